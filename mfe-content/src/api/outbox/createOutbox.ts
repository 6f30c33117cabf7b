import { newId } from '@adp/shared-data/client';
import { dropUnsent } from '@adp/shared-data/unsent';
import type { Draft, Queued, Target } from '../../lib/drafts/Draft';
import type { DraftStore } from '../../lib/drafts/DraftStore';
import { getText } from '../../lib/forms/toFormValues';
import { memberReader } from '../memberData';
import { createRetryScheduler, type PassResult } from './createRetryScheduler';
import { createSender, memberUid, withoutError, type Sending } from './createSender';
import { type Outcome, getSource } from './Delivery';
import { setQueuedFlag } from './queuedFlag';

export interface Outbox {
  /** Sends a stored draft, or queues it. If another tab has already sent `saved`, its item counts as sent. */
  readonly submit: (key: string, to: Target, saved?: Draft) => Promise<Outcome>;
  /** Removes a draft from the queue after any attempt in progress. Resolves to undefined if the draft was sent. */
  readonly withdraw: (key: string) => Promise<Draft | undefined>;
  /** Sends queued drafts with back-off. All callers share one sender. Returns a function that stops it. */
  readonly start: () => () => void;
  readonly sending: Sending;
  /** Subscribes to the outcome of every attempt. Returns a function that unsubscribes. */
  readonly onOutcome: (listener: (outcome: Outcome) => void) => () => void;
}

export function createOutbox(store: DraftStore): Outbox {
  const { sending, send, betweenSendings } = createSender(store);
  const scheduler = createRetryScheduler(runPass);
  const listeners = new Set<(outcome: Outcome) => void>();
  /** Outcomes of drafts that this page has sent, returned if a sent draft is submitted again. */
  const sentOutcomes = new Map<string, Outcome>();
  /** The number of each draft's last attempt. Older attempts go first, so one draft cannot block the queue. */
  const attempts = new Map<string, number>();
  let lastTurn = 0;

  function publishOutcome(outcome: Outcome): void {
    if (outcome.done) sentOutcomes.set(outcome.key, outcome);
    for (const listener of [...listeners]) listener(outcome);
  }

  async function runPass(): Promise<PassResult> {
    let sent = false;
    const uid = await memberUid();
    const due = (await store.list()).filter(isDue).filter(({ owner }) => owner !== null && owner === uid);
    for (const { key } of due.sort((a, b) => getTurn(a) - getTurn(b) || getQueuedAt(a) - getQueuedAt(b))) {
      if (!scheduler.isStarted()) break;
      attempts.set(key, (lastTurn += 1));
      const outcome = await send(key, publishOutcome);
      sent ||= outcome.done;
      // The network is probably down, so stop the pass. The error `unavailable` may concern only this draft.
      if (!outcome.done && outcome.waits && outcome.error !== 'unavailable') break;
    }
    return { hasSent: sent, hasWaiting: (await readQueued()).some(isDue) };
  }

  const getTurn = ({ key }: Draft) => attempts.get(key) ?? 0;

  async function readQueued(): Promise<readonly Draft[]> {
    const queued = (await store.list()).filter((draft) => draft.queued);
    setQueuedFlag(queued.length > 0);
    return queued;
  }

  async function submit(key: string, to: Target, saved?: Draft): Promise<Outcome> {
    const uid = await memberUid();
    const draft = await store.change(key, (draft) => {
      const owner = uid ?? draft.owner;
      return owner === null ? undefined : { ...draft, owner, queued: toQueued(draft.queued, to) };
    });
    if (!draft) {
      const missing: Outcome = { done: false, key, error: 'not-found', waits: false };
      // Look for the stored item of a new draft only. For a change, the item existed before, so its existence proves nothing.
      return saved?.base === null ? sentElsewhere(saved, missing) : (sentOutcomes.get(key) ?? missing);
    }
    if (draft.owner === null) return { done: false, key, error: 'signed-out', waits: false };
    sentOutcomes.delete(key);
    setQueuedFlag(true);
    const outcome = await send(key, publishOutcome);
    await readQueued();
    if (outcome.done) scheduler.runNow();
    else scheduler.runLater();
    return !outcome.done && outcome.error === 'not-found' ? sentElsewhere(draft, outcome) : outcome;
  }

  /** Returns the outcome of a draft that is no longer stored: sent if its item exists on the site, otherwise `missing`. */
  async function sentElsewhere({ key, kind, itemId: id, owner, values }: Draft, missing: Outcome): Promise<Outcome> {
    const here = sentOutcomes.get(key);
    if (here) return here;
    try {
      const stored = await (await memberReader()).getMine(getSource(kind), id);
      const title = getText(values['title']).trim();
      return stored?.item.authorUid === owner
        ? { done: true, kind, key, id, title, status: stored.item.status }
        : missing;
    } catch {
      // The site cannot be read, so the draft counts as missing.
      return missing;
    }
  }

  async function withdraw(key: string): Promise<Draft | undefined> {
    const draft = await betweenSendings(key, async () => {
      await dropUnsent(key);
      return store.change(key, ({ queued, ...draft }) => (queued ? draft : undefined));
    });
    await readQueued();
    return draft;
  }

  return {
    submit,
    withdraw,
    start: scheduler.start,
    sending,
    onOutcome: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Returns the new queue entry. A draft that is queued again keeps its notification id and its record of the stored text. */
function toQueued(before: Queued | undefined, target: Target): Queued {
  const { publishAt, ...previous } = before ? withoutError(before) : { notificationId: newId() };
  // `previous` omits `publishAt`, because each submit either sets a new time or has none.
  const to = typeof target === 'string' ? { to: target } : ({ to: 'scheduled', ...target } as const);
  return { ...previous, ...to, since: Date.now() };
}

/** Returns true if the draft will be sent without another submit. */
function isDue({ queued }: Draft): boolean {
  return queued !== undefined && (queued.error === undefined || queued.error === 'signed-out');
}

const getQueuedAt = ({ queued }: Draft) => queued?.since ?? 0;
