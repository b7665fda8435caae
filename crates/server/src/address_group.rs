//! Addresses, counted without being remembered.

use std::net::IpAddr;

use sha2::{Digest, Sha256};

/// One of 65 536 numbers, each of which stands for tens of thousands of addresses. It is stored with a game that is not over, so
/// that one address cannot make too many, and tells nothing about whoever made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AddressGroup(pub u16);

impl AddressGroup {
    /// The crowd of an address. Each store has its own salt, so nobody outside can tell who shares a crowd with whom.
    pub fn of(address: IpAddr, salt: &[u8]) -> AddressGroup {
        let digest = Sha256::new().chain_update(salt).chain_update(address.to_string()).finalize();
        AddressGroup(u16::from_be_bytes([digest[0], digest[1]]))
    }
}
