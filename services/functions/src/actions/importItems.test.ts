import { createAccounts } from '../testing/createAccounts';
import { site as origin, startSite, user } from '../testing/startSite';
import { createActions } from './createActions';
import type { ImportAnswer } from './importItems';

const csv = (count: number, title = 'Sample report') =>
  [
    'title,abstract,lang,type,tags,doi',
    ...Array.from(
      { length: count },
      (_, at) =>
        `${title} ${at},"A made-up abstract, long enough to be shown on a page.",en,Report,health,10.5555/s.${at}`,
    ),
  ].join('\n');

const sent = {
  run: 'a'.repeat(24),
  kind: 'knowledgeProduct',
  isDryRun: false,
  name: 'list.csv',
  reason: 'Our own list.',
  defaults: [],
  skip: [] as number[],
  part: { format: 'csv', text: csv(3), rowsBefore: 0, linesBefore: 0 } as object,
};

function start() {
  const memory = startSite();
  memory.put(user('root'));
  const { accounts } = createAccounts({
    root: { email: 'root@example.org', customAttributes: '{"role":"administrator"}' },
    next: { email: 'next@example.org', customAttributes: '{"role":"administrator"}' },
    kofi: { email: 'kofi@example.org', customAttributes: '{"role":"reviewer"}' },
  });
  const fetchPublic = jest.fn<Promise<Response>, [string]>();
  const handle = createActions({
    site: origin,
    apiKey: 'key',
    administrator: memory.administrator,
    accounts,
    fetchPublic,
  });
  const call = async (body: object, as = 'root') => {
    const answer = await handle(
      new Request(`${origin}/api/actions/import`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', authorization: `Bearer token-of-${as}` },
        body: JSON.stringify(body),
      }),
    );
    return { status: answer.status, ...((await answer.json()) as Partial<ImportAnswer>) };
  };
  return { ...memory, call, fetchPublic };
}

const outcomes = ({ results = [] }: Partial<ImportAnswer>) => results.map(({ row, outcome }) => `${row} ${outcome}`);

test('a dry run writes nothing, an import writes items of the caller, and a second import recognizes them', async () => {
  const { call, list } = start();
  expect(outcomes(await call({ ...sent, isDryRun: true }))).toEqual(['1 added', '2 added', '3 added']);
  expect([list('knowledge_products'), list('audit')]).toEqual([{}, {}]);
  expect(outcomes(await call(sent))).toEqual(['1 added', '2 added', '3 added']);
  expect(Object.values(list('knowledge_products'))).toMatchObject(
    Array(3).fill({ author_uid: 'root', author_username: 'root', status: 'published' }),
  );
  const part = { ...sent.part, rowsBefore: 60 };
  expect(outcomes(await call({ ...sent, part, skip: [62] }))).toEqual(['61 same', '63 same']);
  // The next page of a URL starts after the skipped rows.
  expect(await call({ ...sent, part, skip: [62, 63] })).toMatchObject({ results: [{ row: 61 }], lastRow: 63 });
  expect((await call({ ...sent, part: { ...part, text: csv(0) } })).lastRow).toBe(60);
  expect(list('audit')).toMatchObject({
    [`import_${sent.run}`]: {
      by: 'root',
      title: 'list.csv',
      from: 'csv',
      to: 'knowledge_products',
      reason: 'Our own list.',
      collection: 'imports',
    },
  });
});

test.each([
  ['a reviewer as the caller', 'kofi', {}, 403],
  ['an administrator without a profile as the caller', 'next', {}, 409],
  ['a default for an unknown field', 'root', { defaults: ['colour=red'] }, 200],
  ['a kind that cannot be imported', 'root', { kind: 'article' }, 400],
  ['a part with an unknown format', 'root', { part: { format: 'pdf', text: '', rowsBefore: 0, linesBefore: 0 } }, 400],
])('with %s, nothing is imported', async (_, as, more, status) => {
  const { call, list } = start();
  expect((await call({ ...sent, ...more }, as)).status).toBe(status);
  expect([list('knowledge_products'), list('audit')]).toEqual([{}, {}]);
});

test('an unreadable part is described in a sentence, and the rows before the problem are imported', async () => {
  const { call } = start();
  const broken = await call({ ...sent, part: { ...sent.part, text: 'name of it,doi\na,b' } });
  expect(broken).toMatchObject({ results: [], problem: expect.stringContaining('headings') as string });
  expect(await call({ ...sent, defaults: ['colour=red'] })).toMatchObject({
    problem: expect.stringContaining('colour=red') as string,
  });
});

test('a URL is read page by page, within the time limit of functions', async () => {
  const { call, fetchPublic } = start();
  const xml = `<OAI-PMH><ListRecords><record><header/><metadata><dc><title>Sample</title></dc></metadata></record>
    <resumptionToken>page2</resumptionToken></ListRecords></OAI-PMH>`;
  fetchPublic.mockResolvedValueOnce(new Response(xml));
  const part = { address: 'https://repository.example/oai', rowsBefore: 0 };
  const first = await call({ ...sent, isDryRun: true, part });
  expect([outcomes(first), first.next]).toEqual([['1 refused'], 'page2']);
  fetchPublic.mockResolvedValueOnce(new Response('', { status: 503, headers: { 'retry-after': '300' } }));
  const second = await call({ ...sent, part: { ...part, after: 'page2', rowsBefore: 1 } });
  expect(second.problem).toBe('The source requires a pause of 300 seconds. Import it again later.');
});
