import './base.css';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, type LoaderFunction, Outlet, redirect, RouterProvider } from 'react-router-dom';

interface StandalonePage {
  readonly path: string;
  readonly lazy: () => Promise<{ Component: ComponentType }>;
  readonly loader?: LoaderFunction;
}

/** Parts of an app module that this file uses. The full type is in @adp/app-contract, which this package must not import. */
interface StandaloneApp {
  readonly prepare?: () => Promise<void>;
  readonly Frame: ComponentType<{ children: ReactNode }>;
  readonly routes: readonly StandalonePage[];
}

interface StandaloneOptions {
  readonly app: StandaloneApp;
  readonly home: string;
  readonly links: readonly string[];
}

/** Renders an app without the shell, in a plain frame with its own router. Used by `npm run dev` in the app's folder. */
export async function renderStandalone({ app, home, links }: StandaloneOptions): Promise<void> {
  await app.prepare?.();
  const router = createBrowserRouter([
    { path: '/', loader: () => redirect(home) },
    {
      element: (
        <app.Frame>
          <nav>
            <ul>
              {links.map((path) => (
                <li key={path}>
                  <Link to={path}>{path}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <main>
            <Outlet />
          </main>
        </app.Frame>
      ),
      children: app.routes.map(({ path, lazy, loader }) => ({ path, lazy, ...(loader ? { loader } : {}) })),
    },
  ]);
  createRoot(document.getElementById('root') ?? document.body).render(<RouterProvider router={router} />);
}
