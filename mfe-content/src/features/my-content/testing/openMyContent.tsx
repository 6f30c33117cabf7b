import { installDialog } from '@adp/shared-ui/testing';
import 'fake-indexeddb/auto';
import { createFakeData, type FakeData } from '@adp/shared-data/testing';
import { replaceMemberData } from '../../../api/memberData';
import { signIn } from '../../../api/outbox/testing/written';
import type { Draft } from '../../../lib/drafts/Draft';
import { drafts } from '../../../lib/drafts/drafts';
import { paths } from '../../../paths';
import { renderPage } from '../../../testing/renderPage';
import { memberApi } from '../../../store/memberApi';
import { store } from '../../../store/store';

// Disable the app's outbox, which would send drafts before the page appears and continue after the test.
jest.mock('../../../resumeOutbox', () => ({ resumeOutbox: () => undefined }));

interface OpenOptions {
  readonly documents?: Readonly<Record<string, object>>;
  readonly data?: FakeData;
  /** The uid of the signed-in member; null for a visitor. */
  readonly uid?: string | null;
  readonly address?: string;
  readonly programmes?: readonly string[];
  readonly saved?: readonly Draft[];
}

/** Opens the page on a device with the specified drafts. By default, the member Amina is signed in. */
export async function openMyContent({
  documents = {},
  uid = 'amina',
  address = paths.work,
  programmes,
  ...rest
}: OpenOptions = {}) {
  const data = rest.data ?? createFakeData({ documents });
  data.signIn(uid, { ...(programmes && { programmes }) });
  signIn(uid);
  replaceMemberData(data);
  installDialog();
  store.dispatch(memberApi.util.resetApiState());
  for (const { key } of await drafts.list()) await drafts.remove(key);
  for (const draft of rest.saved ?? []) {
    await drafts.save(draft);
    if (draft.savedAt > 0) await drafts.change(draft.key, (stored) => ({ ...stored, savedAt: draft.savedAt }));
  }
  return { ...(await renderPage(address, { data })), data };
}
