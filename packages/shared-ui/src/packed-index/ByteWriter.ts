/** A growing sequence of bytes. Integers are written in as few bytes as possible, seven bits each. */
export class ByteWriter {
  private bytes = new Uint8Array(1024);
  length = 0;

  writeInteger(value: number): void {
    this.reserve(5);
    let rest = value;
    while (rest > 0x7f) {
      this.bytes[this.length++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    this.bytes[this.length++] = rest;
  }

  writeBytes(added: Uint8Array): void {
    this.reserve(added.length);
    this.bytes.set(added, this.length);
    this.length += added.length;
  }

  toBytes(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  private reserve(count: number): void {
    if (this.length + count <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.length + count));
    larger.set(this.bytes);
    this.bytes = larger;
  }
}
