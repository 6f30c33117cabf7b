import { createFakeData, readPageConfig, type FakeData } from '@adp/shared-data/testing';
import { installObserver, renderPage as renderAppPage } from '@adp/shared-ui/testing';
import { screen } from '@testing-library/react';
import { app } from '../app';

/** Opens the app's page at `path`, in the language of the document, on a site that holds `data`. Resolves once the page is rendered. */
export async function renderPage(path: string, data: FakeData = createFakeData()) {
  installObserver();
  await readPageConfig();
  const fetch = jest.fn(data.fetch);
  Object.assign(globalThis, { fetch });
  const page = await renderAppPage(app, path);
  await screen.findByRole('heading', { level: 1 });
  return { ...page, fetch };
}
