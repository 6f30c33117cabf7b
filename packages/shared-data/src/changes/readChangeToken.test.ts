/** @jest-environment node */
import { createFakeData } from '../testing/createFakeData';
import { toChangeTime } from './readChangeToken';
import { toMarkPath } from './toMarkPath';

const at = (second: number) => new Date(Date.UTC(2026, 10, 28, 8, 0, second));

test('a token changes with each change, and contains the time of the last one', async () => {
  const { reader, put } = createFakeData();
  expect(await reader.getChangeToken('articles')).toBe('');
  const tokens = new Set<string>();
  for (let second = 0; second < 5; second += 1) {
    put(toMarkPath('articles', `article-${second}`), { updatedAt: at(second) });
    const token = await reader.getChangeToken('articles');
    expect(toChangeTime(token)).toEqual(at(second));
    tokens.add(token);
  }
  expect(tokens.size).toBe(5);
  expect(await reader.getChangeToken('events')).toBe('');
});

test('a token changes if a commit becomes visible after one that started later', async () => {
  const { reader, put } = createFakeData();
  put(toMarkPath('articles', 'first'), { updatedAt: at(1) });
  put(toMarkPath('articles', 'third'), { updatedAt: at(3) });
  const before = await reader.getChangeToken('articles');
  put(toMarkPath('articles', 'second'), { updatedAt: at(2) });
  const after = await reader.getChangeToken('articles');
  expect(after).not.toBe(before);
  expect(toChangeTime(after)).toEqual(at(3));
});

test('the name of a mark does not contain the id of its document, and has the form that the rules require', () => {
  const names = Array.from({ length: 1_000 }, (_, number) => toMarkPath('profiles', `member-${number}`));
  for (const name of names) expect(name).toMatch(/^changes\/profiles\/marks\/[0-9a-z]{1,4}$/);
  expect(new Set(names).size).toBeGreaterThan(990);
});
