import { importAll, readStored, startSite } from '../testing/startSite';
import { readRis } from './readRis';

// These records are invented, in the formats of Zotero, EndNote and DSpace.
const ris = `\uFEFFTY  - RPRT
ID  - sample1
AU  - Sample, Amina
AU  - Exemple, Kofi
A2  - Editor, Some
TI  - Sample report on <script>alert(1)</script> broadband & AI
T2  - Sample series
AB  - A sample abstract, made up to show how a record of a reference manager is read by this site.
KW  - Artificial intelligence
KW  - Broadband
PY  - 2019/07/18/
DA  - 2019/07/18/
DO  - https://doi.org/10.5555/RIS.1
UR  - http://repository.example/handle/1/1
LA  - eng
PB  - Sample publisher
ER  - 

TY  - RPRT
TI  - Rapport d'exemple sur la santé numérique
AU  - Union d'exemple
AB  - Un résumé inventé pour montrer comment une notice d'un logiciel bibliographique est lue par ce site.
KW  - Santé
PY  - 2021
LA  - fre
UR  - https://repository.example/rapport.pdf
`;

test('persons, organisations, dates, languages, files and hostile titles are read', async () => {
  const { administrator } = startSite();
  const results = await importAll(readRis(ris), { administrator });
  expect(results.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['added', undefined],
    ['added', undefined],
  ]);
  const [first, second] = await readStored(administrator, results);
  expect(first).toMatchObject({
    title: 'Sample report on <script>alert(1)</script> broadband & AI',
    doi: '10.5555/ris.1',
    lang: 'en',
    authors: ['Amina Sample', 'Kofi Exemple'],
    published_on: '2019-07-18',
    publisher: 'Sample publisher',
    canonical_url: 'https://repository.example/handle/1/1',
    type: 'report',
    tags: ['Artificial intelligence', 'Broadband'],
    themes: ['artificial-intelligence', 'connectivity'],
  });
  expect(results[0]?.notes).toEqual(['address: http: was changed to https: in https://repository.example/handle/1/1']);
  expect(second).toMatchObject({
    lang: 'fr',
    corporate_author: "Union d'exemple",
    authors: [],
    published_on: '2021',
    themes: ['health'],
    files: [{ lang: 'fr', format: 'pdf', url: 'https://repository.example/rapport.pdf' }],
  });
});

test('a file of 200 records, some of them incomplete, is imported once', async () => {
  const records = Array.from({ length: 200 }, (_, at) =>
    [
      ...[
        'TY  - RPRT',
        `TI  - Sample record number ${at}`,
        'LA  - en',
        'KW  - Innovation',
        `PY  - ${1990 + (at % 30)}`,
      ],
      ...[`AU  - Sample, Author ${at}`, `DO  - 10.5555/file.${at % 198}`],
      // Every fiftieth record has no abstract.
      ...(at % 50 === 7 ? [] : [`AB  - A made-up abstract, number ${at}, that is long enough to be shown.`]),
      'ER  - ',
    ].join('\r\n'),
  ).join('\r\n');
  const { administrator, documents } = startSite();
  const counts = async () => {
    const outcomes = (await importAll(readRis(records), { administrator })).map(({ outcome }) => outcome);
    return Object.fromEntries(
      [...new Set(outcomes)].map((outcome) => [outcome, outcomes.filter((value) => value === outcome).length]),
    );
  };
  expect(await counts()).toEqual({ added: 194, refused: 6 });
  expect(await counts()).toEqual({ same: 194, refused: 6 });
  expect(documents('knowledge_products')).toHaveLength(194);
});

test("an abstract keeps its paragraphs, and the site's own field contains values that RIS has no tag for", () => {
  const record = `TY  - RPRT
TI  - Sample
AU  - Ministry of Trade; Industry,
AU  - Abebe, Tadesse
AB  - One.

Two.
U1  - displayedAuthors: Abebe, Tadesse
U1  - corporateAuthor: Ministry of Trade; Industry
U1  - licence: CC-BY-4.0
U1  - themes: health; skills
U1  - countries: KE; AU-W
KW  - C*
ER  - `;
  const status: string[] = [];
  expect([...readRis(record, { onStatus: (sentence) => status.push(sentence) })]).toMatchObject([
    {
      record: {
        abstract: ['One.\n\nTwo.'],
        displayedAuthors: ['Abebe, Tadesse'],
        corporateAuthor: ['Ministry of Trade; Industry'],
        licence: ['CC-BY-4.0'],
        themes: ['health', 'skills'],
        countries: ['KE', 'AU-W'],
        tags: ['C*'],
      },
    },
  ]);
  expect(status).toEqual([]);
});

test('a user-defined field of a different tool is reported as ignored', () => {
  const status: string[] = [];
  const text = 'TY  - RPRT\nTI  - Sample\nU1  - licence: none\nU1  - 123\nER  - ';
  const [row] = [...readRis(text, { onStatus: (sentence) => status.push(sentence) })];
  expect(row).toMatchObject({ record: { licence: ['none'] } });
  expect(status).toEqual(['Ignored fields: U1.']);
});

test('an ISSN is reported as ignored', () => {
  const status: string[] = [];
  const text = 'TY  - JOUR\nTI  - Sample\nSN  - 1234-5678\nER  - ';
  expect([...readRis(text, { onStatus: (sentence) => status.push(sentence) })]).toHaveLength(1);
  expect(status).toEqual(['Ignored fields: SN.']);
});
