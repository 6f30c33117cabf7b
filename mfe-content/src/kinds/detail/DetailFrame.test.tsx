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
