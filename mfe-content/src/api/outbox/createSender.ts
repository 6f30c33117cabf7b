import { getSession, isMember, settledSession } from '@adp/shared-auth';
import type { DataErrorCode } from '@adp/shared-data/client';
import { dropUnsent } from '@adp/shared-data/unsent';
import type { Queued } from '../../lib/drafts/Draft';
import type { DraftStore } from '../../lib/drafts/DraftStore';
import { memberFiles, memberReader, memberWriter } from '../memberData';
import { needsReview, readPublishing } from '../publishing';
import { isRetryable, toAppError } from '../../lib/errors';
import { getAuthor } from './getAuthor';
import { deliver } from './deliver';

import { getForWorker } from './loadForWorker';
import { withLock } from './withLock';
import type { QueuedDraft } from './Delivery';
import type { Outcome } from './Delivery';

export interface Sender {
  readonly sending: Sending;
  /** Sends a draft when no other draft is being sent. Calls `tried` after an attempt, but not for a skipped draft. */
  readonly send: (key: string, tried: (outcome: Outcome) => void) => Promise<Outcome>;
  readonly betweenSendings: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;
}

const LOCK = 'adp.content.outbox';
const toLock = (key: string) => `${LOCK}.${key}`;

export async function memberUid(): Promise<string | undefined> {
  const session = await settledSession();
  return isMember(session) ? session.user?.uid : undefined;
}

/** Creates the sender, which sends one draft at a time across all tabs. */
export function createSender(store: DraftStore): Sender {
  const sending = createSending();

  // Each draft has its own lock, so that withdrawing a draft does not wait while the cover of another draft is uploaded.
  const betweenSendings: Sender['betweenSendings'] = (key, work) => withLock(toLock(key), work);

  async function sendLocked(key: string, tried: (outcome: Outcome) => void): Promise<Outcome> {
    // Read the draft again inside the lock, because another tab may have sent or changed it.
    const draft = await store.get(key);
    if (!draft) return toFailure(key, 'not-found', false);
    const { queued, owner } = draft;
    if (!queued) return toFailure(key, 'cancelled', false);
    if (queued.error !== undefined && queued.error !== 'signed-out') return toFailure(key, queued.error, false);
    if (owner === null || owner !== (await memberUid())) return toFailure(key, 'signed-out', true);
    sending.set({ key, sent: undefined });
    try {
      const outcome = await attempt({ ...draft, queued }, owner);
      tried(outcome);
      return outcome;
    } finally {
      sending.set(undefined);
    }
  }

  async function attempt(draft: QueuedDraft, uid: string): Promise<Outcome> {
    const { key, kind, queued } = draft;
    const onProgress = (sent: number) => sending.set({ key, sent });
    try {
      const [reader, writer] = await Promise.all([memberReader(), memberWriter()]);
      const author = (refresh?: boolean) => getAuthor(uid, reader, refresh);
      const sent = await deliver(draft, {
        uid,
        store,
        reader,
        writer,
        files: memberFiles,
        getAuthor: author,
        needsReview: async ({ values }) => needsReview(await readPublishing(uid), values['programme']),
        onProgress,
      });
      await dropUnsent(key);
      return { done: true, kind, key, ...sent };
    } catch (error) {
      const { user } = getSession();
      // Another member has signed in since the request, so its error says nothing about the draft.
      if (user?.uid !== uid) return toFailure(key, 'signed-out', true);
      const [code, waits] = [toAppError(error).code, isRetryable(error)];
      const isSentLater = waits && code !== 'signed-out';
      await saveError(key, queued, isSentLater ? undefined : code);
      // If this code did not load before the network failed, the draft waits for the next visit.
      if (isSentLater) await getForWorker()?.storeForWorker(key, toLock(key), await store.get(key));
      else await dropUnsent(key);
      return toFailure(key, code, waits);
    }
  }

  /** Stores the error with the draft, unless the draft has been submitted again in the meantime. */
  async function saveError(
    key: string,
    { since, error: before }: Queued,
    code: DataErrorCode | undefined,
  ): Promise<void> {
    if (code === before) return;
    await store.change(key, (current) => {
      if (current.queued?.since !== since) return undefined;
      return { ...current, queued: { ...withoutError(current.queued), ...(code && { error: code }) } };
    });
  }

  return {
    sending,
    send: (key, tried) => withLock(LOCK, () => betweenSendings(key, () => sendLocked(key, tried))),
    betweenSendings,
  };
}

export function withoutError({ error: code, ...queued }: Queued): Queued {
  return queued;
}

function toFailure(key: string, error: DataErrorCode, waits: boolean): Outcome {
  return { done: false, key, error, waits };
}

/** The key of the draft that is being sent, and the upload progress of its cover, from 0 to 1. */
interface SendingState {
  readonly key: string;
  readonly sent: number | undefined;
}

/** An observable of the sending state, for components. The state is undefined while no draft is being sent. */
export interface Sending {
  readonly get: () => SendingState | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

function createSending(): Sending & { readonly set: (state: SendingState | undefined) => void } {
  let current: SendingState | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set: (state) => {
      current = state;
      for (const listener of [...listeners]) listener();
    },
  };
}
