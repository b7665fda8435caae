//! The lines of one language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::{LOCALES, Value, digits};

pub(crate) struct Messages {
    bundle: FluentBundle<FluentResource>,
}

impl Messages {
    /// Those of a tag of [`LOCALES`]; none for any other.
    pub(crate) fn of(tag: &str) -> Messages {
        let mut bundle = FluentBundle::new_concurrent(tag.parse().into_iter().collect());
        let files = LOCALES.iter().find(|(name, _)| *name == tag).map_or(&[] as &[&str], |(_, files)| files);
        for &file in files {
            // The valid messages are used even if one of the file is invalid.
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        bundle.set_formatter(digits::formatter(tag));
        Messages { bundle }
    }

    pub(crate) fn set_isolating(&mut self, isolating: bool) {
        self.bundle.set_use_isolating(isolating);
    }

    /// `None` if there is no such message, or if it needs a value that is missing.
    pub(crate) fn format(&self, id: &str, values: &[(&str, Value<'_>)]) -> Option<String> {
        let args: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        errors.is_empty().then_some(text)
    }
}
