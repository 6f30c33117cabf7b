/** @jest-environment node */
import { articles } from '../kinds/article/articles';
import { smallest } from './fixtures';
import { createFakeData } from './createFakeData';
import { describeDataContract } from './dataContract';

describeDataContract(() => ({ ...createFakeData(), guarded: true }));

test('a fake returns its initial documents', async () => {
  const { reader } = createFakeData({ documents: { 'articles/a1': smallest.article } });
  expect(await reader.get(articles, 'a1')).toEqual({ ...smallest.article, id: 'a1' });
});

test.each([
  [401, 'signed-out', false],
  [403, 'denied', false],
  [429, 'too-many', true],
  [500, 'unavailable', true],
  [503, 'unavailable', true],
  ['network', 'unavailable', true],
  ['hang', 'timeout', true],
] as const)('a fake that fails with %s rejects with the code %s (retryable: %s)', async (how, code, retry) => {
  const { reader, fail } = createFakeData({ timeout: 5 });
  fail(how);
  await expect(reader.list(articles, { order: 'newest' })).rejects.toMatchObject({ name: 'DataError', code, retry });
});
