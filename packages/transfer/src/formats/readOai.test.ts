import { collect, importAll, startSite } from '../testing/startSite';
import type { RowResult } from '../import/importRows';
import { readPages } from './readApi';
import { readOaiPage } from './readOai';
import type { Network } from './request';

const address = 'https://repository.example/oai/request?set=com_1';

const list = (records: string, token = '') => `<?xml version="1.0" encoding="UTF-8"?>
<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><responseDate>2026-11-22T00:00:00Z</responseDate>
<request verb="ListRecords">https://repository.example/oai/request</request>
<ListRecords>${records}<resumptionToken completeListSize="3" cursor="0">${token}</resumptionToken></ListRecords></OAI-PMH>`;

// Creates an invented record in the format of DSpace.
const createRecord = (
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
  const responses = new Map(Object.entries(pages));
  const repository: Network = {
    fetch: (url) => {
      urls.push(url);
      const key = new URL(url).searchParams.get('resumptionToken') ?? '';
      const page = responses.get(key) ?? '';
      if (typeof page === 'string') return Promise.resolve(new Response(page));
      // The next request succeeds.
      responses.set(key, list(createRecord(1)));
      return Promise.resolve(page);
    },
    pause: (time) => {
      waits.push(time);
      return Promise.resolve();
    },
  };
  return { ...repository, urls, waits };
}

test('the records of all pages are read as Dublin Core, except deleted records', async () => {
  const deleted = '<record><header status="deleted"><identifier>x</identifier></header></record>';
  const doi = '<dc:identifier>https://doi.org/10.5555/OAI.3</dc:identifier>';
  const repository = network({
    '': list(createRecord(1) + deleted, 'a b&amp;c'),
    'a b&c': list(createRecord(2) + createRecord(3, doi)),
  });
  const { administrator } = startSite();
  const results = await importAll(readPages(readOaiPage, address, repository), { administrator });
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
    title: 'Sample study 3 & more',
    type: 'case_study',
    lang: 'en',
    published_on: '2018',
    doi: '10.5555/oai.3',
    authors: ['Amina Sample'],
    corporate_author: 'Sample Union Commission',
    licence: 'CC-BY-4.0',
    canonical_url: 'https://hdl.handle.net/1/3',
    isbn: '9783161484100',
    themes: ['cybersecurity'],
    abstract: 'A made-up abstract, number 3, long enough to be shown on a page.',
  });
});

test('a request is retried after the delay that the repository demands', async () => {
  const overloaded = new Response('', { status: 503, headers: { 'retry-after': '30' } });
  const repository = network({ '': overloaded });
  expect(await collect(readPages(readOaiPage, address, repository))).toHaveLength(1);
  expect(repository.waits).toEqual([30_000]);
});

test.each([
  [
    'its own error',
    '<OAI-PMH><error code="badArgument">No such set</error></OAI-PMH>',
    'rejected the request: No such set',
  ],
  ['a page of HTML', '<!DOCTYPE html><html></html>', 'document type'],
  ['entities that grow', '<!DOCTYPE x [<!ENTITY a "aaaa">]><OAI-PMH>&a;</OAI-PMH>', 'document type'],
  ['broken XML', '<OAI-PMH><ListRecords></OAI-PMH>', 'invalid XML'],
  ['something else', '<rss></rss>', 'did not return OAI-PMH'],
  ['a repeated token', list(createRecord(1), 'again'), 'the same page repeatedly'],
])('%s ends the import with one sentence', async (_, page, sentence) => {
  await expect(collect(readPages(readOaiPage, address, network({ '': page, again: page })))).rejects.toThrow(sentence);
});

test('a set without records has no rows', async () => {
  const empty = '<OAI-PMH><error code="noRecordsMatch">None</error></OAI-PMH>';
  expect(await collect(readPages(readOaiPage, address, network({ '': empty })))).toEqual([]);
});

/** Reads one record of unqualified Dublin Core and returns the resulting record. */
async function readRecord(elements: string) {
  const page = list(
    `<record><header><identifier>oai:1</identifier></header><metadata><oai_dc:dc xmlns:dc="http://purl.org/dc/elements/1.1/">${elements}</oai_dc:dc></metadata></record>`,
  );
  const [row] = await collect(readPages(readOaiPage, address, network({ '': page })));
  if (!row || !('record' in row)) throw new Error('There is no record.');
  return row;
}

test('character references are decoded only once, and text beside CDATA keeps its spaces', async () => {
  const { record } = await readRecord(
    `<dc:title>L&#39;&#233;tat &#x2019;&#x1F30D; &amp;#233; &amp;amp; &lt;b&gt;</dc:title>
     <dc:identifier>https://repository.example/?a=1&#38;b=2</dc:identifier>
     <dc:description><![CDATA[One & two]]> and three <![CDATA[&amp; four]]></dc:description>`,
  );
  expect(record).toMatchObject({
    title: ["L'état ’🌍 &#233; &amp; <b>"],
    url: ['https://repository.example/?a=1&b=2'],
    abstract: ['One & two and three &amp; four'],
  });
});

test('HTML character names are decoded, although XML does not define them', async () => {
  const { record } = await readRecord(
    `<dc:title>Strat&eacute;gie num&eacute;rique &ndash; l&rsquo;&Eacute;tat &unknown;</dc:title>
     <dc:creator>S&aacute;nchez, Jos&eacute;</dc:creator><dc:publisher>&Scaron;kola &amp; Co</dc:publisher>`,
  );
  expect(record).toMatchObject({
    title: ['Stratégie numérique – l’État &unknown;'],
    authors: ['Sánchez, José'],
    publisher: ['Škola & Co'],
  });
});

test('the DOI and ISBN in a relation belong to a different work and are ignored', async () => {
  const relation =
    '<dc:relation>https://doi.org/10.5555/other</dc:relation><dc:relation>urn:isbn:9783161484100</dc:relation>';
  const identifier = '<dc:identifier>https://repository.example/1</dc:identifier>';
  const { record, notes } = await readRecord(`<dc:title>Sample</dc:title>${identifier}${relation}`);
  expect(record).toMatchObject({ doi: [], isbn: [], url: ['https://repository.example/1'] });
  expect(notes).toEqual(['ignored elements: relation']);

  const repository = network({ '': list(createRecord(1, relation) + createRecord(2, relation)) });
  const results = await importAll(readPages(readOaiPage, address, repository), startSite());
  expect(results.map(({ outcome }) => outcome)).toEqual(['added', 'added']);
});

test("texts in the record's language are used, and texts in other languages are reported", async () => {
  const { record, notes } = await readRecord(
    `<dc:title xml:lang="en">English title</dc:title><dc:title xml:lang="fr-FR">Titre français</dc:title>
     <dc:description xml:lang="en">An English abstract that is the longer one of the two.</dc:description>
     <dc:description xml:lang="fr">Un résumé en français.</dc:description><dc:language>fre</dc:language>`,
  );
  expect(record).toMatchObject({ title: ['Titre français'], abstract: ['Un résumé en français.'], lang: ['fre'] });
  expect(notes).toEqual([
    'title: omitted: English title',
    'description: omitted: An English abstract that is the longer one of the two.',
  ]);
});

test('a record without a language receives the language of its title', async () => {
  const { record } = await readRecord(
    '<dc:title xml:lang="pt">Título</dc:title><dc:description xml:lang="en">Abstract</dc:description><dc:description xml:lang="pt">Resumo</dc:description>',
  );
  expect(record).toMatchObject({ lang: ['pt'], abstract: ['Resumo'] });
});

test('subjects in one element are separated at semicolons, and not at commas', async () => {
  const { record } = await readRecord(
    '<dc:subject>Health; Energy ;Women, rural</dc:subject><dc:subject>AI</dc:subject>',
  );
  expect(record.tags?.map((tag) => tag.trim())).toEqual(['Health', 'Energy', 'Women, rural', 'AI']);
});

test('an organisation with a comma in its name is not inverted, and a suffix remains at the end of a name', async () => {
  const { record } = await readRecord(
    ['Ministry of Finance, Planning', 'King, Martin Luther, Jr.', 'Plato']
      .map((name) => `<dc:creator>${name}</dc:creator>`)
      .join(''),
  );
  expect(record).toMatchObject({
    authors: ['King, Martin Luther, Jr.', 'Plato'],
    corporateAuthor: ['Ministry of Finance, Planning'],
  });
});

test('records before an expired token are imported', async () => {
  const expired = '<OAI-PMH><error code="badResumptionToken">The token has expired</error></OAI-PMH>';
  const { administrator, documents } = startSite();
  const results: RowResult[] = [];
  await expect(
    importAll(
      readPages(readOaiPage, address, network({ '': list(createRecord(1) + createRecord(2), 'next'), next: expired })),
      {
        administrator,
        onResult: (result) => void results.push(result),
      },
    ),
  ).rejects.toThrow('The repository rejected the request: The token has expired');
  expect(results.map(({ outcome }) => outcome)).toEqual(['added', 'added']);
  expect(documents('knowledge_products')).toHaveLength(2);
});
