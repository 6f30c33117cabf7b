/** @jest-environment node */
import { markup, scriptJson, xmlDocument } from './markup';
import { plainLine } from './plainLine';

test('escapes texts, but neither nested markup nor lists of markup', () => {
  const inner = [markup`<b>${'a & b'}</b>`, markup`<i/>`];
  expect(markup`<p title="${'"\'<'}">${inner}${undefined}${3}</p>`.text).toBe(
    '<p title="&quot;&#39;&lt;"><b>a &amp; b</b><i/>3</p>',
  );
});

test('removes characters that XML forbids', () => {
  expect(xmlDocument(markup`<a>${'x\u0000\u0008\uD83D\uFFFE\n😀'}</a>`)).toBe(
    '<?xml version="1.0" encoding="utf-8"?>\n<a>x\n😀</a>\n',
  );
});

test('JSON in a script element contains no line breaks or end tags, and parses to the same value', () => {
  const value = { text: '</script><!-- & \u2028\u2029 "quoted" 😀' };
  const { text } = scriptJson(value);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(value);
});

test.each([
  ['a\r\nSet-Cookie: b\u0000\u2028c', 'a Set-Cookie: b c'],
  ['\u202Eevil\u202C', 'evil'],
  ['  many   spaces ', 'many spaces'],
  ['x'.repeat(400), `${'x'.repeat(299)}…`],
  ['half \uD83D', 'half'],
])('%j as a single line is %j', (text, line) => {
  expect(plainLine(text)).toBe(line);
});
