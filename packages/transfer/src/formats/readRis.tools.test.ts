import { decodeText } from '@adp/shared-data/import-files';
import { collect } from '../testing/startSite';
import { readRis } from './readRis';
import type { SourceRecord } from './SourceRecord';

// These examples contain one file for each tool, in the tool's export layout. All data is invented.

interface Example {
  readonly tool: string;
  readonly text: string;
  readonly record: SourceRecord;
  readonly notes?: readonly string[];
  readonly unread?: string;
}

const examples: readonly Example[] = [
  {
    tool: 'EBSCO: two links, Y1, N2 and T1, and a title with a hyphen at a line break',
    text: `TY  - JOUR
ID  - 12345678
A1  - Sample, Amina
A1  - Exemple, Kofi N.
T1  - Sample study on mobile money
T2  - Journal of Samples
Y1  - 2022/09/01/
VL  - 12
SP  - 101
EP  - 120
SN  - 1234-5678
KW  - Mobile money
KW  - Kenya -- Economy
N2  - A made-up abstract
about EU - Africa trade.
UR  - https://search.example.com/login.aspx?direct=true&db=a9h&AN=1
UR  - https://search.example.com/login.aspx?direct=true&db=a9h&AN=2
DP  - EBSCOhost
DB  - Sample database
ER  - 
`,
    record: {
      title: ['Sample study on mobile money'],
      authors: ['Sample, Amina', 'Exemple, Kofi N.'],
      date: ['2022-09-01'],
      tags: ['Mobile money', 'Kenya -- Economy'],
      type: ['article-journal'],
      pages: [],
      isbn: [],
      abstract: ['A made-up abstract\nabout EU - Africa trade.'],
      url: [1, 2].map((at) => `https://search.example.com/login.aspx?direct=true&db=a9h&AN=${at}`),
    },
    unread: 'Ignored fields: DB, EP, SN, SP, T2, VL.',
  },
  {
    tool: 'Web of Science: a day without a year, and a place in the tag C3',
    text: `TY  - JOUR
AU  - Sample, A
AU  - Sample Union Commission
TI  - SAMPLE TITLE
T2  - JOURNAL OF SAMPLES
LA  - English
KW  - broadband; connectivity
AB  - A made-up abstract.
C3  - University of Samples
PU  - SAMPLE PRESS
DA  - SEP 22
PY  - 2022
SN  - 978-3-16-148410-0
DO  - 10.5555/WOS.1
WE  - Social Science Citation Index
ER  - 

EF
`,
    record: {
      title: ['SAMPLE TITLE'],
      authors: ['Sample, A'],
      corporateAuthor: ['Sample Union Commission'],
      date: ['2022-09-22'],
      lang: ['English'],
      doi: ['10.5555/wos.1'],
      isbn: ['978-3-16-148410-0'],
      tags: ['broadband', ' connectivity'],
    },
    unread: 'Ignored fields: C3, PU, T2, WE.',
  },
  {
    tool: 'Cochrane: a header of the provider, and abstracts in several fields',
    text: `Provider: Sample & Sons, Ltd
Content: text/plain; charset="UTF-8"

TY  - JOUR
AN  - CN-01234567
AU  - Sample, A
TI  - Sample trial
AB  - BACKGROUND: Made up.
AB  - RESULTS: None.
PY  - 2019
PY  - 2020
DO  - 10.5555/a.1
DO  - https://doi.org/10.5555/A.2
UR  - https://library.example/a.1
M3  - Journal Article
ER  - 
`,
    record: {
      title: ['Sample trial'],
      abstract: ['BACKGROUND: Made up.\n\nRESULTS: None.'],
      date: ['2019'],
      doi: ['10.5555/a.1', '10.5555/a.2'],
      type: ['Journal Article', 'article-journal'],
    },
    notes: ['date: 2019, without 2020', 'doi: the first of 2, without 10.5555/a.2'],
    unread: 'Ignored fields: AN.',
  },
  {
    tool: 'PubMed, its own format: four-letter tags, indented lines, names twice, identifiers with their kind',
    text: `
PMID- 30000001
OWN - NLM
DP  - 2022 Sep 22
TI  - A sample title that is so long that it goes on
      on a second line - and a third
      one.
LID - 10.5555/pubmed.1 [doi]
LID - S1234-5678(22)00001-1 [pii]
AB  - A made-up abstract
      post- and pre-test.
FAU - Sample, Amina
AU  - Sample A
FAU - Exemple, Kofi
AU  - Exemple K
CN  - Sample Group
LA  - eng
PT  - Journal Article
MH  - *Telemedicine
OT  - eHealth
AID - 10.5555/pubmed.1 [doi]
SO  - J Sample. 2022 Sep 22;1(1):1-2.
`,
    record: {
      title: ['A sample title that is so long that it goes on\non a second line - and a third\none.'],
      abstract: ['A made-up abstract\npost- and pre-test.'],
      authors: ['Sample, Amina', 'Exemple, Kofi'],
      corporateAuthor: ['Sample Group'],
      date: ['2022-09-22'],
      doi: ['10.5555/pubmed.1'],
      url: ['https://pubmed.ncbi.nlm.nih.gov/30000001/'],
      lang: ['eng'],
      tags: ['eHealth', 'Telemedicine'],
      type: ['Journal Article', 'article-journal'],
    },
    unread: 'Ignored fields: OWN, SO.',
  },
  {
    tool: 'RefWorks: empty parts of dates, and a space too many',
    text: `TY  -  RPRT
ID  -  42
A1  -  Maria de Sousa e Silva,
A1  -  King, Martin Luther, Jr.
A1  -  Plato
T1  -  Sample report
Y1  -  2022///
ET  -  2nd
T3  -  Sample series
SP  -  80
PB  -  Sample publisher
L1  -  internal-pdf://123/sample.pdf
L1  -  https://repository.example/sample.pdf
ER  -  
`,
    record: {
      title: ['Sample report'],
      date: ['2022'],
      version: ['2nd'],
      series: ['Sample series'],
      pages: ['80'],
      authors: ['King, Martin Luther, Jr.', 'Plato'],
      corporateAuthor: ['Maria de Sousa e Silva'],
      publisher: ['Sample publisher'],
      type: ['report'],
      file: ['internal-pdf://123/sample.pdf', 'https://repository.example/sample.pdf'],
    },
  },
  {
    tool: 'EPPI-Reviewer: lower case, indented, one space before the hyphen, blank lines',
    text: `
  ty  - rprt

  T1 - Sample review
  au  - Sample, Amina; Exemple, Kofi
  AU  - et al.
  py  - c2001
  u1  - 9988
  er  - 
`,
    record: { title: ['Sample review'], authors: ['Sample, Amina', 'Exemple, Kofi'], date: ['2001'], type: ['report'] },
    notes: ['authors: the source omits some authors', 'date: 2001 is read from "c2001"'],
    unread: 'Ignored fields: U1.',
  },
];

const read = async (text: string) => {
  const sentences: string[] = [];
  const rows = await collect(readRis(text, { onStatus: (sentence) => sentences.push(sentence) }));
  return { rows, sentences };
};

describe.each(examples)('a file of $tool', ({ text, record, notes = [], unread }) => {
  test.each([
    ['lines that end with LF', text],
    ['lines that end with CR LF', text.replaceAll('\n', '\r\n')],
    ['lines that end with CR', text.replaceAll('\n', '\r')],
    ['UTF-16', decodeText(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
  ])('is read with %s', async (_, written) => {
    const { rows, sentences } = await read(written);
    expect(rows).toMatchObject([{ row: 1, record }]);
    expect(rows[0]).toMatchObject({ notes });
    expect(sentences).toEqual(unread === undefined ? [] : [unread]);
  });
});

test('a file without an entry and an entry without a field are rejected, with the line of the entry', async () => {
  await expect(read('PT J\nAU Sample, A\nTI Web of Science, its own format\nER\n')).rejects.toThrow(
    'The file has no entry in RIS',
  );
  expect((await read('TY  - JOUR\nER  - \n\nTY  - RPRT\nTI  - Sample\nER  - \n')).rows).toMatchObject([
    { row: 1, unreadable: 'The entry at line 1 has no known field.' },
    { row: 2, record: { title: ['Sample'] } },
  ]);
  expect((await read(' \n')).rows).toEqual([]);
});
