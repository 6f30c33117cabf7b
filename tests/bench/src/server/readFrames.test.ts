/** @jest-environment node */
import { readFrames, type Frame } from './readFrames';

function toBytes({ type, stream, length }: Frame): Buffer {
  const frame = Buffer.alloc(9 + length, 0xff);
  frame.writeUIntBE(length, 0, 3);
  frame.writeUInt8(type, 3);
  frame.writeUInt32BE(stream + 0x80_00_00_00, 5);
  return frame;
}

const frames = [
  { type: 4, stream: 0, length: 0 },
  { type: 1, stream: 1, length: 90 },
  { type: 0, stream: 1, length: 70_000 },
  { type: 1, stream: 3, length: 1 },
];
const bytes = Buffer.concat(frames.map(toBytes));

test.each([1, 8, 9, 16_384, bytes.length])('frames are read from pieces of %i bytes', (size) => {
  const read: Frame[] = [];
  const take = readFrames((frame) => read.push(frame));
  for (let start = 0; start < bytes.length; start += size) take(bytes.subarray(start, start + size));
  expect(read).toEqual(frames);
});
