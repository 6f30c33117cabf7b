import { mergeVersions } from './mergeVersions';
import { newDraft, picture } from './testing/device';
import type { Version } from './Version';
import { toTrail } from './versionIds';

/** A version with a text of its own. */
function version(rev: number, ...trail: readonly string[]): Version {
  return { draft: newDraft({ rev, values: { title: trail.join() } }), trail, forkKey: 'spare' };
}
const mergedTitle = (stored: Version, incoming: Version) => mergeVersions(stored, incoming)?.draft.values.title;

test('what was made from the other stands on it', () => {
  expect(mergeVersions(version(5, 'x.1'), version(6, 'x.1', 'a.1'))).toEqual({
    ...version(6, 'x.1', 'a.1'),
    trail: ['x.1', 'a.1'],
  });
  expect(mergedTitle(version(6, 'x.1', 'a.1'), version(5, 'x.1'))).toBe('x.1,a.1');
});

test('what a page gives twice from one rev is in the order of writing', () => {
  const merged = mergeVersions(version(6, 'x.1', 'a.1'), version(6, 'x.1', 'a.2'));
  expect(merged).toMatchObject({ draft: { rev: 7 }, trail: ['x.1', 'a.1', 'a.2'] });
  expect(mergedTitle(version(6, 'x.1', 'a.2'), version(6, 'x.1', 'a.1'))).toBe('x.1,a.2');
  expect(mergedTitle(version(6, 'x.1', 'a.9'), version(6, 'x.1', 'a.10'))).toBe('x.1,a.10');
});

test('neither stands for the other when two pages have gone on from one rev', () => {
  expect(mergeVersions(version(6, 'x.1', 'a.1'), version(6, 'x.1', 'b.1'))).toBeUndefined();
  expect(mergeVersions(version(9, 'x.1', 'a.1', 'b.1'), version(6, 'x.1', 'a.2'))).toBeUndefined();
  expect(mergeVersions(version(6, 'x.1', 'a~.1'), version(6, 'x.1', 'a.2'))).toBeUndefined();
  expect(mergeVersions(version(1, 'a.1'), version(1, 'b.1'))).toBeUndefined();
});

test('a rev alone is enough where a page knows no more', () => {
  expect(mergedTitle(version(5, 'x.1'), version(6, 'a@5', 'a.1'))).toBe('a@5,a.1');
  expect(mergeVersions(version(6, 'x.1'), version(6, 'a@5', 'a.1'))).toBeUndefined();
});

test('of a text without marks the newer counts', () => {
  expect(mergedTitle(version(5, 'x.1'), version(6, '?6-0'))).toBe('?6-0');
  expect(mergedTitle(version(5, 'x.1'), version(4, '?4-0'))).toBe('x.1');
  expect(mergedTitle(version(5, '?5-0'), version(6, '?5-0', 'a.1'))).toBe('?5-0,a.1');
});

test('the same version is taken with its picture', () => {
  const whole = version(6, 'a.1');
  const bare: Version = { ...version(7, 'x.1', 'a.1'), withoutPicture: true };
  const values = { title: 'One', cover: picture };
  const merged = mergeVersions(bare, { ...whole, draft: { ...whole.draft, values } });
  expect(merged).toEqual({ ...version(7, 'x.1', 'a.1'), draft: newDraft({ rev: 7, values }) });
  expect(mergeVersions(whole, { ...whole, withoutPicture: true })).toBe(whole);
});

test('a trail ends somewhere', () => {
  const trail = toTrail(...Array.from({ length: 80 }, (_, index) => `a.${index}`));
  expect([trail.length, trail[0], trail.at(-1)]).toEqual([50, 'a.30', 'a.79']);
});
