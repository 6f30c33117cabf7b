import { DataError } from '@adp/shared-data/client';
import type { UserDraft } from '@adp/shared-data/writer';
import { isDataError } from '@adp/shared-auth/app-error';
import { toResult, type BaseApi } from '../baseApi';
import { getMemberWriter } from '../memberData';
import {
  enqueue,
  readMember,
  readMemberOnce,
  toUserDraft,
  UNKNOWN_VERSION,
  type MemberDocument,
} from './memberDocument';

export interface SaveMember {
  readonly uid: string;
  readonly user: UserDraft;
  /** The stored document when the form was opened. Null for a new member. */
  readonly before: MemberDocument;
}

export interface UpdateMember {
  readonly uid: string;
  readonly changes: Partial<UserDraft>;
  /** Reaction to a newer document: fail with `conflict` (default), or overwrite it if the change is valid regardless. */
  readonly onConflict?: 'fail' | 'overwrite';
}

export function addMemberQueries(api: BaseApi) {
  return api.injectEndpoints({
    endpoints: (build) => ({
      getMember: build.query<MemberDocument, string>({
        queryFn: (uid) => toResult(() => readMemberOnce(uid)),
        providesTags: ['Member'],
        // Cache the document for the whole session. The end of the session resets the store.
        keepUnusedDataFor: Infinity,
      }),
    }),
  });
}
type MemberQueries = ReturnType<typeof addMemberQueries>;

/** Adds the mutations of the member's document. Each stores the latest document in `getMember`, even after a conflict. */
export function addMemberMutations(api: MemberQueries) {
  type State = Parameters<ReturnType<typeof api.endpoints.getMember.select>>[0];

  const toEntry = (uid: string, value: MemberDocument) =>
    api.util.upsertQueryEntries([{ endpointName: 'getMember', arg: uid, value }]);

  async function write({ uid, user, before }: SaveMember): Promise<MemberDocument> {
    await (await getMemberWriter()).saveMember({ uid, user, before });
    const stored = await readMember(uid).catch(() => undefined);
    if (stored !== undefined || before === null) return stored ?? null;
    return { item: { ...before.item, ...user }, version: UNKNOWN_VERSION };
  }

  function change(
    uid: string,
    dispatch: (action: ReturnType<typeof toEntry>) => unknown,
    work: () => Promise<MemberDocument>,
  ) {
    return toResult(() =>
      enqueue(uid, async () => {
        try {
          const stored = await work();
          dispatch(toEntry(uid, stored));
          return stored;
        } catch (error) {
          const newer = isConflict(error) ? await readMember(uid).catch(() => undefined) : undefined;
          if (newer) dispatch(toEntry(uid, newer));
          throw error;
        }
      }),
    );
  }

  return api.injectEndpoints({
    endpoints: (build) => ({
      /** Saves a whole form. Fails with `conflict` if the document is newer than `before`, or `already-exists` if the username is taken. */
      saveMember: build.mutation<MemberDocument, SaveMember>({
        queryFn: (saving, { dispatch }) => change(saving.uid, dispatch, () => write(saving)),
      }),
      updateMember: build.mutation<MemberDocument, UpdateMember>({
        queryFn: ({ uid, changes, onConflict = 'fail' }, { dispatch, getState }) => {
          const apply = async (before: MemberDocument) => {
            if (!before) throw new DataError('not-found');
            return write({ uid, before, user: { ...toUserDraft(before.item), ...changes } });
          };
          return change(uid, dispatch, async () => {
            // The cast is safe, because the state of the app's store includes the state of this API.
            const cached = api.endpoints.getMember.select(uid)(getState() as State).data;
            try {
              return await apply(cached && cached.version !== UNKNOWN_VERSION ? cached : await readMember(uid));
            } catch (error) {
              if (onConflict === 'fail' || !isConflict(error)) throw error;
              return apply(await readMember(uid));
            }
          });
        },
      }),
    }),
  });
}

function isConflict(error: unknown): boolean {
  return isDataError(error) && error.code === 'conflict';
}
