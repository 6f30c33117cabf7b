/** A frame of HTTP/2 (RFC 9113, section 4.1). */
export interface Frame {
  readonly type: number;
  /** Id of the request's stream, or 0 for frames of the connection. */
  readonly stream: number;
  /** Size without the frame's header, in bytes. */
  readonly length: number;
}

/** Size of a frame's header, in bytes. */
export const FRAME_HEADER = 9;

/** Returns a function that receives the bytes of a connection in any pieces, and calls `onFrame` for each frame. */
export function readFrames(onFrame: (frame: Frame) => void): (piece: Buffer) => void {
  let header = Buffer.alloc(0);
  /** Bytes to skip until the next header. */
  let payload = 0;
  return (piece) => {
    let at = 0;
    while (at < piece.length) {
      const skipped = Math.min(payload, piece.length - at);
      payload -= skipped;
      at += skipped;
      const part = piece.subarray(at, at + FRAME_HEADER - header.length);
      header = Buffer.concat([header, part]);
      at += part.length;
      if (header.length < FRAME_HEADER) return;
      payload = header.readUIntBE(0, 3);
      // The first bit of the stream's id is reserved.
      onFrame({ type: header.readUInt8(3), stream: header.readUInt32BE(5) & 0x7f_ff_ff_ff, length: payload });
      header = Buffer.alloc(0);
    }
  };
}
