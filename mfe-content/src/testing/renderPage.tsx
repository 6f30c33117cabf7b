import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { app } from '../app';
import { routes } from '../routes';

/** Opens the app's page at `path`, in the language of the document, as the shell would: texts first, then the page's code. */
export async function renderPage(path: string) {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`no page at ${path}`);
  await app.prepare?.();
  const { Component } = await route.lazy();
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <app.Frame>
        <main>
          <Component />
        </main>
      </app.Frame>
    </MemoryRouter>,
  );
  return { ...view, user: userEvent.setup() };
}
