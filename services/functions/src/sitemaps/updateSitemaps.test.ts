import { toStored } from '@adp/shared-data/fields';
import { smallest } from '@adp/shared-data/testing';
import { deliver } from '../testing/deliverEvents';
import { article, startSite } from '../testing/startSite';
import { updateSitemaps } from './updateSitemaps';

interface Stored {
  readonly path: string;
  readonly languages?: readonly string[];
  readonly lastmod?: string;
}

const start = Date.UTC(2026, 10, 28, 8);
const at = (minutes: number) => new Date(start + minutes * 60_000);
const november = 'articles-2026-11.json';

/** Starts a site with stored files. `run` delivers events and updates the sitemap, as five minutes of background work do. */
function open() {
  let minutes = 0;
  const reads: string[] = [];
  const site = startSite({ now: () => at(minutes).getTime(), onRead: (path) => reads.push(path) });
  const files = new Map<string, string>();
  const written: string[] = [];
  let failing: string | undefined;
  let interruption: (() => Promise<void>) | undefined;
  const administrator = {
    ...site.administrator,
    readFileStart: (name: string) => {
      const content = files.get(name);
      return Promise.resolve(content === undefined ? undefined : Buffer.from(content));
    },
    saveFile: async (name: string, content: Uint8Array) => {
      if (failing !== undefined && name.endsWith(failing)) throw new Error('No answer');
      written.push(name.replace('sitemaps/', ''));
      files.set(name, Buffer.from(content).toString());
      const interrupt = interruption;
      interruption = undefined;
      await interrupt?.();
    },
  };
  const update = () => {
    minutes += 5;
    return updateSitemaps(administrator, site)({ time: at(minutes).toISOString() });
  };
  return {
    ...site,
    update,
    run: async () => {
      await deliver(site, site.takeEvents());
      return update();
    },
    /** Publishes or changes an item through a commit, which triggers events. */
    write: (path: string, fields: object) => site.administrator.commit([{ path, fields: { ...fields } }]),
    remove: (path: string) => site.administrator.commit([{ path, deleted: true }]),
    read: (name: string) => JSON.parse(files.get(`sitemaps/${name}`) ?? '[]') as readonly Stored[],
    parts: () => Object.keys((JSON.parse(files.get('sitemaps/index.json') ?? '{}') as { parts: object }).parts).sort(),
    written: () => written.splice(0),
    reads: () => reads.splice(0),
    fail: (name?: string) => (failing = name),
    /** Calls a function after the next file has been saved. */
    onSave: (interrupt: () => Promise<void>) => (interruption = interrupt),
  };
}

const published = (more: object = {}) =>
  article({ status: 'published', sample: false, published_at: at(-10), updated_at: at(-10), ...more });
const profile = { uid: 'amina', name: 'Amina', listed: true, created_at: new Date('2025-03-05T08:00:00Z') };
const paths = (pages: readonly Stored[]) => pages.map(({ path }) => path).sort();

test('the first run lists everything that is public, by kind and month of first publication', async () => {
  const { put, update, read, parts } = open();
  put({
    'articles/one': published({ translated_into: ['fr'] }),
    'articles/old': published({ published_at: new Date('2024-02-29T23:59:59Z') }),
    'articles/draft': published({ status: 'draft' }),
    'articles/sample': published({ sample: true }),
    'events/one': { ...toStored(smallest.event), status: 'published', sample: false, published_at: at(-10) },
    'profiles/amina': profile,
    'profiles/binta': { ...profile, listed: false },
    'profiles/amina-before': { uid: 'amina', renamed_to: 'amina' },
  });
  await update();
  expect(parts()).toEqual(['articles-2024-02', 'articles-2026-11', 'events-2026-11', 'people-2025-03']);
  expect(read(november)).toEqual([{ path: '/articles/one', languages: ['en', 'fr'], lastmod: at(-10).toISOString() }]);
  expect(read('people-2025-03.json')).toEqual([{ path: '/amina' }]);
});

test('a run after a change writes only the part of the changed item, and reads only this item', async () => {
  const site = open();
  const { put, update, run, write, read, written, reads } = site;
  const many = Array.from({ length: 120 }, (_, number) => [`articles/a${number}`, published()]);
  put({ ...Object.fromEntries(many), 'articles/old': published({ published_at: new Date('2024-02-29T08:00:00Z') }) });
  await update();
  expect(read(november)).toHaveLength(120);
  await write('articles/a7', published({ updated_at: at(4), translated_into: ['sw'] }));
  written();
  await deliver(site, site.takeEvents());
  reads();
  await update();
  expect(written()).toEqual([november, 'index.json']);
  expect(reads()).toEqual(['sitemap_changes/articles-2026-11_a7', 'articles/a7']);
  expect(read(november)).toContainEqual({
    path: '/articles/a7',
    languages: ['en', 'sw'],
    lastmod: at(4).toISOString(),
  });
  expect(read(november)).toHaveLength(120);
  reads();
  await run();
  expect([written(), reads()]).toEqual([[], []]);
});

test.each([
  ['unpublished', { status: 'archived' }],
  ['removed by reviewers', { status: 'removed' }],
  ['marked as sample content', { sample: true }],
])('an item that is %s leaves the sitemap', async (_, change) => {
  const { run, write, read, parts } = open();
  await write('articles/one', published());
  await write('articles/two', published());
  await run();
  await write('articles/one', published(change));
  await run();
  expect(paths(read(november))).toEqual(['/articles/two']);
  await write('articles/two', published(change));
  await run();
  expect(parts()).toEqual([]);
});

test('a deleted item, a hidden profile and a former username leave the sitemap, and no note remains', async () => {
  const { run, write, remove, parts, read, list } = open();
  await write('articles/one', published());
  await write('profiles/amina', profile);
  await write('profiles/binta', { ...profile, uid: 'binta' });
  await run();
  expect(parts()).toEqual(['articles-2026-11', 'people-2025-03']);
  await remove('articles/one');
  await write('profiles/amina', { uid: 'amina', renamed_to: 'amina-b' });
  await write('profiles/amina-b', profile);
  await remove('profiles/binta');
  await run();
  expect(parts()).toEqual(['people-2025-03']);
  expect(read('people-2025-03.json')).toEqual([{ path: '/amina-b' }]);
  expect(list('sitemap_changes')).toEqual({});
});

test('a change to a profile that the sitemap does not show, and a draft, leave no note', async () => {
  const { run, write, takeEvents, list, administrator, reader } = open();
  await write('profiles/amina', profile);
  await run();
  await write('profiles/amina', { ...profile, name: 'Amina B.' });
  await write('articles/draft', published({ status: 'draft' }));
  await deliver({ ...open(), administrator, reader }, takeEvents());
  expect(list('sitemap_changes')).toEqual({});
});

test.each(['articles-2026-11.json', 'index.json'])(
  'if %s cannot be saved, the next run repeats the work',
  async (name) => {
    const { run, update, write, read, parts, fail, list } = open();
    await run();
    await write('articles/one', published());
    fail(name);
    await expect(run()).rejects.toThrow('No answer');
    fail();
    await update();
    expect([parts(), paths(read(november)), list('sitemap_changes')]).toEqual([
      ['articles-2026-11'],
      ['/articles/one'],
      {},
    ]);
  },
);

test('an item that changes while its part is saved is read again', async () => {
  const site = open();
  await site.run();
  await site.write('articles/one', published());
  site.onSave(async () => {
    await site.write('articles/one', published({ updated_at: at(30) }));
    await deliver(site, site.takeEvents());
  });
  await site.run();
  await site.update();
  expect(site.read(november)).toMatchObject([{ lastmod: at(30).toISOString() }]);
  expect(site.list('sitemap_changes')).toEqual({});
});

test('an import of 1,000 items is listed by the next run', async () => {
  const { run, administrator, read, list, takeEvents, put } = open();
  await run();
  for (let batch = 0; batch < 10; batch += 1)
    await administrator.commit(
      Array.from({ length: 100 }, (_, number) => ({ path: `articles/a${batch}-${number}`, fields: published() })),
    );
  const notes = takeEvents().map(({ path }) => path.replace('articles/', ''));
  // Write the notes directly, because handling each event takes long.
  for (const id of notes.filter((path) => !path.startsWith('changes/')))
    put({
      [`sitemap_changes/articles-2026-11_${id}`]: {
        part: 'articles-2026-11',
        collection: 'articles',
        id,
        changed_at: at(1),
      },
    });
  await run();
  expect(read(november)).toHaveLength(1_000);
  expect(list('sitemap_changes')).toEqual({});
});
