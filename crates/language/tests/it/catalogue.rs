//! The files of a language, read by the parser without a bundle, so that nothing falls back to English.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

use crate::sources;

/// A line of a language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Line {
    /// The file it stands in, such as `page.ftl`.
    pub(crate) file: String,
    /// The values that it needs.
    pub(crate) values: BTreeSet<String>,
    /// The other messages that it refers to.
    pub(crate) quoted: BTreeSet<String>,
    /// The text itself, with all variants and no values.
    pub(crate) words: String,
    /// Its selectors: the value, and the variants.
    pub(crate) choices: Vec<(String, BTreeSet<String>)>,
}

/// The lines of a language; the attribute `long` of `perft` is `perft.long`. Fails if part of a file cannot be
/// read, or if a message is there twice.
pub(crate) fn lines(tag: &str) -> BTreeMap<String, Line> {
    let mut found = BTreeMap::new();
    for (path, text) in sources::texts(&sources::top().join("locales").join(tag), "ftl") {
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let resource =
            parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in &resource.body {
            let message = match entry {
                Entry::Message(message) => message,
                Entry::Term(term) => panic!("{tag}: the term {} is unknown to the page", term.id.name),
                Entry::Junk { content } => panic!("{tag}: {content}"),
                _ => continue,
            };
            let attributes = message.attributes.iter().map(|it| (format!(".{}", it.id.name), &it.value));
            for (suffix, pattern) in message.value.iter().map(|value| (String::new(), value)).chain(attributes) {
                let id = format!("{}{suffix}", message.id.name);
                let mut line = Line { file: file.clone(), ..Line::default() };
                line.take(pattern);
                assert!(found.insert(id.clone(), line).is_none(), "{}: {id} is there twice", path.display());
            }
        }
    }
    found
}

impl Line {
    fn take(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.words.push_str(value),
                PatternElement::Placeable { expression } => self.take_expression(expression),
            }
        }
    }

    fn take_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.take_inline(inline),
            Expression::Select { selector, variants } => {
                self.take_inline(selector);
                let by = if let InlineExpression::VariableReference { id } = selector { id.name } else { "" };
                let between = variants.iter().map(|variant| match &variant.key {
                    VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => (*name).to_owned(),
                });
                self.choices.push((by.to_owned(), between.collect()));
                for variant in variants {
                    self.take(&variant.value);
                }
            }
        }
    }

    fn take_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.values.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.quoted.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.take_inline(argument);
                }
            }
            InlineExpression::StringLiteral { value } => self.words.push_str(value),
            InlineExpression::Placeable { expression } => self.take_expression(expression),
            _ => {}
        }
    }
}
