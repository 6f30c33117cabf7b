/** @jest-environment node */
import { inflateSync } from 'node:zlib';
import { smallCover } from '@adp/shared-data/files';
import { coverSizes, drawCover, type CoverName } from './drawCover';

const coverNames: readonly CoverName[] = ['rings', 'grid', 'waves', 'steps', 'drops'];
const images = coverNames.flatMap((name) => (['large', 'small'] as const).map((size) => [name, size] as const));
const maxBytes = { large: 30 * 1024, small: smallCover.maxBytes };
const megabyte = 1024 * 1024;

test.each(images)('%s, %s, is a PNG of the declared size with few bytes and an alternative text', (name, size) => {
  const { bytes, alt } = drawCover(name, size);
  const file = Buffer.from(bytes);
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const { width, height } = coverSizes[size];
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([width, height]);
  expect(file.length).toBeLessThanOrEqual(maxBytes[size]);
  expect(alt).toMatch(/^Abstract pattern: .{20,}\.$/);
});

test.each(images)('the image %s, %s, contains every pixel and more than one colour', (name, size) => {
  const file = Buffer.from(drawCover(name, size).bytes);
  const at = file.indexOf('IDAT', 0, 'latin1');
  const rows = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)), { maxOutputLength: megabyte });
  const { width, height } = coverSizes[size];
  expect(rows.length).toBe((width + 1) * height);
  expect(new Set(rows).size).toBeGreaterThan(3);
});
