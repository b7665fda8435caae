//! The single shapes of a drawing: painted one after the other, they give the whole.

use resvg::usvg::roxmltree::{Document, Node};

use crate::raster::RasterError;

/// The shapes of an SVG, each as an element with the groups around it.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Parts {
    /// The beginning of the SVG, up to its last definition.
    head: String,
    pub(crate) shapes: Vec<String>,
}

impl Parts {
    pub(crate) fn of(svg: &str) -> Result<Parts, RasterError> {
        let document = Document::parse(svg).map_err(|error| RasterError::Svg(error.to_string()))?;
        let root = document.root_element();
        let mut parts = Parts { head: opening_of(root, svg).to_owned(), shapes: Vec::new() };
        for child in root.children() {
            if child.has_tag_name((SVG, "defs")) {
                parts.head.push_str(&svg[child.range()]);
            } else {
                parts.add(child, svg, &mut Vec::new());
            }
        }
        Ok(parts)
    }

    /// An SVG of one of the shapes, as large as the whole.
    pub(crate) fn svg_of(&self, shape: &str) -> String {
        format!("{}{shape}</svg>", self.head)
    }

    /// Whether both drawings have the same size and the same definitions.
    pub(crate) fn fit(&self, other: &Parts) -> bool {
        self.head == other.head
    }

    fn add<'a>(&mut self, node: Node<'a, 'a>, svg: &'a str, groups: &mut Vec<&'a str>) {
        // A group that is blended as a whole cannot be painted shape by shape.
        if node.has_tag_name((SVG, "g")) && !node.has_attribute("opacity") {
            groups.push(opening_of(node, svg));
            for child in node.children() {
                self.add(child, svg, groups);
            }
            groups.pop();
        } else if node.is_element() {
            self.shapes.push([&groups.concat(), &svg[node.range()], &"</g>".repeat(groups.len())].concat());
        }
    }
}

const SVG: &str = "http://www.w3.org/2000/svg";

/// An element's start tag.
fn opening_of<'a>(node: Node<'_, '_>, svg: &'a str) -> &'a str {
    let range = node.range();
    &svg[range.start..node.first_child().map_or(range.end, |child| child.range().start)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_keep_their_groups_and_definitions() {
        let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><defs><g id=\"a\"/></defs>";
        let body =
            "<g fill=\"#fff\"><rect/><g><use href=\"#a\"/></g><g opacity=\".5\"><rect/></g></g><g/><text>x</text>";
        let parts = Parts::of(&format!("{head}{body}</svg>")).expect("an SVG");
        assert_eq!(
            parts.shapes,
            [
                "<g fill=\"#fff\"><rect/></g>",
                "<g fill=\"#fff\"><g><use href=\"#a\"/></g></g>",
                "<g fill=\"#fff\"><g opacity=\".5\"><rect/></g></g>",
                "<text>x</text>"
            ]
        );
        assert_eq!(parts.svg_of("<rect/>"), format!("{head}<rect/></svg>"));
    }
}
