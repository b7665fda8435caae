//! Groups of addresses: addresses are counted, but not stored.

use std::net::IpAddr;

use sha2::{Digest, Sha256};

/// One of 65 536 groups, each of tens of thousands of addresses. It is stored with an unfinished game so that one address cannot
/// make too many games, and does not tell who made the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AddressGroup(pub u16);

impl AddressGroup {
    /// The group of an address. Each store has its own salt, so outsiders cannot tell which addresses share a group.
    pub fn of(address: IpAddr, salt: &[u8]) -> AddressGroup {
        let digest = Sha256::new().chain_update(salt).chain_update(address.to_string()).finalize();
        AddressGroup(u16::from_be_bytes([digest[0], digest[1]]))
    }
}
