import { renderPage as renderAppPage } from '@adp/shared-ui/testing';
import { screen } from '@testing-library/react';
import { app } from '../app';

/** Opens the app's page at `path`, in the language of the document. Resolves once the page is rendered. */
export async function renderPage(path: string) {
  const page = await renderAppPage(app, path);
  await screen.findByRole('heading', { level: 1 });
  return page;
}
