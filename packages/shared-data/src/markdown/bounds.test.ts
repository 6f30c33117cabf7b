/** @jest-environment node */
import type { Nodes } from 'mdast';
import { toBodyText } from './BodyTree';
import { toPlainText } from './headings';
import { inspectBody, toBodyTree } from './inspectBody';
import { parseMarkdown } from './parseMarkdown';

const longest = 50_000;
const fill = (part: string) => part.repeat(Math.floor(longest / part.length));

const site = 'https://site.example';

/** Returns the CPU time that a server spends on a body, in milliseconds. */
function cost(markdown: string): number {
  const before = process.cpuUsage();
  toBodyTree(markdown, site);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The CPU time for an ordinary body of the same length after warm-up, used as the unit. */
let ordinary = 0;
beforeAll(() => {
  const text = fill('A **strong** word and a [link](https://example.org/a) in *a* line of text, with `code`.\n');
  ordinary = Math.max(...[1, 2, 3].map(() => cost(text)).slice(1));
});

test.each([
  ['emphasis marks', '*_**__'],
  ['emphasis within words', 'a*_'],
  ['closed emphasis marks', 'a**'],
  ['underlined headings', 'a\n-\n'],
  ['headings with other underlines', 'a\n=\n'],
  ['separate quotations', '> a\n\n'],
  ['quotations with continuation lines', '> a\nb\n'],
  ['headings in quotations', '> a\n> -\n'],
  ['nested lists', '- a\n  - b\n'],
  ['nested lists with other marks', '- a\n+ a\n'],
  ['brackets', '[a]'],
  ['two kinds of brackets', '[a]('],
  ['references', '[a][b]'],
  ['pictures', '![a]('],
  ['tables', '|a\n|-\n'],
  ['cells', '|a'],
  ['code', '` '],
  ['tags', '<a '],
  ['entities', '&amp;'],
  ['definitions', '[a]: b\n'],
  ['lines', 'a\n'],
])('a body full of %s takes at most a few times as long as an ordinary body', (_, part) => {
  expect(cost(fill(part)) / ordinary).toBeLessThan(7);
});

test.each([
  ['text between two long runs of marks', `${'*'.repeat(25_000)}a${'*'.repeat(25_000)}`],
  ['nested emphasis', `${'*a '.repeat(8_000)}${'a* '.repeat(8_000)}`],
  ['the maximum of nested emphasis that is parsed', `${'*a '.repeat(1_750)}${'a* '.repeat(1_750)}`],
  ['the maximum of nested lists that are parsed', '- a\n  - b\n'.repeat(1_000)],
  ['the maximum of underlined headings that are parsed', 'a\n-\n'.repeat(1_000)],
  ['the maximum of quotations that are parsed', '> a\n\n'.repeat(1_000)],
  ['a body with 2,500 references to a definition', `${'[a] '.repeat(2_500)}\n\n[a]: https://example.org`],
  ['a body with references to many definitions', `${fill('[a]: b\n').slice(0, 10_000)}\n\n${'[a][b]\n'.repeat(700)}`],
  ['blank lines', '\n'.repeat(longest)],
  ['a URL full of dots', `http://${'.'.repeat(longest - 7)}`],
  ['a list of URLs full of dots', fill('http://.')],
  ['a line full of spaces', `a${' '.repeat(longest - 2)}a`],
  ['a line full of container marks', fill('> - 1. ')],
  ['nested brackets', `${'['.repeat(25_000)}${']'.repeat(25_000)}`],
  ['a table with many columns', `${'|a'.repeat(12_500)}\n${'|-'.repeat(12_500)}`],
])('%s takes at most a few times as long as an ordinary body', (_, markdown) => {
  expect(cost(markdown) / ordinary).toBeLessThan(7);
});

const getDepth = (node: Nodes): number => ('children' in node ? 1 + Math.max(0, ...node.children.map(getDepth)) : 1);
const words = (text: string) => text.match(/\p{L}+/gu);

test('nodes that are nested too deeply become text without losing words', () => {
  const body = `${'**open _more '.repeat(300)}${'less_ close** '.repeat(300)}`;
  const root = parseMarkdown(body);
  expect(getDepth(root)).toBe(33);
  expect(words(toPlainText(root))).toEqual(words(body));
});

test('a body with too many marks is shown as plain text, with one paragraph per line', () => {
  const body = `# Heading\n\n${'Some *_**words__ of it. '.repeat(1_500)}\n\n- one\n- two`;
  const { tree, isTyped } = inspectBody(body, site);
  expect(isTyped).toBe(true);
  expect(tree).toEqual(body.split(/\n+/).map((line) => ({ tag: 'p', nodes: [line] })));
});

test('a long body with too many marks keeps all its words in at most 2,000 paragraphs', () => {
  const tree = toBodyTree('word *\n'.repeat(7_000), site);
  expect(tree).toHaveLength(2_000);
  expect(words(toBodyText(tree))).toHaveLength(7_000);
});

test.each([
  ['2,000 bullets', '- a bullet of a list\n'.repeat(2_000), 'listItem', 2_000],
  ['600 strong words', 'A **strong** word. '.repeat(600), 'strong', 600],
  ['1,000 links', '[a](https://example.org/a_b) '.repeat(1_000), 'link', 1_000],
  ['400 table rows', `|a|b|\n|-|-|\n${'|1|2|\n'.repeat(399)}`, 'tableRow', 400],
  ['150 sections', '# Title\n\nA text.\n\n---\n\n> A quotation\n\n'.repeat(150), 'heading', 150],
  ['products', '2 * 3 * 4 '.repeat(4_000), 'text', 1],
])('%s within the limits are formatted', (_, markdown, type, times) => {
  const count = (node: Nodes): number =>
    Number(node.type === type) + ('children' in node ? node.children.reduce((sum, child) => sum + count(child), 0) : 0);
  expect(count(parseMarkdown(markdown))).toBe(times);
});
