import '@adp/shared-ui/base.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, redirect, RouterProvider } from 'react-router-dom';
import { layoutNames } from '@adp/app-contract';
import { app } from './app';
import { paths } from './paths';

/** The app alone, in a plain frame: `npm run dev` in this folder. */
function StandaloneFrame() {
  return (
    <app.Frame>
      <nav>
        <ul>
          {Object.values(paths).map((path) => (
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
  );
}

async function start(): Promise<void> {
  await app.prepare?.();
  const pages = layoutNames.flatMap((layout) => app.routes[layout] ?? []);
  const router = createBrowserRouter([
    { path: '/', loader: () => redirect(paths.people) },
    {
      element: <StandaloneFrame />,
      children: pages.map(({ path, lazy, loader }) => ({ path, lazy, ...(loader ? { loader } : {}) })),
    },
  ]);
  createRoot(document.getElementById('root') ?? document.body).render(<RouterProvider router={router} />);
}

void start();
