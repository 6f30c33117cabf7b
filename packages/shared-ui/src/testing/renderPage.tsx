import type { AppModule } from '@adp/app-contract';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';

/**
 * Opens a page of an app in the same order as the shell: texts first, then code and data in parallel. Does not run the shell's route
 * guards.
 */
export async function renderPage(app: AppModule, path: string) {
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
        hydrateFallbackElement: <p>Loading</p>,
        children: app.routes.map(({ path, lazy, loader }) => ({ path, lazy, ...(loader ? { loader } : {}) })),
      },
    ],
    { initialEntries: [path] },
  );
  const view = render(<RouterProvider router={router} />);
  // Turn off act(), because data arrives at any time in a browser. Tests wait for visible results instead.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  return { ...view, router, user: userEvent.setup() };
}
