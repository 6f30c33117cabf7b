import { findContentResources } from './findContentResources';
import { readBlock, readResources, replaceBlock, toBlock } from './pageResources';

const html = `<html>${toBlock('registry', '{"a":"</script>"}')}${toBlock('resources', '{"shell":"b-0123456789"}')}</html>`;

test('reads a block from the HTML, even if its texts contain markup', () => {
  expect(readBlock(html, 'registry')).toEqual({ a: '</script>' });
  expect(readResources(html)).toEqual({ shell: 'b-0123456789' });
  expect(readResources('<html></html>')).toBeUndefined();
});

test('replaces only the given block', () => {
  const replaced = replaceBlock(html, 'registry', { a: '<$1>' });
  expect(readBlock(replaced, 'registry')).toEqual({ a: '<$1>' });
  expect(replaceBlock(replaced, 'registry', { a: '</script>' })).toBe(html);
  expect(replaceBlock('<html></html>', 'registry', {})).toBe('<html></html>');
});

test("finds the picture files in the page's main part", () => {
  const page = `<img src="/logo.png"/><main><img alt="" src="/v0/a?alt=media&amp;token=1"/><img src="data:image/png;base64,x"/><img
    src="/v0/a?alt=media&amp;token=1"/></main>`;
  expect(findContentResources(page).pictures).toEqual(['/v0/a?alt=media&token=1']);
});

test('finds all sizes of a picture', () => {
  const page =
    '<main><img srcSet="/v0/s?alt=media 480w, /v0/l?alt=media&amp;token=1 1600w" src="/v0/l?alt=media&amp;token=1"/></main>';
  expect(findContentResources(page).pictures).toEqual(['/v0/l?alt=media&token=1', '/v0/s?alt=media']);
});

test('finds the name prefixes of files that the page loads later', () => {
  expect(findContentResources('<main><div class="a" data-later="markdown cite-">x</div></main>').later).toEqual([
    'markdown',
    'cite-',
  ]);
  expect(findContentResources('<main></main>').later).toEqual([]);
});
