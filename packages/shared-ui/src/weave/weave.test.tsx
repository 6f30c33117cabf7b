import { brotliCompressSync } from 'node:zlib';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { toWeave } from './toWeave';
import { Weave } from './Weave';

const kinds = ['article', 'event', 'opportunity', 'product', 'knowledgeProduct'];
const themes = ['artificial-intelligence', 'connectivity', 'skills', 'health', undefined];
const shapes = ['cover', 'banner'] as const;
const ids = Array.from({ length: 2000 }, (_, number) => `item-${number}`);
/** Length of a class name that the build adds to those of the pattern. */
const className = 'content-DetailPage-cloth';

test('the same source results in the same pattern', () => {
  expect(toWeave({ kind: 'article', theme: 'health', id: 'a' }, 'portrait')).toEqual({
    accent: 'ochre',
    muted: expect.stringMatching(/^M0 0h8v8h-8z/),
    accented: 'M24 8h8v8h-8zm0 2h8v1h-8v2h8v1h-8zM24 24h8v8h-8zm0 2h8v1h-8v2h8v1h-8z',
  });
});

test('patterns differ between ids: of 2,000 items of a kind and theme, at most a tenth share a pattern', () => {
  const patterns = ids.map((id) => JSON.stringify(toWeave({ kind: 'article', theme: 'health', id }, 'cover')));
  expect(new Set(patterns).size).toBeGreaterThan(1800);
  expect(patterns[0]).not.toBe(patterns[1]);
});

test('patterns differ between themes and between kinds', () => {
  const patterns = kinds.flatMap((kind) => themes.map((theme) => toWeave({ kind, theme, id: 'a' }, 'cover')));
  expect(new Set(patterns.map((pattern) => JSON.stringify(pattern))).size).toBeGreaterThan(15);
  expect(new Set(patterns.map(({ accent }) => accent)).size).toBe(3);
});

test.each(shapes)('every %s has both colours and less than 600 bytes', (shape) => {
  for (const [index, id] of ids.entries()) {
    const [kind = '', theme] = [kinds[index % kinds.length], themes[index % themes.length]];
    const { muted, accented } = toWeave({ kind, theme, id }, shape);
    expect(accented).not.toBe('');
    const markup = renderToString(<Weave shape={shape} kind={kind} theme={theme} id={id} className={className} />);
    expect(markup).toContain(muted);
    // Class names of a build have a prefix and the name of their file: `content-Weave-`.
    expect(markup.length + 3 * 'content-Weave-'.length).toBeLessThan(600);
  }
});

test('24 patterns add less than 1.5 kB to a compressed page', () => {
  const toPage = (toCover: (id: string, index: number) => string) =>
    ids.slice(0, 24).map((id, index) => `<li>${toCover(id, index)}<a href="/articles/${id}">A title: ${id}</a></li>`);
  const getSize = (page: readonly string[]) => brotliCompressSync(page.join('')).length;
  const covers = toPage((id, index) =>
    renderToString(
      <Weave shape="cover" kind="article" theme={themes[index % themes.length]} id={id} className={className} />,
    ),
  );
  expect(getSize(covers) - getSize(toPage(() => ''))).toBeLessThan(1500);
});

test('the HTML of a server hydrates without a difference, and is hidden from assistive technology', async () => {
  const weave = <Weave shape="banner" kind="event" id="a" />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(weave);
  const before = container.innerHTML;
  const onRecoverableError = jest.fn();
  await act(async () => {
    hydrateRoot(container, weave, { onRecoverableError });
    await Promise.resolve();
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.innerHTML).toBe(before);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
