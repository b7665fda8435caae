fn main() {
    let a: Vec<String> = std::env::args().collect();
    let d: u32 = a[1].parse().unwrap();
    let p: fencepost_rules::Position = if a.len() > 2 { a[2].parse().unwrap() } else { Default::default() };
    let t = std::time::Instant::now();
    let n = fencepost_rules::perft::perft(&p, d);
    println!("{n} {:?}", t.elapsed());
}
