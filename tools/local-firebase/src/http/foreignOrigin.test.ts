/** @jest-environment node */
import { foreignOrigin } from './foreignOrigin';

const siteOrigin = new Set(['http://127.0.0.1:4200', 'http://127.0.0.1:4201']);

test.each([
  ['a program', {}],
  ['a page of the platform', { origin: 'http://127.0.0.1:4201', 'sec-fetch-site': 'same-site' }],
  ['an image on such a page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }],
  ['a link on a page of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
])('%s is accepted', (_, headers) => {
  expect(foreignOrigin(headers, siteOrigin)).toBeUndefined();
});

test.each([
  ['a foreign page', { origin: 'https://example.org' }],
  ['a page on another port', { origin: 'http://127.0.0.1:4999' }],
  ['the same port on another host name', { origin: 'http://localhost:4200' }],
  ['a sandboxed frame or a file', { origin: 'null' }],
  ['an empty origin', { origin: '' }],
  ['an origin of the platform with a suffix', { origin: 'http://127.0.0.1:4200.example.org' }],
  ['an image on a page of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
])('%s is rejected in one sentence', (_, headers) => {
  expect(foreignOrigin(headers, siteOrigin)).toMatch(/^(This|Only pages of this) platform.*\.$/);
});
