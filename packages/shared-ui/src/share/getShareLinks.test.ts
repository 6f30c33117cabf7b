/** @jest-environment node */
import { getShareLinks, type Shared } from './getShareLinks';

const shared: Shared = { url: 'https://example.org/articles/a-1', title: 'Consent & "trust": 50 % of it' };
const targets = getShareLinks(shared).map(({ target, href }) => [target, href] as const);

test('links are in the order of the menu and have the names of services, except email', () => {
  expect(getShareLinks(shared).map(({ target, name }) => name ?? target)).toEqual([
    'WhatsApp',
    'Facebook',
    'X',
    'LinkedIn',
    'Telegram',
    'email',
  ]);
});

test.each(targets)('%s receives the URL and, if supported, the title', (target, href) => {
  const link = new URL(href);
  const values = [...link.searchParams.values()].join(' ');
  expect(values).toContain(shared.url);
  if (target !== 'facebook' && target !== 'linkedin') expect(values).toContain(shared.title);
  expect(link.href).not.toContain('utm_');
});

test('an email has the title as its subject and CRLF line ends', () => {
  const { searchParams } = new URL(new Map(targets).get('email') ?? '');
  expect(searchParams.get('subject')).toBe(shared.title);
  expect(searchParams.get('body')).toBe(`${shared.title}\r\n${shared.url}`);
});

test.each(targets)('%s encodes a hostile title as a single value', (target) => {
  const title = 'x&url=https://evil.example#y\r\nBcc: z@example.org \ud800';
  const href = getShareLinks({ ...shared, title }).find((link) => link.target === target)?.href;
  const link = new URL(href ?? '');
  expect(link.hash).toBe('');
  expect([...link.searchParams.keys()].filter((name) => name.toLowerCase() === 'bcc')).toEqual([]);
  expect(link.searchParams.getAll('url').filter((url) => url !== shared.url)).toEqual([]);
});
