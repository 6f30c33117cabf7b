import '@adp/shared-ui/base.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, redirect, RouterProvider } from 'react-router-dom';
import { app } from './app';
import { kinds } from './lib/kinds';
import { listPath, paths } from './paths';
import { routes, writingRoutes } from './routes';

/** The app alone, in a plain frame: `npm run dev` in this folder. */
function StandaloneFrame() {
  return (
    <app.Frame>
      <nav>
        <ul>
          {kinds.map(listPath).map((path) => (
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
  const router = createBrowserRouter([
    { path: '/', loader: () => redirect(paths.knowledgeProducts) },
    {
      element: <StandaloneFrame />,
      children: [...routes, ...writingRoutes].map(({ path, lazy, loader }) => ({
        path,
        lazy,
        ...(loader ? { loader } : {}),
      })),
    },
  ]);
  createRoot(document.getElementById('root') ?? document.body).render(<RouterProvider router={router} />);
}

void start();
