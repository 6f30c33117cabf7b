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

interface RenderOptions {
  readonly documents?: Readonly<Record<string, object>>;
  /** The fake platform. Takes precedence over `documents`. */
  readonly data?: FakeData;
  /** The session, signed out by default. The fake platform treats requests as requests of the session's member. */
  readonly session?: Partial<Session>;
  /** The unread count in the site's header. */
  readonly unread?: number | undefined;
  /** True to keep the data cached by earlier page views of the same visit. */
  readonly preserveCaches?: boolean;
}

/** Opens a page as the shell does, but without route guards. */
export async function renderPage(path: string, options: RenderOptions = {}) {
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
  return { ...(await renderAppPage(app, path)), data };
}

/** Returns the unread count that the site's header shows. */
export function getShownUnread(uid: string): number | undefined {
  return memberApi.endpoints.getUnreadCount.select(uid)(store.getState()).data;
}
