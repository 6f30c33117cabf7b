import { collect, importAll, readStored, startSite } from '../testing/startSite';
import { readBibtex } from './readBibtex';

// All data in these entries is invented.
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

test('commands and abbreviations are resolved, and a broken entry does not affect other entries', async () => {
  const { administrator } = startSite();
  const results = await importAll(readBibtex(bibtex), { administrator, defaults: { type: ['strategy'] } });
  expect(results.map(({ row, outcome }) => [row, outcome])).toEqual([
    [1, 'added'],
    [2, 'refused'],
    [3, 'refused'],
  ]);
  expect(results[1]?.reason).toContain('The entry at line 14 cannot be read');
  const [brief] = await readStored(administrator, results);
  expect(brief).toMatchObject({
    title: 'A Sample Report on Études & Data Governance',
    type: 'policy_brief',
    published_on: '2020-07',
    authors: ['Amina Sample'],
    corporate_author: 'Sample Union Commission',
    publisher: 'Sample publisher',
    isbn: '9783161484100',
    themes: ['data-governance'],
    lang: 'en',
    doi: '10.5555/bib.1',
    abstract: 'A sample abstract with 50% of nothing, made up to show how an entry is read.',
  });
});

const read = async (text: string, context?: string) => {
  const sentences: string[] = [];
  const rows = await collect(readBibtex(text, { context, onStatus: (sentence) => sentences.push(sentence) }));
  return { rows, sentences };
};

/** Reads a text with one entry and returns the entry's record. */
async function readRecord(text: string) {
  const { rows } = await read(text);
  const [row] = rows;
  if (!row || !('record' in row)) throw new Error(JSON.stringify(rows));
  return { ...row.record, notes: row.notes };
}

test('entries on one line, without a key, and with a parenthesis are separate entries', async () => {
  const { rows } = await read(
    '@misc{a, title={One}} @misc{b, title={Two}}@misc{, title={Three}}\n@misc{title={Four}, year={2020}} @misc(e, title={Five (5)})',
  );
  expect(rows.map((row) => ('record' in row ? row.record.title : row))).toEqual([
    ['One'],
    ['Two'],
    ['Three'],
    ['Four'],
    ['Five (5)'],
  ]);
});

test('an entry takes missing fields from the entry that it refers to, before or after it', async () => {
  const child = '@inproceedings{child, title={Child}, crossref={Parent}}';
  const parent = '@proceedings{parent, title={Parent}, year=2018, publisher=pub}';
  const strings = '@string{pub={Sample publisher}}';
  const expected = { title: ['Child'], publisher: ['Sample publisher'], date: ['2018'] };
  expect((await read(`${strings}\n${child}\n${parent}`)).rows).toMatchObject([{ record: expected }, { row: 2 }]);
  expect((await read(child, `${strings}\n${parent}`)).rows).toMatchObject([{ row: 1, record: expected }]);
});

test.each([
  [String.raw`{\~{\i}} {\AA}ngstr{\"o}m \o{} \L{}\'{\i} {\'\j}`, 'ĩ Ångström ø Łí j́'],
  [String.raw`H$_2$O \& 50\% of \textit{it}`, 'H₂O & 50% of it'],
  ['{{Capitals} Stay}', 'Capitals Stay'],
  [String.raw`p<0.05 \textless{}b\textgreater{} <i>`, 'p<0.05 <b> <i>'],
])('the title %s is read as %s', async (written, title) => {
  expect((await readRecord(`@misc{a, title={${written}}}`)).title).toEqual([title.normalize()]);
});

test.each([
  ['Maria de Sousa e Silva', ['de Sousa e Silva, Maria'], []],
  ['King, Jr., Martin Luther', ['King, Jr., Martin Luther'], []],
  ['King, Martin Luther, Jr.', ['King, Martin Luther, Jr.'], []],
  ['Plato and {Zindi}', ['Plato'], ['Zindi']],
  ['Sample, Amina and others', ['Sample, Amina'], []],
  ['{Smart Africa} and {UNESCO}', [], ['Smart Africa', 'UNESCO']],
  ['{Ministry of Finance, Planning and Trade}', [], ['Ministry of Finance, Planning and Trade']],
])(
  'the author field %s is read as the persons %j and the organisations %j',
  async (author, authors, corporateAuthor) => {
    expect(await readRecord(`@misc{a, title={T}, author={${author}}}`)).toMatchObject({ authors, corporateAuthor });
  },
);

test.each([
  ['year={2019/2020}', '2019', ['date: 2019 is read from "2019/2020"']],
  ['year={c2001}', '2001', ['date: 2001 is read from "c2001"']],
  ['year={[2018]}', '2018', ['date: 2018 is read from "[2018]"']],
  ['year={in press}', 'in press', []],
  ['date={2020-05/2020-07}', '2020-05', ['date: 2020-05 is read from "2020-05/2020-07"']],
  ['year=2020, month=jul, day=9', '2020-07-09', []],
  ['year=2020, month={July 9}', '2020-07-09', []],
])('the date %s is read as %s', async (fields, date, notes) => {
  expect(await readRecord(`@misc{a, title={T}, ${fields}}`)).toMatchObject({ date: [date], notes });
});

test.each([
  [String.raw`10.5555/a\_b\%c`, '10.5555/a_b%c'],
  [String.raw`10.5555/a{\_}b`, '10.5555/a_b'],
  [String.raw`10.5555/(SICI)1{\textless}1::AID{\textgreater}3`, '10.5555/(SICI)1<1::AID>3'],
])('escapes in the DOI %s are decoded', async (doi, expected) => {
  const url = String.raw`https://a.example/x\_y\%20z?a=1\&b=2\#c~d`;
  const record = await readRecord(`@misc{a, title={T}, doi={${doi}}, url={${url}}}`);
  expect(record).toMatchObject({ doi: [expected], url: ['https://a.example/x_y%20z?a=1&b=2#c~d'] });
});

test('omitted values are reported, both for an entry and for the file', async () => {
  const { rows, sentences } = await read(
    String.raw`@article{a, title={T \unknowncommand}, author={Sample, Amina and others}, journal={J}, volume=3}`,
  );
  expect(rows).toMatchObject([
    {
      notes: ['authors: the source omits some authors', String.raw`\unknowncommand is unknown and remains unchanged`],
    },
  ]);
  expect(sentences).toEqual(['Ignored fields: journal, volume.']);
});

test('a file without an entry is rejected', async () => {
  await expect(read('no entries here')).rejects.toThrow('The file has no entry in BibTeX');
  await expect(read('@string{a={b}} @comment{@misc{a, title={b}}}')).rejects.toThrow('no entry');
  expect((await read('')).rows).toEqual([]);
});

test('abstracts keep their paragraphs', async () => {
  const abstract = String.raw`abstract={One \& {\AA}.

    Two,
    on two lines.\par Three: \textasciitilde{}}`;
  expect(await readRecord(`@misc{a, title={T}, ${abstract}}`)).toMatchObject({
    abstract: ['One & Å.\n\nTwo, on two lines.\n\nThree: ~'],
    notes: [],
  });
});

test('a publisher with "and" in its name remains one publisher, unless it repeats the author of a report', async () => {
  const institution = 'institution={Ministry of Trade and Industry}';
  expect(await readRecord(`@techreport{a, title={T}, ${institution}}`)).toMatchObject({
    publisher: ['Ministry of Trade and Industry'],
  });
  expect(
    await readRecord(`@techreport{a, title={T}, author={{Ministry of Trade and Industry}}, ${institution}}`),
  ).toMatchObject({ publisher: [], corporateAuthor: ['Ministry of Trade and Industry'] });
});

test('keywords remain in order, with their accents', async () => {
  const { tags } = await readRecord(String.raw`@misc{a, title={T}, keywords={zoning; \'{e}nergie, AI}}`);
  expect(tags?.map((tag) => tag.trim())).toEqual(['zoning', 'énergie', 'AI']);
});

test('an amount of money in dollars does not invalidate its entry', async () => {
  expect(await readRecord('@misc{a, title={A $5 million fund}, abstract={Of $5}}')).toMatchObject({
    title: ['A $5 million fund'],
    abstract: ['Of $5'],
  });
});

test('a note and a container that have no field on the site are reported', async () => {
  const { notes } = await readRecord('@misc{a, title={T}, note={Presented at the forum}, howpublished={Some site}}');
  expect(notes).toEqual(['omitted: Presented at the forum', 'omitted: Some site']);
});
