import { closePages } from '@adp/shared-data/client';
import { clearLastShown } from '@adp/shared-ui/lists';
import { createFakeData, type FakeData } from '@adp/shared-data/testing';
import { installObserver } from '@adp/shared-ui/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { replaceReader } from '../api/dataReader';
import { app } from '../app';
import { routes, writingRoutes } from '../routes';
import { now } from './samples';

interface RenderOptions {
  readonly documents?: Readonly<Record<string, object>>;
  /** The fake back end. By default, a new fake with `documents`. */
  readonly data?: FakeData;
  readonly wide?: boolean;
}

/** Opens a page of the app like the shell: loads the texts first, and then code and data in parallel. */
export async function renderPage(address: string, { documents = {}, data, wide = true }: RenderOptions = {}) {
  installMediaQueries(wide);
  installObserver();
  closePages();
  clearLastShown();
  replaceReader((data ?? createFakeData({ documents, now: () => now.getTime() })).reader);
  await app.prepare?.();
  const router = createMemoryRouter(
    [
      {
        element: (
          <app.Frame>
            <main>
              <Outlet />
            </main>
          </app.Frame>
        ),
        errorElement: <p>404</p>,
        hydrateFallbackElement: <p>coming</p>,
        children: [...routes, ...writingRoutes].map(({ path, lazy, loader }) => ({
          path,
          lazy,
          ...(loader ? { loader } : {}),
        })),
      },
    ],
    { initialEntries: [address] },
  );
  const view = render(<RouterProvider router={router} />);
  // Turn off React's check for `act`, because data arrives asynchronously as in a browser, and tests wait for the result.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  return { ...view, router, user: userEvent.setup() };
}

function installMediaQueries(matches: boolean): void {
  const matchMedia = () => ({ matches, addEventListener: () => undefined, removeEventListener: () => undefined });
  Object.assign(window, { matchMedia });
}
