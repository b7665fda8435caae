//! The cheapest perfect matching of a graph, by Edmonds' blossom algorithm with dual variables (primal-dual), in O(n³).
//!
//! Every vertex has a dual, and so has every blossom, a set of an odd number of vertices that is treated as one. What an edge costs beyond
//! the duals of its two ends is its slack. No edge has a negative slack, and all pairs have none: once everybody is paired,
//! no matching can be cheaper. One vertex after the other is the root of a tree of edges without slack, which grows until it
//! reaches somebody who is free.
//!
//! All slacks are those of twice the costs, so that half of one is a whole number.

/// A vertex that is alone, or a blossom: vertices have the first numbers.
type Node = usize;

/// What a node is in the tree of the current root.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Unlabelled,
    /// An even number of edges away from the root: whoever is next to it could be paired with it.
    Outer,
    /// An odd number of edges away: reached by an edge from the first vertex, which is outer, to the second, which is in the node.
    Inner(usize, usize),
}

/// An odd cycle of nodes that are one. The first holds the base, the only vertex that is not paired within; then
/// the second is paired with the third, and so on.
#[derive(Clone, Default)]
struct Blossom {
    children: Vec<Node>,
    /// The edge from each child to the next, as vertices.
    links: Vec<(usize, usize)>,
    vertices: Vec<usize>,
}

/// What happens next in the growth of a tree.
#[derive(Clone, Copy)]
enum Step {
    /// The edge from this vertex to the closest outer one reaches a new node.
    Grow(usize),
    /// It closes a cycle.
    Merge(usize),
    /// The dual of this inner blossom has become nothing.
    Expand(Node),
}

/// The costs of all edges, both ways.
pub(crate) struct Costs {
    count: usize,
    costs: Vec<i128>,
}

impl Costs {
    const ABSENT: i128 = i128::MAX;

    pub(crate) fn new(count: usize) -> Costs {
        Costs { count, costs: vec![Costs::ABSENT; count * count] }
    }

    /// A cost is at least 0, and so small that thousands of them can be added up.
    pub(crate) fn set(&mut self, one: usize, other: usize, cost: i128) {
        self.costs[one * self.count + other] = cost;
        self.costs[other * self.count + one] = cost;
    }

    fn of(&self, one: usize, other: usize) -> Option<i128> {
        Some(self.costs[one * self.count + other]).filter(|&cost| cost != Costs::ABSENT)
    }
}

struct Matching<'a> {
    costs: &'a Costs,
    count: usize,
    /// The partner of each vertex.
    mates: Vec<Option<usize>>,
    /// The duals of vertices and, halved, of blossoms.
    duals: Vec<i128>,
    blossoms: Vec<Blossom>,
    unused: Vec<Node>,
    base: Vec<usize>,
    /// The outermost node that holds each vertex.
    outermost: Vec<Node>,
    labels: Vec<Label>,
    /// For each vertex the outer one in another node to which the slack is least, and that slack.
    closest: Vec<Option<(usize, i128)>>,
    /// For each node and each vertex outside it: the vertex in the node to which the slack is least. All of a node
    /// have their duals changed alike, so that this holds as long as the node.
    doors: Vec<Vec<u32>>,
}

/// Pairs all vertices so that the sum of costs is least, and returns the partner of each. None if they cannot all be paired.
pub(crate) fn cheapest_perfect_matching(costs: &Costs) -> Option<Vec<usize>> {
    solve(costs).map(|solved| solved.mates.into_iter().flatten().collect())
}

fn solve(costs: &Costs) -> Option<Matching<'_>> {
    let mut matching = Matching::new(costs);
    matching.pair_by_cheapest_edges();
    for root in 0..costs.count {
        if matching.mates[root].is_none() && !matching.pair(root) {
            return None;
        }
    }
    Some(matching)
}

impl<'a> Matching<'a> {
    fn new(costs: &'a Costs) -> Matching<'a> {
        let count = costs.count;
        // Blossoms are nested or apart, and odd.
        let nodes = count + count / 2;
        let cheapest = |one: usize| (0..count).filter_map(|other| costs.of(one, other)).min().unwrap_or(0);
        Matching {
            costs,
            count,
            mates: vec![None; count],
            duals: (0..nodes).map(|node| if node < count { cheapest(node) } else { 0 }).collect(),
            blossoms: vec![Blossom::default(); nodes - count],
            unused: (count..nodes).collect(),
            base: (0..nodes).collect(),
            outermost: (0..count).collect(),
            labels: vec![Label::Unlabelled; nodes],
            closest: vec![None; count],
            doors: vec![Vec::new(); nodes - count],
        }
    }

    /// A start that is nearly right where few want the same partner.
    fn pair_by_cheapest_edges(&mut self) {
        for one in 0..self.count {
            let is_free = |other: &usize| self.mates[*other].is_none() && self.slack(one, *other) == Some(0);
            if self.mates[one].is_none()
                && let Some(other) = (0..self.count).find(is_free)
            {
                self.marry(one, other);
            }
        }
    }

    fn slack(&self, one: usize, other: usize) -> Option<i128> {
        self.costs.of(one, other).map(|cost| 2 * cost - self.duals[one] - self.duals[other])
    }

    fn door(&self, node: Node, vertex: usize) -> usize {
        if node < self.count { node } else { self.doors[node - self.count][vertex] as usize }
    }

    fn vertices(&self, node: Node) -> Vec<usize> {
        if node < self.count { vec![node] } else { self.blossoms[node - self.count].vertices.clone() }
    }

    /// Finds a partner for a free vertex, by which others may get another one.
    fn pair(&mut self, root: usize) -> bool {
        self.labels.fill(Label::Unlabelled);
        self.closest.fill(None);
        self.make_outer(self.outermost[root]);
        while let Some((step, change)) = self.next_step() {
            self.change_duals(change);
            match step {
                Step::Grow(vertex) => {
                    if self.grow(vertex) {
                        self.augment(vertex);
                        return true;
                    }
                }
                Step::Merge(vertex) => self.merge(vertex),
                Step::Expand(node) => self.expand(node),
            }
        }
        false
    }

    /// What becomes possible by the least change of duals, and that change.
    fn next_step(&self) -> Option<(Step, i128)> {
        let by_edges = (0..self.count).filter_map(|vertex| {
            let (_, slack) = self.closest[vertex]?;
            match self.labels[self.outermost[vertex]] {
                Label::Unlabelled => Some((Step::Grow(vertex), slack)),
                Label::Outer => Some((Step::Merge(vertex), slack / 2)),
                Label::Inner(..) => None,
            }
        });
        let by_blossoms = (self.count..self.labels.len())
            .filter(|&node| matches!(self.labels[node], Label::Inner(..)))
            .map(|node| (Step::Expand(node), self.duals[node]));
        by_edges.chain(by_blossoms).min_by_key(|&(_, change)| change)
    }

    /// Edges in the tree keep their slack of nothing, and those out of outer nodes lose slack.
    fn change_duals(&mut self, change: i128) {
        for vertex in 0..self.count {
            match self.labels[self.outermost[vertex]] {
                Label::Unlabelled => {
                    self.closest[vertex] = self.closest[vertex].map(|(other, slack)| (other, slack - change));
                }
                Label::Outer => {
                    self.duals[vertex] += change;
                    self.closest[vertex] = self.closest[vertex].map(|(other, slack)| (other, slack - 2 * change));
                }
                Label::Inner(..) => self.duals[vertex] -= change,
            }
        }
        for node in self.count..self.labels.len() {
            match self.labels[node] {
                Label::Unlabelled => {}
                Label::Outer => self.duals[node] += change,
                Label::Inner(..) => self.duals[node] -= change,
            }
        }
    }

    /// Makes a node outer, and tells all vertices elsewhere that it may be the closest.
    fn make_outer(&mut self, node: Node) {
        self.labels[node] = Label::Outer;
        for vertex in 0..self.count {
            if self.outermost[vertex] == node {
                continue;
            }
            let door = self.door(node, vertex);
            if let Some(slack) = self.slack(door, vertex)
                && self.closest[vertex].is_none_or(|(_, least)| slack < least)
            {
                self.closest[vertex] = Some((door, slack));
            }
        }
    }

    /// Takes the node of a vertex into the tree, and the partner of that node. Whether the node is free.
    fn grow(&mut self, vertex: usize) -> bool {
        let (from, _) = self.closest[vertex].expect("it was reached");
        let node = self.outermost[vertex];
        self.labels[node] = Label::Inner(from, vertex);
        match self.mates[self.base[node]] {
            Some(mate) => self.make_outer(self.outermost[mate]),
            None => return true,
        }
        false
    }

    /// The edge from an outer node towards the root, or from an inner one: from its own vertex to the other.
    fn edge_to_parent(&self, node: Node) -> Option<(usize, usize)> {
        match self.labels[node] {
            Label::Inner(from, vertex) => Some((vertex, from)),
            _ => self.mates[self.base[node]].map(|mate| (self.base[node], mate)),
        }
    }

    /// The nodes from that of a vertex to the root.
    fn path_to_root(&self, vertex: usize) -> Vec<Node> {
        let up = |&node: &Node| self.edge_to_parent(node).map(|(_, parent)| self.outermost[parent]);
        std::iter::successors(Some(self.outermost[vertex]), up).collect()
    }

    /// Makes a cycle of the tree one node.
    fn merge(&mut self, vertex: usize) {
        let (other, _) = self.closest[vertex].expect("it was reached");
        let (mut up, mut down) = (self.path_to_root(vertex), self.path_to_root(other));
        let mut top = self.outermost[vertex];
        while let (Some(&one), Some(another)) = (up.last(), down.last())
            && one == *another
        {
            top = one;
            up.pop();
            down.pop();
        }
        let upwards = |&node: &Node| self.edge_to_parent(node).expect("it is below another");
        let mut links: Vec<(usize, usize)> = up.iter().rev().map(upwards).map(|(own, parent)| (parent, own)).collect();
        links.push((vertex, other));
        links.extend(down.iter().map(upwards));
        let children = std::iter::once(top).chain(up.into_iter().rev()).chain(down).collect();
        self.make_blossom(children, links);
    }

    fn make_blossom(&mut self, children: Vec<Node>, links: Vec<(usize, usize)>) {
        let node = self.unused.pop().expect("odd sets that are nested or apart are fewer than half the vertices");
        let nearest = |vertex: usize| {
            let doors = children.iter().map(|&child| self.door(child, vertex));
            doors.min_by_key(|&door| self.slack(door, vertex).unwrap_or(i128::MAX)).unwrap_or(vertex) as u32
        };
        self.doors[node - self.count] = (0..self.count).map(nearest).collect();
        let vertices: Vec<usize> = children.iter().flat_map(|&child| self.vertices(child)).collect();
        for &vertex in &vertices {
            self.outermost[vertex] = node;
        }
        for &vertex in &vertices {
            self.closest[vertex] = self.closest[vertex].filter(|&(other, _)| self.outermost[other] != node);
        }
        for &child in &children {
            self.labels[child] = Label::Unlabelled;
        }
        self.base[node] = self.base[children[0]];
        self.duals[node] = 0;
        self.blossoms[node - self.count] = Blossom { children, links, vertices };
        self.make_outer(node);
    }

    /// Replaces an inner blossom by its children. Those between the edge by which it was reached and its base stay in the tree.
    fn expand(&mut self, node: Node) {
        let Label::Inner(from, vertex) = self.labels[node] else { unreachable!("outer blossoms gain") };
        let blossom = std::mem::take(&mut self.blossoms[node - self.count]);
        self.labels[node] = Label::Unlabelled;
        self.unused.push(node);
        for &child in &blossom.children {
            for inside in self.vertices(child) {
                self.outermost[inside] = child;
            }
        }
        let entry = self.outermost[vertex];
        self.labels[entry] = Label::Inner(from, vertex);
        for ((outer, from), (inner, vertex)) in blossom.way_to_base(entry) {
            self.make_outer(outer);
            self.labels[inner] = Label::Inner(from, vertex);
        }
    }

    /// Pairs anew along the path from a free vertex to the root.
    fn augment(&mut self, free: usize) {
        let mut next = Some(free);
        while let Some(reached) = next {
            let inner = self.outermost[reached];
            let Label::Inner(from, vertex) = self.labels[inner] else { unreachable!("inner and outer take turns") };
            let outer = self.outermost[from];
            next = self.mates[self.base[outer]];
            self.move_base(inner, vertex);
            self.move_base(outer, from);
            self.marry(from, vertex);
        }
    }

    fn marry(&mut self, one: usize, other: usize) {
        self.mates[one] = Some(other);
        self.mates[other] = Some(one);
    }

    /// Pairs the vertices of a node so that another is left over.
    fn move_base(&mut self, node: Node, vertex: usize) {
        self.base[node] = vertex;
        if node < self.count {
            return;
        }
        let mut blossom = std::mem::take(&mut self.blossoms[node - self.count]);
        let holds = |&child: &Node| {
            child == vertex || child >= self.count && self.blossoms[child - self.count].vertices.contains(&vertex)
        };
        let place = blossom.children.iter().position(holds).expect("a node holds its vertices");
        let child = blossom.children[place];
        self.move_base(child, vertex);
        for ((one, from), (other, to)) in blossom.way_to_base(child) {
            self.move_base(one, from);
            self.move_base(other, to);
            self.marry(from, to);
        }
        blossom.children.rotate_left(place);
        blossom.links.rotate_left(place);
        self.blossoms[node - self.count] = blossom;
    }
}

impl Blossom {
    /// The edges that are not of pairs on the way from a child to that of the base, on the side where the child's own pair
    /// is: each from a child and a vertex to a child and a vertex.
    fn way_to_base(&self, child: Node) -> Vec<((Node, usize), (Node, usize))> {
        let size = self.children.len();
        let mut place = self.children.iter().position(|&it| it == child).expect("it is one of the children");
        let forwards = place % 2 == 1;
        let mut way = Vec::new();
        while place != 0 {
            let (one, other, link) = if forwards {
                (place + 1, (place + 2) % size, self.links[place + 1])
            } else {
                let (to, from) = self.links[place - 2];
                (place - 1, place - 2, (from, to))
            };
            way.push(((self.children[one], link.0), (self.children[other], link.1)));
            place = other;
        }
        way
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn total(costs: &Costs, mates: &[usize]) -> i128 {
        let pairs = mates.iter().enumerate().filter(|(one, other)| one < other);
        pairs.map(|(one, &other)| costs.of(one, other).expect("pairs are edges")).sum()
    }

    /// The least sum over all ways to pair those who are left, one after the other.
    fn by_brute_force(costs: &Costs, left: &[usize]) -> Option<i128> {
        let Some((&one, rest)) = left.split_first() else { return Some(0) };
        let with = |place: usize| {
            let mut rest = rest.to_vec();
            let other = rest.remove(place);
            Some(costs.of(one, other)? + by_brute_force(costs, &rest)?)
        };
        (0..rest.len()).filter_map(with).min()
    }

    /// That no matching is cheaper follows from the duals: the slacks of a perfect matching are at least nothing in sum, and the sum of its costs
    /// differs from that by the duals alone.
    fn assert_proven(solved: &Matching) {
        let in_use = |&node: &Node| !solved.unused.contains(&node);
        let blossoms: Vec<Node> = (solved.count..solved.labels.len()).filter(in_use).collect();
        let vertices = |node: Node| &solved.blossoms[node - solved.count].vertices;
        for &node in &blossoms {
            assert!(solved.duals[node] >= 0);
            let paired_outside =
                vertices(node).iter().filter(|&&it| !vertices(node).contains(&solved.mates[it].unwrap()));
            assert!(solved.duals[node] == 0 || paired_outside.count() == 1);
        }
        for one in 0..solved.count {
            for other in 0..one {
                let both = |node: &&Node| vertices(**node).contains(&one) && vertices(**node).contains(&other);
                let within: i128 = blossoms.iter().filter(both).map(|&node| 2 * solved.duals[node]).sum();
                let slack = solved.slack(one, other).map(|slack| slack + within);
                assert!(slack.is_none_or(|slack| slack >= 0));
                assert!(solved.mates[one] != Some(other) || slack == Some(0));
            }
        }
    }

    /// A graph in which one edge in so many is missing.
    fn graph(count: usize, most: u64, missing: u64, seed: u64) -> Costs {
        let mut state = seed;
        let mut random = |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % below
        };
        let mut costs = Costs::new(count);
        for one in 0..count {
            for other in 0..one {
                if random(10) >= missing {
                    costs.set(one, other, random(most).into());
                }
            }
        }
        costs
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn no_matching_is_cheaper(half in 0usize..=5, most in 1u64..40, missing in 0u64..9, seed: u64) {
            let costs = graph(2 * half, most, missing, seed);
            let all: Vec<usize> = (0..2 * half).collect();
            let found = cheapest_perfect_matching(&costs);
            prop_assert_eq!(found.map(|mates| total(&costs, &mates)), by_brute_force(&costs, &all));
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn a_large_matching_is_proven_by_its_duals(half in 10usize..=40, most in 1u64..2000, missing in 0u64..10, seed: u64) {
            if let Some(solved) = solve(&graph(2 * half, most, missing, seed)) {
                assert_proven(&solved);
            }
        }
    }

    #[test]
    fn costs_may_be_as_large_as_packed_ones() {
        let mut costs = graph(60, u64::MAX >> 33, 3, 1);
        for cost in costs.costs.iter_mut().filter(|cost| **cost != Costs::ABSENT) {
            *cost <<= 112 - 31;
        }
        assert_proven(&solve(&costs).expect("it has a matching"));
    }

    #[test]
    fn an_odd_number_cannot_be_paired() {
        assert_eq!(cheapest_perfect_matching(&graph(7, 9, 0, 1)), None);
    }
}
