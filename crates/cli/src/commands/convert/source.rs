//! Where games come from: a file or standard input, watched by a progress bar.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Chain, Cursor, Read};
use std::path::Path;

use fencepost_language::Language;

use crate::cli_error::{CliError, reason};
use crate::progress::Progress;

const BUFFER: usize = 1 << 16;

/// The input and its name.
pub(crate) struct Source<'a> {
    pub(crate) name: String,
    pub(crate) reader: Input<'a>,
}

/// What was read to recognise the format, and the rest.
pub(crate) type Input<'a> = Chain<Cursor<Vec<u8>>, BufReader<ProgressReader<'a>>>;

impl<'a> Source<'a> {
    /// Opens a file; `-` is standard input.
    pub(crate) fn open(
        path: &Path,
        standard_input: &'a mut dyn Read,
        watch: bool,
        language: &Language,
    ) -> Result<Source<'a>, CliError> {
        if path == Path::new("-") {
            let progress = Progress::of_bytes(None, watch);
            return Ok(Source::new(language.text("standard-input"), Box::new(standard_input), progress));
        }
        let name = path.display().to_string();
        let opened = File::open(path).and_then(|file| Ok((file.metadata()?, file)));
        let (metadata, file) = opened.map_err(|error| unreadable(&name, &error, language))?;
        let length = metadata.is_file().then_some(metadata.len());
        Ok(Source::new(name, Box::new(file), Progress::of_bytes(length, watch)))
    }

    fn new(name: String, inner: Box<dyn Read + 'a>, progress: Progress) -> Source<'a> {
        let rest = BufReader::with_capacity(BUFFER, ProgressReader { inner, progress });
        Source { name, reader: Cursor::new(Vec::new()).chain(rest) }
    }

    /// Whether this is JSON: it begins with a brace and a quotation mark, with only blanks around the brace.
    pub(crate) fn looks_like_json(&mut self) -> io::Result<bool> {
        let mut head = Vec::new();
        loop {
            let more = self.reader.get_mut().1.by_ref().take(BUFFER as u64).read_until(b'\n', &mut head)?;
            let text = head.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&head);
            let mut letters = text.iter().filter(|byte| !byte.is_ascii_whitespace());
            let is_json = match (letters.next(), letters.next()) {
                (Some(b'{'), None) | (None, _) if more > 0 => continue,
                (Some(b'{'), Some(b'"')) => true,
                _ => false,
            };
            *self.reader.get_mut().0 = Cursor::new(head);
            return Ok(is_json);
        }
    }
}

/// The sentence about a file that cannot be read.
pub(crate) fn unreadable(name: &str, error: &io::Error, language: &Language) -> CliError {
    language.text_with("problem-read", &[("file", name.into()), ("why", reason(error).into())]).into()
}

/// Advances the progress bar as it is read.
pub(crate) struct ProgressReader<'a> {
    inner: Box<dyn Read + 'a>,
    progress: Progress,
}

impl Read for ProgressReader<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(buffer)?;
        self.progress.advance(count as u64);
        Ok(count)
    }
}
