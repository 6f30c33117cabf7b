/** @jest-environment node */
import { readDescription, readTitle } from './readTitle';

const read = (html: string, head = '<title>APET · Site</title>') =>
  readDescription(head, new TextEncoder().encode(html));

test('the title excludes the name of the site', () => {
  expect(readTitle('<title>Tea &amp; coffee · Site</title>')).toBe('Tea & coffee');
});

test.each([
  ['right below the heading', '<h1>APET</h1><p class="a" lang="en">What it is for.</p><p>More.</p>'],
  ['in an element of its own', '<header><h1>APET</h1><div class="b"><p>What it is for.</p></div></header>'],
  ['at the end of a head', '<div><h1><span>APET</span></h1></div><p>What it is for.</p>'],
  [
    'with source marks',
    '<h1>APET</h1><p>What it is for.<!-- --> <span><button type="button" aria-label="Source 1">1</button></span></p>',
  ],
])('the description is the paragraph %s', (_, html) => {
  expect(read(html)).toBe('What it is for.');
});

test('texts are decoded, in any script', () => {
  expect(read('<h1>a</h1><p>Tea &amp; <b>coffee</b>, &lt;b&gt; and &quot;لماذا&quot;</p>')).toBe(
    'Tea & coffee, <b> and "لماذا"',
  );
});

test.each([
  '<title>a</title><meta name="description" content="Tea &amp; coffee"/>',
  '<meta content="Tea &amp; coffee" name="description"/><title>a</title>',
])('the description in the head takes precedence: %s', (head) => {
  expect(read('<h1>a</h1><p>Another.</p>', head)).toBe('Tea & coffee');
});

test.each([
  ['a page without a heading', '<p>Some text.</p>'],
  ['a page with other text below its heading', '<h1>Search</h1><form><label>Words</label></form><p>3 results</p>'],
  ['an empty paragraph', '<h1>Search</h1><p></p><p>3 results</p>'],
  ['an unclosed paragraph', `<h1>a</h1><p>${'x'.repeat(10_000)}</p>`],
])('%s produces no description', (_, html) => {
  expect(read(html)).toBeUndefined();
});

test('the HTML may be part of a larger buffer', () => {
  const bytes = new TextEncoder().encode('<h1>x</h1><p>Before.</p><h1>a</h1><p>Mine.</p>');
  expect(readDescription('', bytes.subarray(24))).toBe('Mine.');
});
