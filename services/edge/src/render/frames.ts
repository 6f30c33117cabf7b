/** Encodes a message as a frame. Node's IPC channel is not used, because a child process can crash its parent through it. */
export function encodeFrame(message: unknown, ...bytes: readonly Uint8Array[]): Buffer {
  const json = Buffer.from(JSON.stringify(message));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32LE(json.length, 0);
  lengths.writeUInt32LE(
    bytes.reduce((sum, { length }) => sum + length, 0),
    4,
  );
  return Buffer.concat([lengths, json, ...bytes]);
}

/** Calls `onFrame` with each complete frame. @throws Error for invalid JSON, or a frame above `limit` bytes */
export function createFrameReader(
  limit: number,
  onFrame: (message: unknown, bytes: Buffer) => void,
): (chunk: Buffer) => void {
  let chunks: Buffer[] = [];
  let received = 0;
  let needed = 8;
  return (chunk) => {
    chunks.push(chunk);
    received += chunk.length;
    while (received >= needed) {
      const buffer = Buffer.concat(chunks);
      const jsonEnd = 8 + buffer.readUInt32LE(0);
      const end = jsonEnd + buffer.readUInt32LE(4);
      if (end > limit) throw new Error('A message is too long.');
      if (received < end) {
        chunks = [buffer];
        needed = end;
        return;
      }
      chunks = [buffer.subarray(end)];
      received -= end;
      needed = 8;
      onFrame(JSON.parse(buffer.toString('utf8', 8, jsonEnd)), buffer.subarray(jsonEnd, end));
    }
  };
}
