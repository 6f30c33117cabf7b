import { toBlock } from '@adp/site-document/pageResources';
import { createFakeCaches } from '@adp/shared-data/testing';
import { installDialog } from '@adp/shared-ui/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../messages/offline-en.json';
import { addTexts, TextProvider } from '../../text';
import { createSavedStore, type SavedStore } from './createSavedStore';
import { saveEntry, toEntry } from './savedPages';
import { SavedDialog } from './SavedDialog';
import { useSaved } from './useSaved';

const here = window.location.href;
const part = new URL('/one', here).href;
const otherPage = new URL('/other', here).href;

const resources = { shell: 'b-0123456789', language: 'en', hasContent: true, files: [], later: [], pictures: [] };
const html = `<html>${toBlock('resources', JSON.stringify(resources))}</html>`;

beforeAll(async () => {
  installDialog();
  await addTexts(texts);
});
beforeEach(() => {
  document.title = 'List';
  document.body.innerHTML = '<main><a href="/one">One</a></main>';
  Object.assign(globalThis, {
    caches: createFakeCaches(),
    fetch: () => Promise.resolve(new Response(html)),
  });
  Object.assign(performance, { getEntriesByType: () => [] });
});
afterEach(() => {
  for (const name of ['caches', 'fetch']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

function Dialog({ store }: { readonly store: SavedStore }) {
  return <SavedDialog saved={useSaved(store)} onClose={() => undefined} />;
}
async function show() {
  render(
    <TextProvider>
      <Dialog store={createSavedStore()} />
    </TextProvider>,
  );
  return within(await screen.findByRole('dialog'));
}
const save = (url: string, title: string, parts: readonly string[] = []) =>
  saveEntry(toEntry(url, title, parts), () => undefined);

test('offers to update a saved page, and to save its missing parts', async () => {
  const user = userEvent.setup();
  const dialog = await show();
  await user.click(dialog.getByRole('button', { name: /^Download this page \(about/ }));
  expect(await dialog.findByRole('button', { name: 'Update the downloaded copy' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: /^Download this page and the page it links to/ }));
  expect(await dialog.findByText(/^2 pages, /)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Download this page and/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Update the downloaded copy' }));
  expect(await dialog.findByText(/^2 pages, /)).toBeTruthy();
});

test('moves the focus to the heading of the list when an entry is deleted', async () => {
  const user = userEvent.setup();
  await save(here, 'List', [part]);
  await save(otherPage, 'Other');
  const dialog = await show();
  await user.click(await dialog.findByRole('button', { name: /^Delete: .?Other/ }));
  await dialog.findByText(/^2 pages, /);
  expect(dialog.queryByRole('button', { name: /^Delete: .?Other/ })).toBeNull();
  expect(document.activeElement?.textContent).toMatch(/^Downloaded to this device: /);
});

test('shows pages that another tab has saved when the reader returns', async () => {
  const dialog = await show();
  expect(await dialog.findByText('You have not downloaded any pages yet.')).toBeTruthy();
  await save(otherPage, 'Other');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await dialog.findByRole('link', { name: 'Other' })).toBeTruthy();
});

test('sends no request when the reader returns to the page and nothing has changed', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  await save(otherPage, 'Other');
  const dialog = await show();
  await dialog.findByRole('button', { name: /^Download this page and the page it links to \(about [1-9]/ });
  const before = fetched.mock.calls.length;
  const read = jest.spyOn(caches, 'open');
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(read).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(fetched.mock.calls.length).toBe(before);
});
