/** @jest-environment node */
import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileWriter, writeWhole } from './writeWhole';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whole-'));
  file = join(folder, 'file');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Simulates a disk with `free` bytes that accepts `max` bytes per write. A full disk writes nothing or throws. */
function smallDisk({ max, free = Infinity, full }: { max: number; free?: number; full?: string }): FileWriter {
  let remaining = free;
  const writeSync = (open: number, bytes: Uint8Array, at: number, length: number, position: number) => {
    const taken = Math.min(max, length, remaining);
    if (taken === 0 && full) throw new Error(full);
    remaining -= taken;
    return fs.writeSync(open, bytes, at, taken, position);
  };
  return { ...fs, writeSync: writeSync as typeof fs.writeSync };
}

test('content that the disk accepts in several parts is written completely, readable only by its owner', () => {
  writeWhole(file, 'ééé and more', { files: smallDisk({ max: 5 }) });
  expect(readFileSync(file, 'utf8')).toBe('ééé and more');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['file']);
});

test.each([
  ['reports an error', { max: 5, free: 7, full: 'ENOSPC: no space left on device, write' }, 'ENOSPC'],
  ['accepts no bytes', { max: 5, free: 7 }, 'the disk accepts no more bytes'],
])('a full disk that %s does not change the old file and its backup', (_, disk, why) => {
  const previous = join(folder, 'previous');
  writeFileSync(file, 'old');
  writeFileSync(previous, 'older');
  expect(() => writeWhole(file, 'the new content', { previous, files: smallDisk(disk) })).toThrow(why);
  expect(readFileSync(file, 'utf8')).toBe('old');
  expect(readFileSync(previous, 'utf8')).toBe('older');
  expect(readdirSync(folder)).toEqual(['file', 'previous']);
});

test('a disk that loses bytes is detected before the rename', () => {
  writeFileSync(file, 'old');
  const files = { ...fs, writeSync: ((_: number, __: unknown, ___: number, length: number) => length) as never };
  expect(() => writeWhole(file, 'new', { files })).toThrow('the disk has 0 of 3 bytes');
  expect(readFileSync(file, 'utf8')).toBe('old');
});

test('the previous file is saved as a backup', () => {
  const previous = join(folder, 'previous');
  for (const text of ['1', '2', '3']) writeWhole(file, text, { previous });
  expect([readFileSync(file, 'utf8'), readFileSync(previous, 'utf8')]).toEqual(['3', '2']);
});
