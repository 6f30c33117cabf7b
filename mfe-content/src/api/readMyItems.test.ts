import { memberKinds } from '../lib/kinds';
import { hasMore, mergeNextRows, type MyItemRow, type KindCursor, type ReadKindPage } from './readMyItems';

const start = memberKinds.map((kind): KindCursor => ({ kind, waiting: [], cursor: undefined }));

/** Creates rows, each a minute older than the previous row. Cycles through the kinds unless `getKind` returns the kind. */
function createRows(
  count: number,
  getKind = (number: number) => memberKinds[number % 4] ?? 'article',
): readonly MyItemRow[] {
  return Array.from({ length: count }, (_, number) => ({
    kind: getKind(number),
    id: `i-${number}`,
    title: `Number ${number}`,
    lang: 'en',
    status: number % 10 === 9 ? 'draft' : 'published',
    updatedAt: new Date(1_000_000_000_000 - number * 60_000),
  }));
}

function readFrom(rows: readonly MyItemRow[]): jest.MockedFunction<ReadKindPage> {
  return jest.fn(async (kind, cursor) => {
    const begin = Number(cursor ?? 0);
    const all = rows.filter((row) => row.kind === kind);
    return { rows: all.slice(begin, begin + 5), cursor: all.length > begin + 5 ? String(begin + 5) : null };
  });
}

async function readAll(rows: readonly MyItemRow[], fits?: (row: MyItemRow) => boolean) {
  const read = readFrom(rows);
  const pages: (readonly string[])[] = [];
  let cursors: readonly KindCursor[] = start;
  do {
    const next = await mergeNextRows(cursors, { read, count: 12, fits });
    ({ cursors } = next);
    pages.push(next.rows.map(({ id }) => id));
  } while (hasMore(cursors));
  return { pages, read };
}

test.each([
  ['in turn', undefined],
  ['all of one kind', () => 'event' as const],
  ['most of one kind first', (number: number) => (number < 60 ? ('product' as const) : ('article' as const))],
])('200 items %s are merged in order, twelve at a time, without duplicates', async (_, getKind) => {
  const rows = createRows(200, getKind);
  const { pages, read } = await readAll(rows);
  expect(pages.flat()).toEqual(rows.map(({ id }) => id));
  expect(pages.map(({ length }) => length)).toEqual([...Array.from({ length: 16 }, () => 12), 8]);
  // No page of a kind is read twice.
  const requests = read.mock.calls.map(([kind, cursor]) => `${kind} ${cursor}`);
  expect(new Set(requests).size).toBe(requests.length);
});

test('a page of a kind is read only when it is needed', async () => {
  const read = readFrom(createRows(200));
  await mergeNextRows(start, { read, count: 12 });
  expect(read).toHaveBeenCalledTimes(4);
});

test('rows that do not match the filter are skipped, and the last page has no next page', async () => {
  const { pages } = await readAll(createRows(120), ({ status }) => status === 'draft');
  expect(pages.map(({ length }) => length)).toEqual([12]);
});

test('an empty list has no next page', async () => {
  const { pages } = await readAll([]);
  expect(pages).toEqual([[]]);
});
