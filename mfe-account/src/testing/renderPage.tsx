import type { Session } from '@adp/shared-auth';
import { resetSession } from '@adp/shared-auth/testing';
import { createFakeData, type FakeData } from '@adp/shared-data/testing';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { layoutNames } from '@adp/app-contract';
import { replaceData } from '../api/data';
import { app } from '../app';
import { clearNotifications } from '../features/notifications/notificationStore';
import { directory } from '../api/directory';
import { clearProfiles } from '../features/profile/profileStore';
import { clearPublished } from '../features/profile/publishedStore';
import { clearPlaces } from '../lib/useReturnPlace';
import { now } from './members';

// Pages load their code and their data, and other tests load the machine.
configure({ asyncUtilTimeout: 5_000 });

interface RenderOptions {
  /** Stored documents, by path. */
  readonly documents?: Readonly<Record<string, object>>;
  /** A platform of the test's own, in place of one that holds `documents`. */
  readonly data?: FakeData;
  /** Who is in front of the page; nobody is signed in without it. The platform takes the requests for this member's. */
  readonly session?: Partial<Session>;
  /** Whether what this visit has read before is still there. */
  readonly preserveCaches?: boolean;
}

/** Opens the app's page at `address`, as the shell would: texts first, then code and data side by side. No guard stands before it. */
export async function renderPage(address: string, options: RenderOptions = {}) {
  const data = options.data ?? createFakeData({ documents: options.documents ?? {}, now: () => now.getTime() });
  if (!options.preserveCaches) {
    directory.clear();
    clearProfiles();
    clearPublished();
    clearNotifications();
    clearPlaces();
  }
  replaceData(data);
  if (options.session?.user) data.signIn(options.session.user.uid);
  resetSession(options.session ?? { status: 'signed-out' });
  await app.prepare?.();
  const pages = layoutNames.flatMap((layout) => app.routes[layout] ?? []);
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
  // Data comes when it comes, as in a browser: the tests wait for what is seen.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  return { ...view, data, router, user: userEvent.setup() };
}
