import { readItem } from '../../client/readItem';
import { articles } from '../../kinds/article/articles';
import { toTombstones } from '../../kinds/content/tombstones';
import { products } from '../../kinds/product/products';
import { smallest } from '../fixtures';
import { author, type ContractContext, draft, seedArticles, signInAuthor } from './contractContext';

export function itemContract(context: ContractContext): void {
  test('sending a new item twice does not create a second item', async () => {
    await signInAuthor(context);
    const item = { id: 'mine', author, draft: draft('Sent twice'), status: 'published' } as const;
    const first = await context.back.writer.create(articles, item);
    expect(await context.back.writer.create(articles, item)).toEqual(first);
    const read = await context.back.reader.get(articles, 'mine');
    expect(read).toMatchObject({ title: 'Sent twice', authorUid: 'ada', revision: 1, sample: false });
    expect(read?.publishedAt).toEqual(read?.createdAt);
  });

  test('creating an item fails if another item has the same id', async () => {
    await signInAuthor(context);
    await seedArticles(context, 1);
    const item = { id: 'a1', author, draft: draft('Something else'), status: 'published' } as const;
    await expect(context.back.writer.create(articles, item)).rejects.toMatchObject({ code: 'already-exists' });
  });

  test('alphabetical order ignores case, accents and quotation marks, even after a change and across pages', async () => {
    await signInAuthor(context);
    const titles = [
      'Zambia maps',
      '«Élan» maps',
      'eland maps',
      'École maps',
      'ecological maps',
      'خرائط',
      'إذاعة رقمية',
    ];
    for (const [index, title] of titles.entries()) {
      const item = { id: `p${index}`, author, status: 'published' } as const;
      await context.back.writer.create(products, { ...item, draft: { ...smallest.product, title } });
    }
    const changed = await context.back.reader.getMine(products, 'p0');
    const draft = { ...smallest.product, title: 'Édition maps' };
    await context.back.writer.update(products, { id: 'p0', version: changed?.version ?? '', draft });
    const listed: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await context.back.reader.list(products, { order: 'title', pageSize: 2, cursor });
      listed.push(...page.items.map(({ title }) => title));
      ({ cursor } = page);
    } while (cursor !== null);
    expect(listed).toEqual([
      ...['École maps', 'ecological maps', 'Édition maps', '«Élan» maps', 'eland maps'],
      ...['إذاعة رقمية', 'خرائط'],
    ]);
  });

  test('only the author can read a draft until it is published', async () => {
    await signInAuthor(context);
    const { version } = await context.back.writer.create(articles, {
      id: 'd',
      author,
      draft: draft('Draft'),
      status: 'draft',
    });
    if (context.back.guarded) expect(await context.back.reader.get(articles, 'd')).toBeNull();
    expect((await context.back.reader.listMine(articles, 'ada')).items).toMatchObject([{ id: 'd', status: 'draft' }]);
    const published = await context.back.writer.changeStatus(articles, {
      id: 'd',
      version,
      from: 'draft',
      to: 'published',
    });
    expect(await context.back.reader.get(articles, 'd')).toMatchObject({ status: 'published', revision: 2 });
    await context.back.writer.changeStatus(articles, {
      id: 'd',
      version: published.version,
      from: 'published',
      to: 'archived',
    });
    expect((await context.back.reader.list(articles, { order: 'newest' })).items).toEqual([]);
  });

  test('changing an outdated version fails with a conflict that includes the newer version', async () => {
    await signInAuthor(context);
    const { version } = await context.back.writer.create(articles, {
      id: 'c',
      author,
      draft: draft('First'),
      status: 'draft',
    });
    const second = { id: 'c', version, draft: draft('Second') };
    const { version: now } = await context.back.writer.update(articles, second);
    // The response was lost. Sending the same change again must not cause a conflict.
    expect(await context.back.writer.update(articles, second)).toEqual({ id: 'c', version: now });
    await expect(context.back.writer.update(articles, { ...second, draft: draft('Third') })).rejects.toMatchObject({
      code: 'conflict',
      retry: false,
      newer: { item: { title: 'Second', revision: 2 }, version: now },
    });
  });

  test('clearing a field removes it from the document', async () => {
    await signInAuthor(context);
    const { version } = await context.back.writer.create(articles, {
      id: 's',
      author,
      draft: { ...draft('In a series'), series: 'A series' },
      status: 'draft',
    });
    await context.back.writer.update(articles, { id: 's', version, draft: draft('Without one') });
    const mine = await context.back.reader.getMine(articles, 's');
    expect(mine?.item).toMatchObject({ title: 'Without one', authorUid: 'ada' });
    expect(mine?.item).not.toHaveProperty('series');
  });

  test('an invalid draft is never sent', async () => {
    await signInAuthor(context);
    const bad = { ...draft('x'), themes: [] };
    await expect(
      context.back.writer.create(articles, { id: 'bad', author, draft: bad, status: 'draft' }),
    ).rejects.toMatchObject({
      code: 'invalid',
      fields: ['title', 'themes'],
    });
  });

  test('deleting an item requires the version that the author has seen', async () => {
    await signInAuthor(context);
    const { version } = await context.back.writer.create(articles, {
      id: 'r',
      author,
      draft: draft('Gone soon'),
      status: 'draft',
    });
    await expect(
      context.back.writer.remove(articles, { id: 'r', version: '2020-01-01T00:00:00.000000Z', from: 'draft' }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await context.back.writer.remove(articles, { id: 'r', version, from: 'draft' });
    expect(await context.back.reader.getMine(articles, 'r')).toBeNull();
    // The item has never been public, so it has no tombstone.
    expect(await readItem(context.back.reader, articles, 'r')).toBeNull();
  });

  test('a removed item has a tombstone until it is published again', async () => {
    const { reader, writer } = context.back;
    await signInAuthor(context);
    const item = { id: 'u', author, draft: draft('Removed'), status: 'published' } as const;
    const created = await writer.create(articles, item);
    expect(await readItem(reader, articles, 'u')).toMatchObject({ title: 'Removed' });
    const hidden = await writer.changeStatus(articles, {
      id: 'u',
      version: created.version,
      from: 'published',
      to: 'archived',
    });
    const tombstone = expect.objectContaining({ removedAt: expect.any(Date) as unknown }) as unknown;
    const gone = { code: 'gone', retry: false, tombstone };
    await expect(readItem(reader, articles, 'u')).rejects.toMatchObject(gone);
    const shown = await writer.changeStatus(articles, {
      id: 'u',
      version: hidden.version,
      from: 'archived',
      to: 'published',
    });
    expect(await readItem(reader, articles, 'u')).toMatchObject({ title: 'Removed' });
    expect(await reader.get(toTombstones('articles'), 'u')).toBeNull();
    await writer.remove(articles, { id: 'u', version: shown.version, from: 'published' });
    await expect(readItem(reader, articles, 'u')).rejects.toMatchObject(gone);
  });
}
