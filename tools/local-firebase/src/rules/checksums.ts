/** Returns the CRC-32 of the bytes, with the least significant byte first, as `hashing.crc32` does. */
export function crc32(bytes: Uint8Array): Uint8Array {
  return crc(bytes, 0xedb88320);
}

/** Returns the CRC-32C (Castagnoli) of the bytes, with the least significant byte first. */
export function crc32c(bytes: Uint8Array): Uint8Array {
  return crc(bytes, 0x82f63b78);
}

/** Calculates a CRC bit by bit. Rules hash too few bytes to justify a lookup table. */
function crc(bytes: Uint8Array, polynomial: number): Uint8Array {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ polynomial : rest >>> 1;
  }
  const out = new Uint8Array(4);
  new DataView(out.buffer).setUint32(0, ~rest >>> 0, true);
  return out;
}
