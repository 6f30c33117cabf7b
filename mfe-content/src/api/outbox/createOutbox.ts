import { newId } from '@adp/shared-data/client';
import { dropUnsent } from '@adp/shared-data/unsent';
import type { Draft, Queued, Target } from '../../lib/drafts/Draft';
import type { DraftStore } from '../../lib/drafts/DraftStore';
import { getText } from '../../lib/forms/toFormValues';
import { memberReader } from '../memberData';
import { createRetryScheduler, type PassResult } from './createRetryScheduler';
import { createSender, memberUid, withoutError } from './createSender';
import type { Sending } from './createSending';
import type { Outcome } from './Outcome';
import { setQueuedFlag } from './queuedFlag';
import { getSource } from './Delivery';

/** Sends drafts to the site, now or as soon as possible. */
export interface Outbox {
  /**
   * Queues a saved draft for the signed-in member and tries to send it at once. Without a session, a draft with an owner waits;
   * a draft without one fails with `signed-out`. Fails with `cancelled` if the draft is withdrawn first.
   * `saved` is the draft as the caller saved it. It finds a new item that another tab has sent since.
   * Rejects only if the device's store fails.
   */
  readonly submit: (key: string, to: Target, saved?: Draft) => Promise<Outcome>;
  /** Removes a draft from the queue, after an attempt in progress. Resolves to the draft, or to undefined if it was sent. */
  readonly withdraw: (key: string) => Promise<Draft | undefined>;
  /**
   * Starts sending queued drafts: now, when the network returns, when the page becomes visible, and with growing back-off. All
   * starts share one sender. It stops when every returned function was called.
   */
  readonly start: () => () => void;
  /** The draft that is being sent, and the progress of its cover from 0 to 1. */
  readonly sending: Sending;
  /** Subscribes to the outcome of every attempt, in the background or by `submit`. Returns a function that unsubscribes. */
  readonly onOutcome: (listener: (outcome: Outcome) => void) => () => void;
}

/** Creates the outbox of a draft store. Pages have one: `outbox`. */
export function createOutbox(store: DraftStore): Outbox {
  const { sending, send, betweenSendings } = createSender(store);
  const scheduler = createRetryScheduler(runPass);
  const listeners = new Set<(outcome: Outcome) => void>();
  /** Outcomes of drafts that this page has sent, for repeated submits. */
  const sentOutcomes = new Map<string, Outcome>();
  /** The order of attempts. A draft that cannot be sent does not block the others. */
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
      // Stop when the network is down. `unavailable` may concern only this draft.
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
      // A stored item proves nothing about a change: the item existed before.
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

  /** Finds out if a draft that no longer exists was sent. */
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
      // Without an answer, the draft counts as missing.
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

/** Returns the queue entry. A draft that is queued again keeps its notification id and stored version. */
function toQueued(before: Queued | undefined, target: Target): Queued {
  const { publishAt, ...previous } = before ? withoutError(before) : { notificationId: newId() };
  // Each request sets its own time, or none.
  const to = typeof target === 'string' ? { to: target } : ({ to: 'scheduled', ...target } as const);
  return { ...previous, ...to, since: Date.now() };
}

/** Returns true if a draft is sent without another submit. */
function isDue({ queued }: Draft): boolean {
  return queued !== undefined && (queued.error === undefined || queued.error === 'signed-out');
}

const getQueuedAt = ({ queued }: Draft) => queued?.since ?? 0;
