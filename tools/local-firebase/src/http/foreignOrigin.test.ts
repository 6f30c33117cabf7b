/** @jest-environment node */
import { foreignOrigin } from './foreignOrigin';

const siteOrigin = new Set(['http://127.0.0.1:4200', 'http://127.0.0.1:4201']);

test.each([
  ['a program', {}],
  ['a page of the platform', { origin: 'http://127.0.0.1:4201', 'sec-fetch-site': 'same-site' }],
  ['an image on such a page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }],
  ['a link on a foreign page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
])('%s passes', (_, headers) => {
  expect(foreignOrigin(headers, siteOrigin)).toBeUndefined();
});

test.each([
  ['a foreign page', { origin: 'https://example.org' }],
  ['a page on another port', { origin: 'http://127.0.0.1:4999' }],
  ['the same port by another name', { origin: 'http://localhost:4200' }],
  ['a sandboxed frame or a file', { origin: 'null' }],
  ['an empty origin', { origin: '' }],
  ['one of ours with a tail', { origin: 'http://127.0.0.1:4200.example.org' }],
  ['an image on a foreign page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
])('%s is refused in one sentence', (_, headers) => {
  expect(foreignOrigin(headers, siteOrigin)).toMatch(/^This platform .* only\.$/);
});
