import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, matchPath, RouterProvider } from 'react-router-dom';
import { app } from '../app';
import { routes } from '../routes';

/** Opens the app's page at `address`, in the language of the document, as the shell would: texts first, then the page's code. */
export async function renderPage(address: string) {
  const { pathname } = new URL(address, 'http://site.invalid');
  const route = routes.find(({ path }) => matchPath(path, pathname));
  if (!route) throw new Error(`no page at ${address}`);
  await app.prepare?.();
  const { Component } = await route.lazy();
  const element = (
    <app.Frame>
      <main>
        <Component />
      </main>
    </app.Frame>
  );
  const router = createMemoryRouter([{ path: route.path, element }], { initialEntries: [address] });
  const view = render(<RouterProvider router={router} />);
  return { ...view, router, user: userEvent.setup() };
}
