import { hostileStrings } from '@adp/shared-data/testing';
import { author, importAll, sampleRow, startSite } from '../testing/startSite';
import { toAddress, toDoi } from './addresses';
import { toClosingTime, toDay, toLocal, toPartialDate } from './dates';
import { shorten, toParagraphs } from './texts';
import { toKnowledgeType, toLanguage, toLicence, toThemes } from './vocabulary';

const cases: readonly (readonly [string, (text: string) => unknown, Readonly<Record<string, unknown>>])[] = [
  [
    'DOI',
    toDoi,
    {
      '10.5555/ABC': '10.5555/abc',
      'https://doi.org/10.5555/a(b)c': '10.5555/a(b)c',
      'http://dx.doi.org/10.5555%2Fabc': '10.5555/abc',
      'doi: 10.5555/abc': '10.5555/abc',
      '10.5555%2Fabc': '10.5555/abc',
      '10.5555/a%20b': '10.5555/a%20b',
      'https://example.org/10.5555/abc': undefined,
      none: undefined,
    },
  ],
  [
    'address',
    toAddress,
    {
      'http://example.org/a b': 'https://example.org/a%20b',
      'https://user:secret@example.org/': 'https://example.org/',
      'https://example.org/?q={x}|y': 'https://example.org/?q=%7Bx%7D%7Cy',
      'javascript:alert(1)': undefined,
      'ftp://example.org/': undefined,
      'www.example.org': undefined,
    },
  ],
  [
    'date',
    toPartialDate,
    {
      '2019': '2019',
      '2019-7': '2019-07',
      '2019/07/18/': '2019-07-18',
      '2019-07-18T10:00:00Z': '2019-07-18',
      '2019-02-30': undefined,
      '2019-13': undefined,
      '03/04/2019': undefined,
      'July 2019': undefined,
    },
  ],
  [
    'language',
    toLanguage,
    {
      eng: 'en',
      English: 'en',
      en_US: 'en',
      fre: 'fr',
      Français: 'fr',
      portugais: 'pt',
      Kiswahili: 'sw',
      العربية: 'ar',
      am: 'am',
      Klingonish: undefined,
      und: undefined,
    },
  ],
  [
    'licence',
    (text) => toLicence([text]),
    {
      'https://creativecommons.org/licenses/by/4.0/': 'CC-BY-4.0',
      'CC BY-SA 4.0': 'CC-BY-SA-4.0',
      'http://creativecommons.org/licenses/by-nc-nd/4.0/': undefined,
      'https://creativecommons.org/licenses/by/3.0/': undefined,
      'info:eu-repo/semantics/openAccess': undefined,
    },
  ],
  [
    'themes',
    (text) => toThemes([text]).join(),
    {
      'Digital identity': 'digital-identity',
      'Machine Learning in health care': 'artificial-intelligence,health',
      'inteligência artificial': 'artificial-intelligence',
      Maintenance: '',
    },
  ],
  [
    'type',
    (text) => toKnowledgeType([text]),
    {
      'info:eu-repo/semantics/workingPaper': 'working_paper',
      'Policy Brief': 'policy_brief',
      'Technical Report': 'report',
      'article-journal': undefined,
    },
  ],
];

test.each(cases)("%s: texts of sources become the site's values, or are dropped", (_, read, expected) => {
  const texts = Object.keys(expected);
  expect(Object.fromEntries(texts.map((text) => [text, read(text)]))).toEqual(expected);
});

test('a deadline is an instant in its time zone, and a day without a time means its last minute', () => {
  const iso = (text: string, zone: string) => toClosingTime(text, zone)?.toISOString();
  expect(iso('2027-01-31', 'Africa/Nairobi')).toBe('2027-01-31T20:59:00.000Z');
  expect(iso('2027-01-31 17:00', 'Etc/GMT+12')).toBe('2027-02-01T05:00:00.000Z');
  expect([iso('31.01.2027', 'UTC'), iso('2027-02-30', 'UTC')]).toEqual([undefined, undefined]);
});

test.each([
  ['2026-10-29 23:30', 'Africa/Cairo', '2026-10-29T23:30+02:00'],
  ['2026-10-29', 'Africa/Cairo', '2026-10-29T23:59+02:00'],
  ['2027-02-07 02:30', 'Africa/Casablanca', '2027-02-07T02:30+00:00'],
])(
  'a deadline on %s in %s is stored with its local time, and with the later instant if clocks show that time twice',
  (text, zone, local) => {
    const at = toClosingTime(text, zone);
    expect([at, at && toLocal(at, zone)]).toEqual([new Date(local), local]);
  },
);

test("a deadline that clocks skip is rejected, as in the site's form", () => {
  expect(toClosingTime('2026-04-24 00:30', 'Africa/Cairo')).toBeUndefined();
});

test("the opening day of applications is a day in UTC, as in the site's form", () => {
  expect(['2027-01-31', '2027-01-31 09:00', '31.01.2027'].map((text) => toDay(text)?.toISOString())).toEqual([
    '2027-01-31T00:00:00.000Z',
    '2027-01-31T00:00:00.000Z',
    undefined,
  ]);
});

test('an abstract keeps its paragraphs, and is shortened at the end of a word', () => {
  expect(toParagraphs('<p>One\nline</p><p>Two &lt; <i>three</i></p>')).toBe('One line\n\nTwo &lt; three');
  expect(shorten('Eleven words that are far too long to fit', 20)).toBe('Eleven words that…');
  expect(shorten(`${'x'.repeat(10)}😀`, 11)).toBe(`${'x'.repeat(10)}…`);
});

test('hostile texts are rejected, or stored unchanged', async () => {
  const { administrator, firestore } = startSite();
  async function* rows() {
    for (const [at, text] of hostileStrings.entries())
      yield sampleRow(at + 1, {
        title: [`Sample ${text}`],
        abstract: [`${text} ${'An abstract, made up. '.repeat(4)}`],
        authors: [text],
        publisher: [text],
        tags: ['health', text],
        url: [text],
        date: [text],
        lang: ['en', text],
        pages: [text],
      });
    await Promise.resolve();
  }
  const results = await importAll(rows(), { administrator, author });
  expect(results).toHaveLength(hostileStrings.length);
  const titles = [...firestore.documents()].map(({ fields }) => fields.title);
  expect(titles).toContainEqual({ stringValue: 'Sample <script>window.hit=1</script>' });
  expect(titles.length).toBeGreaterThan(50);
  // A text with half a surrogate pair looks as if the file had another encoding.
  const broken = results.filter(({ reason }) => reason?.includes('save the file as UTF-8'));
  expect(broken.length).toBe(hostileStrings.filter((text) => /\p{Surrogate}/u.test(text)).length);
});
