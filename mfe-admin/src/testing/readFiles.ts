/** Adds `File` methods that jsdom lacks. */
export function installFileReading(): void {
  Blob.prototype.arrayBuffer = function (this: Blob) {
    return new Promise((done) => {
      const reader = new FileReader();
      reader.onload = () => {
        const { result } = reader;
        done(
          typeof result === 'string' || result === null ? new ArrayBuffer(0) : new Uint8Array(result).slice().buffer,
        );
      };
      reader.readAsArrayBuffer(this);
    });
  };
}
