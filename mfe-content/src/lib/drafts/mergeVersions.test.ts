import { mergeVersions } from './mergeVersions';
import { newDraft, picture } from './testing/device';
import type { Version } from './Version';
import { toTrail } from './versionIds';

function version(rev: number, ...trail: readonly string[]): Version {
  return { draft: newDraft({ rev, values: { title: trail.join() } }), trail, forkKey: 'spare' };
}
const mergedTitle = (stored: Version, incoming: Version) => mergeVersions(stored, incoming)?.draft.values.title;

test('a version replaces the version that it is based on', () => {
  expect(mergeVersions(version(5, 'x.1'), version(6, 'x.1', 'a.1'))).toEqual({
    ...version(6, 'x.1', 'a.1'),
    trail: ['x.1', 'a.1'],
  });
  expect(mergedTitle(version(6, 'x.1', 'a.1'), version(5, 'x.1'))).toBe('x.1,a.1');
});

test('two versions that one page bases on the same rev are ordered by time of writing', () => {
  const merged = mergeVersions(version(6, 'x.1', 'a.1'), version(6, 'x.1', 'a.2'));
  expect(merged).toMatchObject({ draft: { rev: 7 }, trail: ['x.1', 'a.1', 'a.2'] });
  expect(mergedTitle(version(6, 'x.1', 'a.2'), version(6, 'x.1', 'a.1'))).toBe('x.1,a.2');
  expect(mergedTitle(version(6, 'x.1', 'a.9'), version(6, 'x.1', 'a.10'))).toBe('x.1,a.10');
});

test('versions that two pages base on the same rev do not replace each other', () => {
  expect(mergeVersions(version(6, 'x.1', 'a.1'), version(6, 'x.1', 'b.1'))).toBeUndefined();
  expect(mergeVersions(version(9, 'x.1', 'a.1', 'b.1'), version(6, 'x.1', 'a.2'))).toBeUndefined();
  expect(mergeVersions(version(6, 'x.1', 'a~.1'), version(6, 'x.1', 'a.2'))).toBeUndefined();
  expect(mergeVersions(version(1, 'a.1'), version(1, 'b.1'))).toBeUndefined();
});

test('the rev identifies the base version if a page has not read its trail', () => {
  expect(mergedTitle(version(5, 'x.1'), version(6, 'a@5', 'a.1'))).toBe('a@5,a.1');
  expect(mergeVersions(version(6, 'x.1'), version(6, 'a@5', 'a.1'))).toBeUndefined();
});

test('without a trail, the newer text replaces the older text', () => {
  expect(mergedTitle(version(5, 'x.1'), version(6, '?6-0'))).toBe('?6-0');
  expect(mergedTitle(version(5, 'x.1'), version(4, '?4-0'))).toBe('x.1');
  expect(mergedTitle(version(5, '?5-0'), version(6, '?5-0', 'a.1'))).toBe('?5-0,a.1');
});

test('merging two copies of a version keeps the copy with the cover', () => {
  const whole = version(6, 'a.1');
  const bare: Version = { ...version(7, 'x.1', 'a.1'), withoutPicture: true };
  const values = { title: 'One', cover: picture };
  const merged = mergeVersions(bare, { ...whole, draft: { ...whole.draft, values } });
  expect(merged).toEqual({ ...version(7, 'x.1', 'a.1'), draft: newDraft({ rev: 7, values }) });
  expect(mergeVersions(whole, { ...whole, withoutPicture: true })).toBe(whole);
});

test('the length of a trail is limited', () => {
  const trail = toTrail(...Array.from({ length: 80 }, (_, index) => `a.${index}`));
  expect([trail.length, trail[0], trail.at(-1)]).toEqual([50, 'a.30', 'a.79']);
});
