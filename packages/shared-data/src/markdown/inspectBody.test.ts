/** @jest-environment node */
import { type BodyNode, toBodyText } from './BodyTree';
import { toBodyTree } from './inspectBody';

const toTree = (markdown: string) => toBodyTree(markdown, 'https://site.example');
const listHrefs = (nodes: readonly BodyNode[]): readonly string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.href ?? [], listHrefs(node.nodes ?? [])].flat()));
const toHrefs = (markdown: string) => listHrefs(toTree(markdown)).filter((href) => !href.startsWith('#'));
/** Returns the texts of the blocks of the first footnote. */
const toNote = (markdown: string) => {
  const section = toTree(markdown).find((node) => typeof node !== 'string' && node.tag === 'section');
  const [list] = typeof section === 'object' ? (section.nodes ?? []) : [];
  const [note] = typeof list === 'object' ? (list.nodes ?? []) : [];
  return typeof note === 'object' ? (note.nodes ?? []).map((node) => toBodyText([node]).trim()) : [];
};

test('a URL in a text is a link without the punctuation around it', () => {
  expect(toTree('انظر https://a.example/x، (https://a.example/Agenda_(policy)).')).toEqual([
    {
      tag: 'p',
      nodes: [
        'انظر ',
        { tag: 'a', href: 'https://a.example/x', nodes: ['https://a.example/x'] },
        '، (',
        { tag: 'a', href: 'https://a.example/Agenda_(policy)', nodes: ['https://a.example/Agenda_(policy)'] },
        ').',
      ],
    },
  ]);
});

test.each([
  ['the first of two definitions', '[a]\n\n[a]: https://a.example/1\n[a]: https://a.example/2'],
  ['a definition in a quotation', '> [a]\n>\n> [a]: https://a.example/1'],
  ['a definition in a list item', '- [a]\n\n  [a]: https://a.example/1\n\n[a]: https://a.example/2'],
  [
    'a definition for a footnote',
    'Text[^1].\n\n[^1]: See [the report][My\n  Report].\n\n[my report]: https://a.example/1',
  ],
])('a reference links to the URL of %s', (_, markdown) => {
  expect(toHrefs(markdown)).toEqual(['https://a.example/1']);
});

test('a reference without a definition remains text in a footnote', () => {
  expect(toNote('Text[^1].\n\n[^1]: See [b] and [a].\n\n[a]: https://a.example/')).toEqual(['See [b] and a.', '↩ 1']);
});

test('indented paragraphs after a blank line belong to the footnote', () => {
  const markdown = 'Text[^1].\n\n[^1]: First\n    line\n\n    Second\n\n\n\tThird\n\nThe body\n\n    its code';
  expect(toNote(markdown)).toEqual(['First\nline', 'Second', 'Third', '↩ 1']);
  expect(toTree(markdown).slice(1, 3)).toEqual([
    { tag: 'p', nodes: ['The body'] },
    { tag: 'pre', nodes: ['its code'] },
  ]);
});

test.each(['- one\n    - two', '1. one', '> quoted', '# Title', '```\n    code\n    ```'])(
  'the block %j after a footnote stays visible',
  (block) => {
    const words = block.match(/\w+/g) ?? [];
    const tree = JSON.stringify(toTree(`Text[^1].\n\n[^1]: Note\n\n    ${block}\n\nEnd`));
    expect(words.filter((word) => !tree.includes(word))).toEqual([]);
  },
);

test.each([
  ['a longer fence', '````\n```\n[^1]: code\n```\n````', '```\n[^1]: code\n```'],
  ['a fence of other marks', '~~~\n```\n[^1]: code\n~~~', '```\n[^1]: code'],
  ['marks with an info string', '```\n``` js\n[^1]: code\n```', '``` js\n[^1]: code'],
])('a footnote in a code block with %s is code', (_, code, text) => {
  const markdown = `${code}\n\nText[^1].\n\n[^1]: Note`;
  expect(toTree(markdown)[0]).toEqual({ tag: 'pre', nodes: [text] });
  expect(toNote(markdown)).toEqual(['Note', '↩ 1']);
});

test('inline code on a line of its own does not begin a code block', () => {
  expect(toNote('``` code ```\n\nText[^1].\n\n[^1]: Note')).toEqual(['Note', '↩ 1']);
});
