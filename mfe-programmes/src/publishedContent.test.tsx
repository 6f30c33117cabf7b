import { createFakeData } from '@adp/shared-data/testing';
import { act, screen, within } from '@testing-library/react';
import { renderPage } from './testing/renderPage';
import { about } from './content/en/about';
import { copy as apet } from './content/en/apet';

const purpose = 'It advises on what is new.';
const published = { ...apet, purpose: { ...apet.purpose, text: purpose } };
const subPage = apet.subPage && { ...apet.subPage, title: 'What the panel looks at' };

const answering = (page: object | null) => () => Promise.resolve(Response.json({ page }));

test('a page shows its published content', async () => {
  await renderPage('/apet', createFakeData(), answering({ content: published }));
  expect(screen.getByText(purpose)).toBeTruthy();
  expect(screen.queryByText(apet.purpose.text)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Team' })).toBeNull();
});

test('shows the team of a programme with its sources, if editors have added a team', async () => {
  const [source = ''] = apet.purpose.sources;
  const team = [{ name: 'Amina Diallo', position: 'Secretary', sources: [source] }];
  await renderPage('/apet', createFakeData(), answering({ content: { ...published, team } }));
  const people = within(screen.getByRole('region', { name: 'Team' }));
  expect(people.getByRole('listitem').textContent).toMatch(/^Amina DialloSecretary1 /);
  expect(people.getByRole('link').getAttribute('aria-label')).toContain(apet.sources[source]?.title);
});

test('the sub-page and the page about the site also show published content', async () => {
  await renderPage('/apet/areas-of-focus', createFakeData(), answering({ content: { ...apet, subPage } }));
  expect(screen.getByRole('heading', { level: 1, name: 'What the panel looks at' })).toBeTruthy();
  document.body.replaceChildren();
  await renderPage('/about', createFakeData(), answering({ content: { ...about, title: 'What this is' } }));
  expect(screen.getByRole('heading', { level: 1, name: 'What this is' })).toBeTruthy();
});

test.each<[string, () => Promise<Response>]>([
  ['nothing is published', answering(null)],
  ['the endpoint fails', () => Promise.resolve(Response.json({ error: { code: 'unavailable' } }, { status: 503 }))],
  ['neither the endpoint nor Firestore responds', () => Promise.reject(new TypeError('Failed to fetch'))],
])("a page shows the copy in the app's sources if %s", async (_, answer) => {
  await renderPage('/apet', createFakeData(), answer);
  expect(screen.getByText(apet.purpose.text)).toBeTruthy();
});

test('a page does not wait for a slow response, and shows the published content after it arrives', async () => {
  let answerNow: (answer: Response) => void = () => undefined;
  await renderPage('/apet', createFakeData(), () => new Promise((resolve) => (answerNow = resolve)));
  expect(screen.getByText(apet.purpose.text)).toBeTruthy();
  await act(async () => {
    answerNow(Response.json({ page: { content: published } }));
    await Promise.resolve();
  });
  expect(await screen.findByText(purpose)).toBeTruthy();
});
