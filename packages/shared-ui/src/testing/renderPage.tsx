import type { AppModule } from '@adp/app-contract';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';

// Pages load their code and their data, and parallel tests load the machine.
configure({ asyncUtilTimeout: 5_000 });

/**
 * Opens a page of an app at `address` as the shell does: texts first, then code and data in parallel. The route guards
 * of the shell do not run.
 */
export async function renderPage(app: AppModule, address: string) {
  await app.prepare?.();
  const pages = Object.values(app.routes).flat();
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
        children: pages.map(({ path, lazy, loader }) => ({ path, lazy, ...(loader ? { loader } : {}) })),
      },
    ],
    { initialEntries: [address] },
  );
  const view = render(<RouterProvider router={router} />);
  // Data arrives at any time, as in a browser: tests wait for what is visible.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  return { ...view, router, user: userEvent.setup() };
}
