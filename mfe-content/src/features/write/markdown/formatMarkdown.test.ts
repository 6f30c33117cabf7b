import { type Format, formatMarkdown, formats } from './formatMarkdown';

const samples: Readonly<Record<Format, string>> = {
  bold: '**bold text**',
  link: '[link text](https://example.org)',
  heading: '## A heading',
  list: '- list item',
  quote: '> quoted text',
};

/** Formats the text between the marks `‹` and `›`, and returns the changed text with marks around the selection. */
function format(name: Format, marked: string): string {
  const start = marked.indexOf('‹');
  const end = marked.indexOf('›') - 1;
  const value = marked.replace('‹', '').replace('›', '');
  const edit = formatMarkdown(name, { value, start, end }, samples[name]);
  const changed = value.slice(0, edit.from) + edit.text + value.slice(edit.to);
  return `${changed.slice(0, edit.start)}‹${changed.slice(edit.start, edit.end)}›${changed.slice(edit.end)}`;
}

test.each<[Format, string, string]>([
  ['bold', 'some ‹good› words', 'some **‹good›** words'],
  ['bold', 'some ‹good ›words', 'some **‹good›** words'],
  ['bold', 'some **‹good›** words', 'some ‹good› words'],
  ['bold', 'some ‹**good**› words', 'some ‹good› words'],
  ['bold', 'some ‹›', 'some **‹bold text›**'],
  ['bold', 'some‹ ›words', 'some **‹bold text›**words'],
  ['link', 'see ‹the page›.', 'see [the page](‹https://›).'],
  ['link', 'see ‹https://example.org/a›', 'see [‹link text›](https://example.org/a)'],
  ['link', '‹›', '[‹link text›](https://example.org)'],
  ['heading', 'a\nAi‹›ms\nb', 'a\n## Ai‹›ms\nb'],
  ['heading', '## Ai‹›ms', 'Ai‹›ms'],
  ['heading', '‹›## Aims', '‹›Aims'],
  ['heading', '‹›', '## ‹A heading›'],
  ['list', '‹one\n\ntwo›\nthree', '- ‹one\n\n- two›\nthree'],
  ['list', '- o‹ne\n- tw›o', 'o‹ne\ntw›o'],
  ['list', '- o‹ne\ntw›o', '- o‹ne\n- tw›o'],
  ['list', 'one\n‹›', 'one\n- ‹list item›'],
  ['quote', 'a‹› quoted line', '> a‹› quoted line'],
  ['quote', '\n‹›\n', '\n> ‹quoted text›\n'],
])('%s changes %j to %j', (name, before, after) => {
  expect(format(name, before)).toBe(after);
});

test.each(formats.filter((name) => name !== 'link'))('%s twice results in the first text', (name) => {
  for (const text of ['‹one›', 'a ‹b c› d', 'ا‹ب ج› د', '‹one\ntwo›']) {
    const words = (marked: string) => marked.replace(/[‹›]/g, '');
    expect(words(format(name, format(name, text)))).toBe(words(text));
  }
});

test.each(formats)('%s removes no word', (name) => {
  for (const text of [
    '‹› one two',
    'one ‹two› three',
    '‹one\n\ntwo›',
    'one ‹**two› three**',
    '‹[a](https://b.example)›',
  ])
    for (const word of text.match(/\w+/g) ?? []) expect(format(name, text)).toContain(word);
});
