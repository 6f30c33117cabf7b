import { newId } from '@adp/shared-data';
import type { Draft, Queued } from '../../lib/drafts/Draft';
import type { DraftStore } from '../../lib/drafts/DraftStore';
import { getText } from '../../lib/forms/toFormValues';
import { memberReader } from '../memberData';
import { createRetryScheduler, type PassResult } from './createRetryScheduler';
import { createSender, memberUid, withoutError } from './createSender';
import type { Sending } from './createSending';
import type { Outcome } from './Outcome';
import { setQueuedFlag } from './queuedFlag';
import { getSource } from './writeItem';

/** What sends drafts to the site, now or when that can be. */
export interface Outbox {
  /**
   * Queues a kept draft in the name of the member who is signed in, and tries to send it at once. Without one, a draft that
   * has an owner waits; one that has none is not queued: `signed-out`, and it does not wait. `cancelled` where it was withdrawn
   * before its turn came. Rejects only with what the device's own store rejects with.
   */
  readonly submit: (key: string, to: 'published' | 'draft') => Promise<Outcome>;
  /**
   * Takes a draft out of the queue again, to go on writing; not while it is being sent: waits for that. Gives the draft as it
   * then is, undefined when it has gone out.
   */
  readonly withdraw: (key: string) => Promise<Draft | undefined>;
  /**
   * Sends what waits: now, when the network returns, when the page is seen again, and after growing pauses while something
   * waits. However often it is started there is one sender, until each start has been stopped by the function that it gave.
   */
  readonly start: () => () => void;
  /** Which draft is being sent and how much of its picture, from 0 to 1. */
  readonly sending: Sending;
  /** Hears how each try ended, in the background or by `submit`: one that waits may be heard of many times. Gives a function that ends it. */
  readonly onOutcome: (listener: (outcome: Outcome) => void) => () => void;
}

/** The sender of a store's drafts. Pages have one: `outbox`. */
export function createOutbox(store: DraftStore): Outbox {
  const { sending, send, betweenSendings } = createSender(store);
  const scheduler = createRetryScheduler(runPass);
  const listeners = new Set<(outcome: Outcome) => void>();
  /** What was sent in this page, for who asks for it twice. */
  const sentOutcomes = new Map<string, Outcome>();
  /** When each draft was tried last: whatever keeps one from going out, the others have their turn. */
  const turns = new Map<string, number>();
  let lastTurn = 0;

  function publishOutcome(outcome: Outcome): void {
    if (outcome.done) sentOutcomes.set(outcome.key, outcome);
    for (const listener of [...listeners]) listener(outcome);
  }

  async function runPass(): Promise<PassResult> {
    let sent = false;
    const uid = await memberUid();
    const due = (await store.list()).filter(isDue).filter(({ owner }) => owner !== null && owner === uid);
    for (const { key } of due.sort(
      (one, other) => getTurn(one) - getTurn(other) || getQueuedAt(one) - getQueuedAt(other),
    )) {
      if (!scheduler.isStarted()) break;
      turns.set(key, (lastTurn += 1));
      const outcome = await send(key, publishOutcome);
      sent ||= outcome.done;
      // The network is down; what is unavailable may be so for one draft alone.
      if (!outcome.done && outcome.waits && outcome.error !== 'unavailable') break;
    }
    return { hasSent: sent, hasWaiting: (await readQueued()).some(isDue) };
  }

  const getTurn = ({ key }: Draft) => turns.get(key) ?? 0;

  async function readQueued(): Promise<readonly Draft[]> {
    const queued = (await store.list()).filter((draft) => draft.queued);
    setQueuedFlag(queued.length > 0);
    return queued;
  }

  async function submit(key: string, to: Queued['to']): Promise<Outcome> {
    const uid = await memberUid();
    const draft = await store.change(key, (draft) => {
      const owner = uid ?? draft.owner;
      return owner === null ? undefined : { ...draft, owner, queued: toQueued(draft.queued, to) };
    });
    if (!draft) return sentOutcomes.get(key) ?? { done: false, key, error: 'not-found', waits: false };
    if (draft.owner === null) return { done: false, key, error: 'signed-out', waits: false };
    sentOutcomes.delete(key);
    setQueuedFlag(true);
    const outcome = await send(key, publishOutcome);
    await readQueued();
    if (outcome.done) scheduler.runNow();
    else scheduler.runLater();
    return !outcome.done && outcome.error === 'not-found' ? sentElsewhere(draft, outcome) : outcome;
  }

  /** Of a draft that was gone when its turn came. */
  async function sentElsewhere({ key, kind, itemId: id, owner, values }: Draft, missing: Outcome): Promise<Outcome> {
    const here = sentOutcomes.get(key);
    if (here) return here;
    try {
      const found = await (await memberReader()).getMine(getSource(kind), id);
      const title = getText(values['title']).trim();
      return found?.item.authorUid === owner
        ? { done: true, kind, key, id, title, status: found.item.status }
        : missing;
    } catch {
      // Who asks hears that there is no such draft, which is true.
      return missing;
    }
  }

  async function withdraw(key: string): Promise<Draft | undefined> {
    const draft = await betweenSendings(key, () =>
      store.change(key, ({ queued, ...draft }) => (queued ? draft : undefined)),
    );
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

/** A draft that is queued keeps the id of its notification, and what is known of what stands. */
function toQueued(before: Queued | undefined, to: Queued['to']): Queued {
  return { notificationId: newId(), ...(before && withoutError(before)), to, since: Date.now() };
}

/** Whether a draft is sent without anybody's asking again. */
function isDue({ queued }: Draft): boolean {
  return queued !== undefined && (queued.error === undefined || queued.error === 'signed-out');
}

const getQueuedAt = ({ queued }: Draft) => queued?.since ?? 0;
