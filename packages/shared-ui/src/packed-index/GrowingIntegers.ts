/** A growing list of integers below 2^32, four bytes each. */
export class GrowingIntegers {
  private values = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(this.values.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }

  toArray(): Uint32Array {
    return this.values.subarray(0, this.length);
  }
}
