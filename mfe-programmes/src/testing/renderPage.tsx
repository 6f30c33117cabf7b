import { createFakeData, readPageConfig, type FakeData } from '@adp/shared-data/testing';
import { installObserver, renderPage as renderAppPage } from '@adp/shared-ui/testing';
import { screen } from '@testing-library/react';
import { app } from '../app';

/** Responds that nothing is published. */
const noPage = () => Promise.resolve(Response.json({ page: null }));

/**
 * Opens the page at `path` in the document's language and resolves after it has rendered. `answerPage` responds to
 * requests for published pages. The returned `fetch` receives all other requests.
 */
export async function renderPage(path: string, data: FakeData = createFakeData(), answerPage = noPage) {
  installObserver();
  // jsdom lacks media queries.
  const matchMedia = () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.assign(window, { matchMedia });
  await readPageConfig();
  const fetch = jest.fn(data.fetch);
  Object.assign(globalThis, {
    fetch: (url: string, init: RequestInit) =>
      url.startsWith('/api/v1/programme-pages/') ? answerPage() : fetch(url, init),
  });
  const page = await renderAppPage(app, path);
  await screen.findByRole('heading', { level: 1 });
  // Wait for the next task, in which React runs effects, such as observing elements.
  await new Promise((done) => setTimeout(done));
  return { ...page, fetch };
}
