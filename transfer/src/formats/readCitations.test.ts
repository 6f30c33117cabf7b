import { collect, importAll, startSite, toLines } from '../testing/startSite';
import { readBibtex, readRis } from './readCitations';

// Shaped as Zotero, EndNote and DSpace export them; all that they say is made up.
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

const bibtex = String.raw`% Exported by hand
@string{pub = "Sample publisher"}
@comment{jabref-meta: x}
@techreport{sample2020,
  title = {A {Sample} Report on \'Etudes \& \emph{Data Governance}},
  author = {Sample, Amina and {Sample Union Commission}},
  institution = pub, type = {Policy brief},
  year = 2020, month = jul,
  doi = {10.5555/BIB.1}, isbn = {978-3-16-148410-0},
  keywords = {data protection, privacy}, language = {english},
  abstract = {A sample abstract with 50\% of nothing, made up to show how an entry is read.}
}

@article{broken, title = {Without an end
}

@misc{other2022, title={Sample strategy}, howpublished={\url{https://site.example/x}}, url={https://site.example/x}, year={2022}}
`;

test('RIS: persons, bodies, dates, languages, files and hostile titles', async () => {
  const { administrator } = startSite();
  const results = await importAll(readRis(toLines(ris)), { administrator });
  expect(results.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['added', undefined],
    ['added', undefined],
  ]);
  const [one, other] = await stored(administrator, results);
  expect(one).toMatchObject({
    ...{ title: 'Sample report on <script>alert(1)</script> broadband & AI', doi: '10.5555/ris.1', lang: 'en' },
    ...{ authors: ['Amina Sample', 'Kofi Exemple'], published_on: '2019-07-18', publisher: 'Sample publisher' },
    ...{ canonical_url: 'https://repository.example/handle/1/1', type: 'report' },
    ...{ tags: ['Artificial intelligence', 'Broadband'], themes: ['artificial-intelligence', 'connectivity'] },
  });
  expect(results[0]?.notes).toEqual(['address: http: is now https: in https://repository.example/handle/1/1']);
  expect(other).toMatchObject({
    ...{ lang: 'fr', corporate_author: "Union d'exemple", authors: [], published_on: '2021', themes: ['health'] },
    files: [{ lang: 'fr', format: 'pdf', url: 'https://repository.example/rapport.pdf' }],
  });
});

test('BibTeX: commands, abbreviations and a broken entry that spoils no other', async () => {
  const { administrator } = startSite();
  const results = await importAll(readBibtex(toLines(bibtex)), { administrator, defaults: { type: ['strategy'] } });
  expect(results.map(({ row, outcome }) => [row, outcome])).toEqual([
    [1, 'added'],
    [2, 'refused'],
    [3, 'refused'],
  ]);
  expect(results[1]?.reason).toContain('The entry at line 14 cannot be read');
  const [brief] = await stored(administrator, results);
  expect(brief).toMatchObject({
    ...{ title: 'A Sample Report on Études & Data Governance', type: 'policy_brief', published_on: '2020-07' },
    ...{ authors: ['Amina Sample'], corporate_author: 'Sample Union Commission', publisher: 'Sample publisher' },
    ...{ isbn: '9783161484100', themes: ['data-governance'], lang: 'en', doi: '10.5555/bib.1' },
    abstract: 'A sample abstract with 50% of nothing, made up to show how an entry is read.',
  });
});

test('a file of 200 records, some of them wanting, is imported once', async () => {
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
      // Every fiftieth has none.
      ...(at % 50 === 7 ? [] : [`AB  - A made-up abstract, number ${at}, that is long enough to be shown.`]),
      'ER  - ',
    ].join('\r\n'),
  ).join('\r\n');
  const { administrator, documents } = startSite();
  const lines = () => toLines(records.replaceAll('\r', ''));
  const counts = async () => {
    const outcomes = (await importAll(readRis(lines()), { administrator })).map(({ outcome }) => outcome);
    return Object.fromEntries([...new Set(outcomes)].map((one) => [one, outcomes.filter((it) => it === one).length]));
  };
  expect(await counts()).toEqual({ added: 194, refused: 6 });
  expect(await counts()).toEqual({ same: 194, refused: 6 });
  expect(documents('knowledge_products')).toHaveLength(194);
});

test('an empty file has no rows', async () => {
  expect(await collect(readRis(toLines('')))).toEqual([]);
  expect(await collect(readBibtex(toLines('no entries here')))).toEqual([]);
});

async function stored(
  { read }: ReturnType<typeof startSite>['administrator'],
  results: readonly { readonly id?: string }[],
) {
  const paths = results.flatMap(({ id }) => (id === undefined ? [] : [`knowledge_products/${id}`]));
  const found = await read(paths);
  return paths.map((path) => found.get(path)?.fields);
}
