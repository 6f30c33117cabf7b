import { loadIdentity } from '@adp/shared-auth';
import { DataError, type User, type UserDraft, type Versioned } from '@adp/shared-data';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dataWriter } from '../../../api/data';
import { toDraft, readMember } from '../../../api/member';
import { hasErrorCode, toAppError, type AppError } from '../../../lib/errors';

interface MemberState {
  /** `none` is a member who has not been welcomed yet, so that no document exists. */
  readonly state: 'loading' | 'ready' | 'none' | 'failed';
  readonly stored: Versioned<User> | null;
  readonly error: AppError | undefined;
  /** It has been saved since, and could not be read again: its version is an older one. */
  readonly stale: boolean;
}

type Change = (draft: UserDraft) => UserDraft;

/** The member's own document, as all sections of the page share it. */
export interface MemberDocument extends MemberState {
  readonly uid: string;
  /** Reads it anew; rejects with DataError where that fails, and what was there stays. */
  readonly reload: () => Promise<void>;
  /** Saves a change of what was last read; rejects with DataError, `conflict` where it has been changed elsewhere. */
  readonly save: (change: Change) => Promise<void>;
  /** The same where the change holds whatever else was changed. */
  readonly saveOver: (change: Change) => Promise<void>;
}

const initialState: MemberState = { state: 'loading', stored: null, error: undefined, stale: false };

/** Reads the member's document once, and saves changes of it, one after the other. */
export function useMember(uid: string): MemberDocument {
  const [state, setState] = useState(initialState);
  // What the last change has left, and the change that is under way: two sections may save at once.
  const latest = useRef(initialState);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const show = useCallback((next: MemberState) => {
    latest.current = next;
    setState(next);
  }, []);

  const reload = useCallback(async () => {
    try {
      show(toState(await readMember(uid)));
    } catch (error) {
      if (!latest.current.stored) show({ ...initialState, state: 'failed', error: toAppError(error) });
      throw error;
    }
  }, [uid, show]);

  useEffect(() => {
    let current = true;
    readMember(uid).then(
      (found) => current && show(toState(found)),
      (error: unknown) => current && show({ ...initialState, state: 'failed', error: toAppError(error) }),
    );
    return () => {
      current = false;
    };
  }, [uid, show]);

  async function write(before: Versioned<User> | null, change: Change): Promise<void> {
    if (!before) throw new DataError('not-found');
    const user = change(toDraft(before.item));
    await (await dataWriter()).saveMember({ uid, user, before });
    const now = await readMember(uid).catch(() => undefined);
    // Saved all the same: only the version is unknown, and is read before the next change.
    if (now === undefined) show({ ...toState({ ...before, item: { ...before.item, ...user } }), stale: true });
    else {
      show(toState(now));
      if (now) await updateSession(now.item);
    }
  }

  async function save(change: Change): Promise<void> {
    const work = async () => {
      const { stale, stored } = latest.current;
      await write(stale ? await readMember(uid) : stored, change);
    };
    const mine = turn.current.then(work);
    turn.current = mine.catch(() => undefined);
    return mine;
  }

  return {
    ...state,
    uid,
    reload,
    save,
    saveOver: async (change) => {
      try {
        await save(change);
      } catch (error) {
        if (!hasErrorCode(error, 'conflict')) throw error;
        await reload();
        await save(change);
      }
    },
  };
}

function toState(stored: Versioned<User> | null): MemberState {
  return { state: stored ? 'ready' : 'none', stored, error: undefined, stale: false };
}

/** Shows what was saved to the rest of the site, which reads it anew with the next page otherwise. */
async function updateSession(user: User): Promise<void> {
  try {
    (await loadIdentity()).showProfile(user);
  } catch {
    // As said above.
  }
}
