/** @jest-environment node */
import { inflateSync } from 'node:zlib';
import { coverSize, drawCover, type CoverName } from './drawCover';

const coverNames: readonly CoverName[] = ['rings', 'grid', 'waves', 'steps', 'drops'];
const megabyte = 1024 * 1024;

test.each(coverNames)('%s is a small PNG of the declared size with an alternative text', (name) => {
  const { bytes, alt } = drawCover(name);
  const file = Buffer.from(bytes);
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([coverSize.width, coverSize.height]);
  expect(file.length).toBeLessThanOrEqual(30 * 1024);
  expect(alt).toMatch(/^Abstract pattern: .{20,}\.$/);
});

test.each(coverNames)('the image %s contains every pixel and more than one colour', (name) => {
  const file = Buffer.from(drawCover(name).bytes);
  const at = file.indexOf('IDAT', 0, 'latin1');
  const rows = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)), { maxOutputLength: megabyte });
  expect(rows.length).toBe((coverSize.width + 1) * coverSize.height);
  expect(new Set(rows).size).toBeGreaterThan(3);
});
