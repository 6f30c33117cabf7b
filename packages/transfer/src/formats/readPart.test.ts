import type { ImportPart } from '@adp/shared-data/review';
import { collect } from '../testing/startSite';
import { readPart } from './readPart';

const network = { fetch: jest.fn(), pause: () => Promise.resolve() };

async function read(part: ImportPart) {
  const sentences: string[] = [];
  const { rows, next } = await readPart(part, { network, onStatus: (sentence) => sentences.push(sentence) });
  return { rows: await collect(rows), next, sentences };
}

const xml = `<OAI-PMH><ListRecords><record><header><identifier>a</identifier></header>
<metadata><dc><title>Sample</title></dc></metadata></record></ListRecords></OAI-PMH>`;

test.each([
  ['csv', 'title,other\nSample,x\n', ['Ignored columns: other.']],
  ['ris', 'TY  - RPRT\r\nTI  - Sample\r\nER  - \r\n', []],
  ['bibtex', '@string{x="y"}\n@report{a, title={Sample}}\n', []],
  ['json', '{"items":[{"title":"Sample"}]}', []],
  ['oai', xml, []],
] as const)(
  'a part of a file in the format %s is read, and its row numbers continue from the previous part',
  async (format, text, expected) => {
    const { rows, next, sentences } = await read({ format, text, rowsBefore: 60, linesBefore: 0 });
    expect(rows).toMatchObject([{ row: 61 }]);
    expect(JSON.stringify(rows)).toContain('Sample');
    expect([next, sentences]).toEqual([undefined, expected]);
  },
);

test('an unreadable entry is identified by its line in the whole file', async () => {
  const text = '@report{a, title={Sample}}\n@report{b, title={never ends}\n';
  const { rows } = await read({ format: 'bibtex', text, rowsBefore: 0, linesBefore: 500 });
  expect(rows[1]).toMatchObject({ row: 2, unreadable: expect.stringContaining('line 502') as string });
});

test('a page of a URL identifies the next page', async () => {
  network.fetch.mockResolvedValue(
    new Response(xml.replace('</ListRecords>', '<resumptionToken>t2</resumptionToken>$&')),
  );
  const address = 'https://repository.example/oai';
  const { rows, next } = await read({ address, after: 't1', rowsBefore: 100 });
  expect([rows.map(({ row }) => row), next]).toEqual([[101], 't2']);
  expect(network.fetch).toHaveBeenCalledWith(`${address}?verb=ListRecords&resumptionToken=t1`, expect.anything());
});

test('a file in a different format is rejected in one sentence', async () => {
  await expect(read({ format: 'csv', text: 'a,b\n1,2\n', rowsBefore: 0, linesBefore: 0 })).rejects.toThrow(
    'must contain the headings',
  );
  await expect(read({ format: 'json', text: '{', rowsBefore: 0, linesBefore: 0 })).rejects.toThrow('is not JSON');
});
