/** @jest-environment node */
import { createFrameReader, encodeFrame } from './frames';

/** Returns the frames that a reader decodes from these chunks. */
function readPieces(pieces: readonly Buffer[], limit = 1_000) {
  const frames: [unknown, string][] = [];
  const read = createFrameReader(limit, (message, bytes) => frames.push([message, bytes.toString()]));
  for (const piece of pieces) read(piece);
  return frames;
}

const first = encodeFrame({ name: 'é' }, Buffer.from('<h1>'), Buffer.from('é</h1>'));
const second = encodeFrame(['second']);
const expected = [
  [{ name: 'é' }, '<h1>é</h1>'],
  [['second'], ''],
];

test('frames are decoded from chunks of any size', () => {
  const all = Buffer.concat([first, second]);
  expect(readPieces([all])).toEqual(expected);
  expect(readPieces(Array.from(all, (byte) => Buffer.from([byte])))).toEqual(expected);
  for (let at = 0; at <= all.length; at += 1)
    expect(readPieces([all.subarray(0, at), all.subarray(at)])).toEqual(expected);
});

test('a frame that is too long is rejected before it is complete', () => {
  expect(() => readPieces([encodeFrame('', Buffer.alloc(2_000)).subarray(0, 20)])).toThrow('too long');
  expect(() => readPieces([Buffer.alloc(8, 255)])).toThrow('too long');
});

test('a message that is not JSON is rejected', () => {
  const frame = encodeFrame('ab');
  frame.write('x', 8);
  expect(() => readPieces([frame])).toThrow(SyntaxError);
});
