/** @jest-environment node */
import { shareAddresses, type Shared } from './shareAddresses';

const shared: Shared = { url: 'https://example.org/articles/a-1', title: 'Consent & "trust": 50 % of it' };
const targets = shareAddresses(shared).map(({ target, href }) => [target, href] as const);

test('what a page can be shared to, by name and in order; e-mail is named by the page', () => {
  expect(shareAddresses(shared).map(({ target, name }) => name ?? target)).toEqual([
    'WhatsApp',
    'Facebook',
    'X',
    'LinkedIn',
    'Telegram',
    'email',
  ]);
});

test.each(targets)('%s gets the address and, where it takes one, the title', (target, href) => {
  const link = new URL(href);
  const values = [...link.searchParams.values()].join(' ');
  expect(values).toContain(shared.url);
  if (target !== 'facebook' && target !== 'linkedin') expect(values).toContain(shared.title);
  expect(link.href).not.toContain('utm_');
});

test('mail has the title as its subject, and its lines end as those of mail do', () => {
  const { searchParams } = new URL(new Map(targets).get('email') ?? '');
  expect(searchParams.get('subject')).toBe(shared.title);
  expect(searchParams.get('body')).toBe(`${shared.title}\r\n${shared.url}`);
});

test.each(targets)('%s takes a hostile title as a value', (target) => {
  const title = 'x&url=https://evil.example#y\r\nBcc: z@example.org \ud800';
  const href = shareAddresses({ ...shared, title }).find((address) => address.target === target)?.href;
  const link = new URL(href ?? '');
  expect(link.hash).toBe('');
  expect([...link.searchParams.keys()].filter((name) => name.toLowerCase() === 'bcc')).toEqual([]);
  expect(link.searchParams.getAll('url').filter((url) => url !== shared.url)).toEqual([]);
});
