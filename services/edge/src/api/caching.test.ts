/** @jest-environment node */
import { articles } from '@adp/shared-data/article';
import { createWriter, smallest } from '@adp/shared-data/testing';
import { author, config, entries, hour, manyArticles, open, type Body } from './testing/startApi';

describe.each(entries)('%s', (_, through) => {
  test('a response that the client already has is not sent again, even if the data has been read again', async () => {
    const { get, wait } = await open(through, manyArticles(3));
    const etag = (await get('articles')).headers.get('etag') ?? '';
    wait(hour);
    const again = await get('articles', { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('concurrent requests share one read', async () => {
    const { get, reads } = await open(through, manyArticles(30));
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('articles')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    // The requests are for the change token of the collection, the list and the total.
    expect(reads()).toBe(3);
  });

  test('a response is current for 30 seconds, and is then revalidated with one read', async () => {
    const { get, reads, wait } = await open(through, manyArticles(30));
    const ages = async () => (await get('articles')).headers.get('age');
    await get('articles/a1');
    expect(await ages()).toBe('0');
    reads();
    wait(29_000);
    expect([await ages(), reads()]).toEqual(['29', 0]);
    wait(2_000);
    expect([await ages(), reads()]).toEqual(['0', 1]);
    expect((await get('articles/a1')).headers.get('cache-control')).toBe(
      'public, max-age=30, s-maxage=30, stale-while-revalidate=30',
    );
    expect(reads()).toBe(0);
    // Time-dependent lists change without a write.
    wait(10 * 60_000);
    await get('articles');
    expect(reads()).toBe(3);
  });

  test('a change is visible immediately with `fresh`, and to everyone within 30 seconds', async () => {
    const { data, read, get, wait } = await open(through, manyArticles(2));
    const ids = async (query = '') => (await read(`articles${query}`)).items.map(({ id }) => id);
    expect(await ids()).toEqual(['a0', 'a1']);
    data.signIn('ada');
    const fetch = data.fetch;
    const writer = createWriter(config, { fetch, getToken: () => Promise.resolve('ada'), now: () => wait(0) });
    const { title, summary, body, lang, themes, tags, countries, sources } = smallest.article;
    const draft = { title, summary, body, lang, themes, tags, countries, sources };
    const { version } = await writer.create(articles, { id: 'new', author, draft, status: 'published' });
    wait(1_000);
    expect(await ids()).toEqual(['a0', 'a1']);
    const mine = await get('articles?fresh=1');
    expect(mine.headers.get('cache-control')).toBe('private, no-cache');
    expect(((await mine.json()) as Body).items).toHaveLength(3);
    // The fresh read has also updated the cache for other requests.
    expect(await ids()).toHaveLength(3);
    expect((await get('articles/new')).status).toBe(200);
    await writer.changeStatus(articles, { id: 'new', version, from: 'published', to: 'archived' });
    wait(30_000);
    expect(await ids()).toEqual(['a0', 'a1']);
    const removed = await get('articles/new');
    expect([removed.status, await removed.json()]).toMatchObject([
      410,
      { error: { code: 'gone', removedAt: '2026-11-21T08:00:01.000Z' } },
    ]);
  });

  test('while the data service fails, stored responses are sent and all other requests get a 503', async () => {
    const { data, get, wait } = await open(through, manyArticles(2));
    await get('articles');
    data.fail(500);
    wait(45_000);
    const earlier = await get('articles');
    expect([earlier.status, earlier.headers.get('age')]).toEqual([200, '60']);
    const uncached = await get('events');
    expect([uncached.status, uncached.headers.get('retry-after'), uncached.headers.get('cache-control')]).toEqual([
      503,
      '30',
      'no-store',
    ]);
    data.fail(null);
    expect((await get('events')).status).toBe(200);
  });

  test('an IP address is limited to 600 requests a minute, 120 of which can read data and 30 can use `fresh`', async () => {
    const { get, reads, wait } = await open(through, manyArticles(2));
    const from = (address: string, path = 'articles') => get(path, { headers: { 'x-address': address } });
    const statuses = async (count: number, path: (number: number) => string) => {
      const answers: number[] = [];
      for (let number = 0; number < count; number += 1) answers.push((await from('one', path(number))).status);
      return answers.filter((status) => status === 200 || status === 404).length;
    };
    expect(await statuses(40, () => 'articles?fresh=1')).toBe(40);
    // The reads are the list, its change token, and the token again for each of thirty requests.
    expect(reads()).toBeLessThanOrEqual(32);
    expect(await statuses(200, (number) => `articles/x${number}`)).toBeLessThan(120);
    expect(await statuses(600, () => 'articles')).toBe(360);
    const refused = await from('one');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await from('two')).status).toBe(200);
    wait(60_000);
    expect((await from('one')).status).toBe(200);
  });
});
