import { type BodyTree, readBodyTree } from '@adp/shared-data/body';
import { inspectBody, toBodyTree } from '@adp/shared-data/markdown';
import { readPageConfig } from '@adp/shared-data/testing';
import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import hostile from '../../testing/hostileContent.json';
import { MarkdownBody } from './MarkdownBody';

const toTree = (markdown: string) => toBodyTree(markdown, window.location.origin);
const toElement = (tree: BodyTree) => (
  <MemoryRouter>
    <MarkdownBody tree={tree} lang="en" />
  </MemoryRouter>
);
const showTree = (tree: BodyTree) => render(toElement(tree)).container;
const show = (markdown: string) => showTree(toTree(markdown));

/** The elements and attributes that a body may contain. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  A: ['data-discover', 'href', 'id', 'rel', 'role'],
  BLOCKQUOTE: ['dir'],
  BR: [],
  CODE: ['dir'],
  DIV: ['class', 'dir', 'lang', 'tabindex'],
  EM: [],
  H2: ['id', 'dir'],
  H3: ['id', 'dir'],
  H4: ['id', 'dir'],
  H5: ['id', 'dir'],
  H6: ['id', 'dir'],
  HR: [],
  IMG: ['alt', 'class', 'decoding', 'height', 'loading', 'referrerpolicy', 'src', 'width'],
  LI: ['id'],
  OL: ['dir', 'start'],
  P: ['dir'],
  PRE: ['dir', 'tabindex'],
  SECTION: ['class', 'role'],
  STRONG: [],
  SUP: [],
  TABLE: ['dir'],
  TBODY: [],
  TD: ['data-align'],
  TH: ['data-align', 'scope'],
  THEAD: [],
  TR: [],
  UL: ['dir'],
};

/** Returns the elements and attributes of a body that are executable or not allowed. */
function unexpected(body: Element): string[] {
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const attributes = allowed[element.tagName];
    if (!attributes) return [element.outerHTML];
    const strange = element.getAttributeNames().filter((name) => !attributes.includes(name));
    const href = element.getAttribute('href');
    if (href !== null && !/^(https?:\/\/[^/@]+(\/|$)|mailto:[^?]+$|#s-|\/(?![/\\]))/.test(href)) strange.push(href);
    const src = element.getAttribute('src');
    if (src !== null && !/^https:\/\/[^/@]+\//.test(src)) strange.push(src);
    const id = element.getAttribute('id');
    if (id !== null && !id.startsWith('s-')) strange.push(id);
    return strange;
  });
}

test('there are at least 100 hostile bodies', () => {
  expect(hostile.bodies.length).toBeGreaterThanOrEqual(100);
});

test.each(hostile.bodies.map(({ name, markdown }) => [name, markdown]))(
  'the hostile body "%s" is inert',
  (_, markdown) => {
    expect(unexpected(show(markdown))).toEqual([]);
  },
);

test.each(hostile.strings)('the hostile text %j is inert as a body and as a heading', (text) => {
  expect(unexpected(show(`${text}\n\n# ${text}\n\n[${text}](${text})`))).toEqual([]);
});

/** Renders the tree on a server and hydrates the HTML. React logs differences to the console, which fails the test. */
async function hydrate(tree: BodyTree): Promise<HTMLElement> {
  const container = document.createElement('div');
  container.innerHTML = renderToString(toElement(tree));
  const root = await act(() => Promise.resolve(hydrateRoot(container, toElement(tree))));
  const hydrated = container.cloneNode(true) as HTMLElement;
  act(() => root.unmount());
  return hydrated;
}

test("the server's HTML of every hostile body hydrates without differences", async () => {
  await readPageConfig();
  for (const markdown of [...hostile.bodies.map((body) => body.markdown), ...hostile.strings])
    expect(unexpected(await hydrate(toTree(markdown)))).toEqual([]);
  for (const markdown of nestedLinks) await hydrate(toTree(markdown));
});

/** Trees with nesting that HTML does not allow: links in links, and blocks in paragraphs. */
const nestedLinks = [
  '[![a](https://example.org/a.png)](https://example.org/b)',
  '[see https://example.org/a and [^1]](https://example.org/b)\n\n[^1]: https://example.org/c ![a](https://example.org/d.png)',
  '[![a](https://firebasestorage.googleapis.com/v0/b/demo-site.appspot.com/o/images%2Fa%2Fb.png)](https://example.org)',
  '# ![a](https://firebasestorage.googleapis.com/v0/b/demo-site.appspot.com/o/images%2Fa%2Fb.png)',
  '| ![a](https://firebasestorage.googleapis.com/v0/b/demo-site.appspot.com/o/images%2Fa%2Fb.png) |\n|-|',
];

/** Trees that our parser never creates. */
const forged: readonly unknown[] = [
  [{ tag: 'script', nodes: ['alert(1)'] }, { tag: 'iframe', src: 'https://evil.example' }, { tag: 'svg' }],
  [{ tag: 'constructor' }, { tag: '__proto__', nodes: [{ tag: 'style', nodes: ['*{}'] }] }],
  ['javascript:alert(1)', 'JavaScript:x', 'data:text/html,x', ' javascript:x', '//evil.example', '/\\evil.example'].map(
    (href) => ({ tag: 'a', href, nodes: ['x'] }),
  ),
  ['https://user@evil.example', 'https:\\\\evil.example', 'mailto:a@b.c?bcc=d@e.f', '#root', '#x'].map((href) => ({
    tag: 'a',
    href,
    nodes: ['x'],
  })),
  [{ tag: 'p', id: 'root', onClick: 'alert(1)', style: 'color:red', dangerouslySetInnerHTML: { __html: '<b>' } }],
  [
    { tag: 'h2', id: 'root', nodes: ['x'] },
    { tag: 'a', id: 'body', href: '#s-x', nodes: ['x'] },
    { tag: 'li', id: 'x' },
  ],
  [{ tag: 'img', src: 'https://evil.example/x.png', alt: '' }, { tag: 'img', src: 'javascript:x' }, { tag: 'img' }],
  [{ tag: 'a', href: '#s-x', nodes: [{ tag: 'a', href: 'https://example.org', nodes: ['x'] }] }],
  [{ tag: 'p', nodes: 'text' }, { tag: 'ul', dir: {} }, null, 1, [], { nodes: [] }, { tag: 'ol', start: [] }],
];

test.each(forged.map((tree) => [JSON.stringify(tree), tree]))('the forged tree %s is inert', (_, tree) => {
  expect(unexpected(showTree(readBodyTree(tree)))).toEqual([]);
});

test('any JSON in place of a tree renders without executable content', () => {
  const node = fc.letrec((tie) => ({
    node: fc.oneof(
      fc.string(),
      fc.record({
        tag: fc.constantFrom('p', 'a', 'img', 'ol', 'h2', 'table', 'pre', 'script', 'section', 'code', 'th', 'li'),
        href: fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom('javascript:x', '/a', '#s-a')),
        src: fc.oneof(fc.webUrl(), fc.string()),
        id: fc.string(),
        nodes: fc.array(tie('node'), { maxLength: 4 }),
      }),
      fc.jsonValue(),
    ),
  })).node;
  // Ignore React's warnings about invalid nesting, which is harmless here.
  const complaints = jest.spyOn(console, 'error').mockReturnValue(undefined);
  fc.assert(
    fc.property(fc.array(node), (tree) => {
      const { container, unmount } = render(toElement(readBodyTree(JSON.parse(JSON.stringify(tree)))));
      expect(unexpected(container)).toEqual([]);
      unmount();
    }),
    { numRuns: 100 },
  );
  complaints.mockRestore();
});

test('a tree that is too deep is truncated', () => {
  let tree: unknown = ['deep'];
  for (let depth = 0; depth < 3_000; depth += 1) tree = [{ tag: 'em', nodes: tree }];
  expect(showTree(readBodyTree(tree)).querySelectorAll('em').length).toBeLessThan(110);
});

test('the check of this test detects forbidden content', () => {
  const body = document.createElement('div');
  body.innerHTML = '<a href="javascript:x" onclick="x">x</a><img src="http://x/y.png"><b>x</b><p id="root"></p>';
  expect(unexpected(body)).toEqual(['onclick', 'javascript:x', 'http://x/y.png', '<b>x</b>', 'id', 'root']);
});

test('Markdown is rendered as the corresponding elements', () => {
  const body = show(
    '# A\n\n## B *b*\n\nText **strong** `code`  \nnext\n\n1. one\n2. two\n\n> quoted\n\n---\n\n| a | b |\n|---|--:|\n| 1 | 2 |',
  );
  expect(body.querySelector('h2')?.textContent).toBe('A');
  expect(body.querySelector('h3')?.outerHTML).toBe('<h3 id="s-b-b" dir="auto">B <em>b</em></h3>');
  expect(body.querySelector('p')?.innerHTML).toBe('Text <strong>strong</strong> <code dir="ltr">code</code><br>next');
  expect([...body.querySelectorAll('ol > li')].map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  expect(body.querySelector('blockquote')?.textContent).toBe('quoted');
  expect([...body.querySelectorAll('th')].map(({ scope, textContent }) => [scope, textContent])).toEqual([
    ['col', 'a'],
    ['col', 'b'],
  ]);
  expect(body.querySelectorAll('td')[1]?.dataset['align']).toBe('right');
});

test("links follow the rules for members' content", () => {
  const links = show(
    '[a](https://example.org/a?b=c#d) [b](mailto:office@example.org) [c][1] <https://example.org/e>\n\n[1]: http://example.org',
  ).querySelectorAll('a');
  expect([...links].map((link) => [link.getAttribute('href'), link.rel])).toEqual([
    ['https://example.org/a?b=c#d', 'ugc nofollow noopener'],
    ['mailto:office@example.org', 'ugc nofollow noopener'],
    ['http://example.org/', 'ugc nofollow noopener'],
    ['https://example.org/e', 'ugc nofollow noopener'],
  ]);
});

test('an image is lazy and reserves its space', async () => {
  await readPageConfig();
  const host = 'https://firebasestorage.googleapis.com/v0/b/demo-site.appspot.com/o/images%2Famina%2F';
  const [sized, unsized] = show(
    `![A map](${host}map.png#800x600) ![](${host}b.png?alt=media)`,
  ).querySelectorAll<HTMLImageElement>('img:not(details *)');
  expect(sized).toMatchObject({ alt: 'A map', width: 800, height: 600, src: `${host}map.png` });
  expect(sized?.getAttribute('loading')).toBe('lazy');
  expect(unsized).toMatchObject({ alt: '', width: 960, height: 640 });
});

test('a block image does not break its paragraph', async () => {
  await readPageConfig();
  const image = 'https://firebasestorage.googleapis.com/v0/b/demo-site.appspot.com/o/images%2Fa%2Fb.png';
  expect(show(`Words *![a](${image})*`).querySelector('p')).toBeNull();
});

test('an image on another host becomes a link', () => {
  const body = show('![A map](https://example.org/map.png) ![](https://example.org/b.png)');
  const foreignImage = 'https://firebasestorage.googleapis.com/v0/b/another.appspot.com/o/images%2Famina%2Fa.png';
  expect(show(`![A map](${foreignImage}) ![](${window.location.origin}/b.png)`).querySelector('img')).toBeNull();
  expect(body.querySelector('img')).toBeNull();
  expect([...body.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['A map', 'https://example.org/map.png'],
    ['https://example.org/b.png', 'https://example.org/b.png'],
  ]);
});

test.each([
  ['[a](/events/e-1?x=y#s-when)', '/events/e-1?x=y#s-when'],
  [`[a](${window.location.origin}/articles/one)`, '/articles/one'],
  ['[a](#why)', '#s-why'],
  ['See https://example.org/a_b?c=d.', 'https://example.org/a_b?c=d'],
  ['(https://example.org)', 'https://example.org/'],
  [`${window.location.origin}/articles/one`, '/articles/one'],
  ['[a](//evil.example)', undefined],
  ['[a](/\\\\evil.example)', undefined],
  ['[a](/.//evil.example)', undefined],
  ['`https://example.org`', undefined],
])('the link in %s leads to %s', (markdown, href) => {
  const link = show(markdown).querySelector('a');
  expect(link?.getAttribute('href') ?? undefined).toBe(href);
});

test('a URL inside the text of a link is not a second link', () => {
  const links = show('[see https://example.org/a](https://example.org/b)').querySelectorAll('a');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(['https://example.org/b']);
});

test('footnotes are numbered by first mention, come last and link back', () => {
  const body = show('One[^b] two[^a] three[^b] none[^c]\n\n[^a]: First *note*\n[^b]: Second\n  goes on\n\n# Heading');
  expect(
    [...body.querySelectorAll('sup > a')].map((link) => [link.textContent, link.id, link.getAttribute('href')]),
  ).toEqual([
    ['1', 's--ref-1', '#s--note-1'],
    ['2', 's--ref-2', '#s--note-2'],
    ['1', '', '#s--note-1'],
  ]);
  expect([...body.querySelectorAll('section li')].map(({ id, textContent }) => [id, textContent])).toEqual([
    ['s--note-1', 'Second\ngoes on↩ 1'],
    ['s--note-2', 'First note↩ 2'],
  ]);
  expect(body.textContent).toContain('none[^c]');
  expect(body.querySelector('section')?.previousElementSibling?.tagName).toBe('H2');
});

test('HTML and broken links are reported as parts that readers will not see', () => {
  const body = 'A <b>word</b>, a [link](javascript:x), [one](/events), [two](https://example.org)\n\n<div>text</div>';
  expect(inspectBody(body, window.location.origin).ignored).toEqual([
    ...['<b>', '</b>', 'javascript:x', '<div>text</div>'],
  ]);
});

test.each([
  ['Arabic', '- أولا\n- second\n\n1. ثلاثة\n\n> اقتباس', 'rtl'],
  ['English', '- first\n- ثانيا\n\n1. three\n\n> quoted', 'ltr'],
])('lists and quotations in %s have their markers on the side where the text starts', (_, markdown, dir) => {
  const body = show(markdown);
  for (const tag of ['ul', 'ol', 'blockquote']) expect(body.querySelector(tag)?.getAttribute('dir')).toBe(dir);
  expect(body.querySelector('div')?.getAttribute('dir')).toBe(dir);
  // With `dir` on the list item, browsers would ignore the direction of its paragraphs and put the marker on the left.
  expect(body.querySelectorAll('li[dir]')).toHaveLength(0);
});

test('a list of numbers has its markers on the side where the text starts', () => {
  const body = show('أولا\n\n- 1\n- 2');
  expect(body.querySelector('div')?.getAttribute('dir')).toBe('rtl');
  expect(body.querySelector('ul')?.hasAttribute('dir')).toBe(false);
});
