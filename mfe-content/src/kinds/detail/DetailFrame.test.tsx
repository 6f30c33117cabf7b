import { readPageConfig } from '@adp/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { kinds } from '../../lib/kinds';
import { openSample } from '../../testing/openSample';

const [first, second] = ['https://example.org/first', 'https://example.org/second'];

async function getSources() {
  const title = await screen.findByRole('heading', { name: 'Sources' });
  const list = within(title.parentElement ?? document.body);
  return list.getAllByRole('link').map((link) => link.getAttribute('href'));
}

test.each(kinds)('the page of a %s without a picture shows a pattern that screen readers skip', async (kind) => {
  const { container } = await openSample(kind);
  await screen.findByRole('complementary', { name: 'At a glance' });
  const pattern = container.querySelector('svg[viewBox="0 0 96 16"]');
  expect(pattern?.getAttribute('aria-hidden')).toBe('true');
});

test.each([
  [
    'in two sizes is offered in both',
    'a_large',
    'Ada',
    /a_small\.webp\?alt=media 480w, .*a_large\.webp\?alt=media 1600w$/,
  ],
  ['in one size shows its number of bytes', 'a', 'Ada34 kB', /^$/],
])('a cover %s', async (_, name, credit, srcset) => {
  await readPageConfig();
  const url = `https://firebasestorage.googleapis.com/v0/b/demo-site.appspot.com/o/images%2Fada%2F${name}.webp?alt=media`;
  const cover = { url, alt: 'A port', credit: 'Ada', width: 1600, height: 900, bytes: 34_000 };
  const { container } = await openSample('article', { cover });
  const [picture] = await screen.findAllByRole<HTMLImageElement>('img', { name: 'A port' });
  expect([picture?.src, picture?.srcset]).toEqual([url, expect.stringMatching(srcset)]);
  expect(container.querySelector('figcaption')?.textContent).toBe(credit);
});

test('sources are listed once, with the announcement of an opportunity first', async () => {
  await openSample('opportunity', { sourceUrl: second, sources: [first, second] });
  expect(await getSources()).toEqual([second, first]);
  expect(screen.getAllByText(/^Sources?$/)).toHaveLength(1);
});

test('sources that the text lists under the same heading are not listed again', async () => {
  const body = `Words.\n\n## Sources\n\n1. <${first}>\n2. <${second}>`;
  await openSample('article', { sources: [first, second], body });
  await waitFor(() => expect(screen.getByText('Words.')).toBeTruthy());
  expect(screen.getAllByRole('heading', { name: 'Sources' })).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: new RegExp(first) })).toHaveLength(1);
});
