import { collect, importAll, startSite } from '../testing/startSite';
import { readOai } from './readOai';
import type { Network } from './request';

const address = 'https://repository.example/oai/request?set=com_1';

const list = (records: string, token = '') => `<?xml version="1.0" encoding="UTF-8"?>
<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><responseDate>2026-11-22T00:00:00Z</responseDate>
<request verb="ListRecords">https://repository.example/oai/request</request>
<ListRecords>${records}<resumptionToken completeListSize="3" cursor="0">${token}</resumptionToken></ListRecords></OAI-PMH>`;

// As DSpace sends it; made up.
const record = (
  number: number,
  more = '',
) => `<record><header><identifier>oai:repository.example:1/${number}</identifier>
<datestamp>2020-01-01T00:00:00Z</datestamp></header><metadata><oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/"
xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Sample study ${number} &lt;b&gt; &amp; more</dc:title>
<dc:creator>Sample, Amina</dc:creator><dc:creator>Sample Union Commission</dc:creator><dc:subject>Cyber security</dc:subject>
<dc:description>Note.</dc:description><dc:description>&lt;p&gt;A made-up abstract, number ${number}, long enough to be shown on a page.&lt;/p&gt;</dc:description>
<dc:date>2020-01-01T10:00:00Z</dc:date><dc:date>2018</dc:date><dc:type>Case study</dc:type><dc:language>en_US</dc:language>
<dc:identifier>http://hdl.handle.net/1/${number}</dc:identifier><dc:identifier>urn:isbn:978-3-16-148410-0</dc:identifier>${more}
<dc:rights>http://creativecommons.org/licenses/by/4.0/</dc:rights></oai_dc:dc></metadata></record>`;

function network(pages: Readonly<Record<string, string | Response>>) {
  const urls: string[] = [];
  const waits: number[] = [];
  const given = new Map(Object.entries(pages));
  const one: Network = {
    fetch: (url) => {
      urls.push(url);
      const key = new URL(url).searchParams.get('resumptionToken') ?? '';
      const page = given.get(key) ?? '';
      if (typeof page === 'string') return Promise.resolve(new Response(page));
      // The next try is answered.
      given.set(key, list(record(1)));
      return Promise.resolve(page);
    },
    pause: (time) => {
      waits.push(time);
      return Promise.resolve();
    },
  };
  return { ...one, urls, waits };
}

test('records of all pages, without deleted ones, as Dublin Core means them', async () => {
  const deleted = '<record><header status="deleted"><identifier>x</identifier></header></record>';
  const doi = '<dc:identifier>https://doi.org/10.5555/OAI.3</dc:identifier>';
  const repository = network({ '': list(record(1) + deleted, 'a b&amp;c'), 'a b&c': list(record(2) + record(3, doi)) });
  const { administrator } = startSite();
  const results = await importAll(readOai(address, repository), { administrator });
  expect(results.map(({ row, outcome, reason }) => [row, outcome, reason])).toEqual([
    [1, 'added', undefined],
    [2, 'added', undefined],
    [3, 'added', undefined],
  ]);
  expect(repository.urls).toEqual([
    'https://repository.example/oai/request?set=com_1&verb=ListRecords&metadataPrefix=oai_dc',
    'https://repository.example/oai/request?verb=ListRecords&resumptionToken=a%20b%26c',
  ]);
  const path = `knowledge_products/${results[2]?.id ?? ''}`;
  expect((await administrator.read([path])).get(path)?.fields).toMatchObject({
    ...{ title: 'Sample study 3 & more', type: 'case_study', lang: 'en', published_on: '2018', doi: '10.5555/oai.3' },
    ...{ authors: ['Amina Sample'], corporate_author: 'Sample Union Commission', licence: 'CC-BY-4.0' },
    ...{ canonical_url: 'https://hdl.handle.net/1/3', isbn: '9783161484100', themes: ['cybersecurity'] },
    abstract: 'A made-up abstract, number 3, long enough to be shown on a page.',
  });
});

test('a repository that asks to wait is waited for', async () => {
  const overloaded = new Response('', { status: 503, headers: { 'retry-after': '30' } });
  const repository = network({ '': overloaded });
  expect(await collect(readOai(address, repository))).toHaveLength(1);
  expect(repository.waits).toEqual([30_000]);
});

test.each([
  ['its own error', '<OAI-PMH><error code="badArgument">No such set</error></OAI-PMH>', 'refuses: No such set'],
  ['a page of HTML', '<!DOCTYPE html><html></html>', 'document type'],
  ['entities that grow', '<!DOCTYPE x [<!ENTITY a "aaaa">]><OAI-PMH>&a;</OAI-PMH>', 'document type'],
  ['broken XML', '<OAI-PMH><ListRecords></OAI-PMH>', 'broken XML'],
  ['something else', '<rss></rss>', 'does not answer as OAI-PMH does'],
  ['the same token again and again', list(record(1), 'again'), 'again and again'],
])('%s ends the import in one sentence', async (_, page, sentence) => {
  await expect(collect(readOai(address, network({ '': page, again: page })))).rejects.toThrow(sentence);
});

test('a set without records has no rows', async () => {
  const empty = '<OAI-PMH><error code="noRecordsMatch">None</error></OAI-PMH>';
  expect(await collect(readOai(address, network({ '': empty })))).toEqual([]);
});
