import type { Session } from '@adp/shared-auth';
import { resetSession } from '@adp/shared-auth/testing';
import { closePages, createFakeData, type FakeData } from '@adp/shared-data/testing';
import { replaceMemberData } from '@adp/shared-store/testing';
import { clearLastShown, clearReturnPlaces } from '@adp/shared-ui/lists';
import { renderPage as renderAppPage } from '@adp/shared-ui/testing';
import { replaceData } from '../api/data';
import { app } from '../app';
import { memberApi } from '../store/memberApi';
import { store } from '../store/store';
import { now } from './members';

// Parallel tests load the machine.
jest.setTimeout(20_000);

interface RenderOptions {
  /** Stored documents, by path. */
  readonly documents?: Readonly<Record<string, object>>;
  /** A platform of the test's own, in place of one that holds `documents`. */
  readonly data?: FakeData;
  /** Who is in front of the page; nobody is signed in without it. The platform takes the requests for this member's. */
  readonly session?: Partial<Session>;
  /** How many unread notifications the site's header has counted. */
  readonly unread?: number | undefined;
  /** Whether what this visit has read before is still cached. */
  readonly preserveCaches?: boolean;
}

/** Opens the app's page at `address` as the shell does. No guard runs before it. */
export async function renderPage(address: string, options: RenderOptions = {}) {
  const data = options.data ?? createFakeData({ documents: options.documents ?? {}, now: () => now.getTime() });
  const uid = options.session?.user?.uid;
  if (!options.preserveCaches) {
    closePages();
    clearReturnPlaces();
    clearLastShown();
    store.dispatch(memberApi.util.resetApiState());
  }
  replaceData(data);
  replaceMemberData(data);
  if (uid) data.signIn(uid);
  resetSession(options.session ?? { status: 'signed-out' });
  if (uid && options.unread !== undefined)
    void store.dispatch(
      memberApi.util.upsertQueryEntries([{ endpointName: 'getUnreadCount', arg: uid, value: options.unread }]),
    );
  return { ...(await renderAppPage(app, address)), data };
}

/** How many unread notifications the site's header shows. */
export function getShownUnread(uid: string): number | undefined {
  return memberApi.endpoints.getUnreadCount.select(uid)(store.getState()).data;
}
