import { randomUUID } from 'node:crypto';
import type { DocumentChange } from '../firestore/commit';
import type { StoredDocument } from '../firestore/documentStore';
import { timeText } from '../firestore/timestamps';
import type { Fields } from '../firestore/value';
import type { StoredObject } from '../storage/storedObject';

interface DocumentState {
  /** Document fields in proto3 JSON. */
  readonly fields: Fields;
  readonly updateTime: string;
}

/** Document change in the form of a Cloud Functions event. */
export interface DocumentEvent {
  readonly id: string;
  /** Time of the commit, with nine fractional digits. */
  readonly time: string;
  readonly path: string;
  readonly before?: DocumentState;
  readonly after?: DocumentState;
}

/** Uploaded file in the form of a Cloud Functions event. */
export interface UploadEvent {
  /** Event ID, identical for each delivery of the event. */
  readonly id: string;
  readonly time: string;
  readonly name: string;
  readonly contentType: string;
  /** Size in bytes. */
  readonly size: number;
}

export interface ScheduleEvent {
  readonly id: string;
  readonly time: string;
}

export interface BackgroundWork {
  /** Functions by name, for documents that match a pattern such as `articles/{id}`. A reset aborts the signal. */
  readonly triggers?: Readonly<
    Record<
      string,
      { readonly document: string; readonly run: (event: DocumentEvent, signal: AbortSignal) => Promise<void> }
    >
  >;
  /** Functions that run after every upload to Storage. */
  readonly uploads?: Readonly<
    Record<string, { readonly run: (event: UploadEvent, signal: AbortSignal) => Promise<void> }>
  >;
  readonly schedules?: Readonly<
    Record<string, { readonly everyMinutes: number; readonly run: (event: ScheduleEvent) => Promise<void> }>
  >;
  /** With `moved`, for tests, schedules run only when `runSchedules` is called. */
  readonly clock?: 'real' | 'moved';
  /** Number of deliveries per event. Tests of idempotency increase it, because Cloud Functions deliver events at least once. */
  readonly deliveries?: number;
  /** Delays before each retry, in milliseconds. The event is dropped after the last retry fails. */
  readonly retryDelays?: readonly number[];
}

export interface Background {
  /** Resolves once no work is running or waiting. */
  readonly whenIdle: () => Promise<void>;
  /** Runs every schedule once with `time` as the current time. */
  readonly runSchedules: (time: Date) => Promise<void>;
  /** Returns the most recent failed deliveries, oldest first. */
  readonly failures: () => readonly string[];
}

interface Controls extends Background {
  readonly onCommit: (changes: readonly DocumentChange[], time: bigint) => void;
  readonly onUpload: (object: Pick<StoredObject, 'name' | 'contentType' | 'size' | 'timeCreated'>) => void;
  readonly start: () => void;
  readonly clear: () => void;
  readonly stop: () => Promise<void>;
}

const minute = 60_000;
const maxFailures = 200;

/** Runs schedules and triggers in this process. Events are delivered at least once, in any order. */
// eslint-disable-next-line max-lines-per-function -- its functions share the queue
export function createBackground(
  options: BackgroundWork,
  { onStatus }: { readonly onStatus: (sentence: string) => void },
): Controls {
  const { triggers = {}, uploads = {}, schedules = {}, clock = 'real' } = options;
  const { deliveries = 1, retryDelays = [100, 1000, 10_000] } = options;
  const patterns = Object.entries(triggers).map(([name, { document, run }]) => ({
    name,
    run,
    pattern: toPathPattern(document),
  }));
  const waiting = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const clocks = new Set<NodeJS.Timeout>();
  const failures: string[] = [];
  let idleListeners: (() => void)[] = [];
  let ending = new AbortController();

  const settle = () => {
    if (waiting.size + running.size > 0) return;
    for (const listener of idleListeners) listener();
    idleListeners = [];
  };

  const report = (sentence: string) => {
    failures.push(sentence);
    if (failures.length > maxFailures) failures.shift();
    onStatus(sentence);
  };

  const runOnce = (name: string, run: (signal: AbortSignal) => Promise<void>, tries: number) => {
    const { signal } = ending;
    const started = attempt(() => run(signal)).then((error) => {
      running.delete(started);
      if (error !== undefined && !signal.aborted) {
        const delay = retryDelays[tries];
        const text = error instanceof Error ? error.message : JSON.stringify(error);
        report(`${name} failed: ${text} ${delay === undefined ? 'It will not be retried.' : 'It will be retried.'}`);
        if (delay !== undefined) enqueue(name, run, { delay, tries: tries + 1 });
      }
      settle();
    });
    running.add(started);
  };

  const enqueue = (name: string, run: (signal: AbortSignal) => Promise<void>, { delay = 0, tries = 0 } = {}) => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      runOnce(name, run, tries);
    }, delay);
    waiting.add(timer);
  };

  const deliver = (name: string, run: (signal: AbortSignal) => Promise<void>) => {
    for (let count = 0; count < deliveries; count += 1) enqueue(name, run);
  };

  const onCommit: Controls['onCommit'] = (changes, time) => {
    for (const change of changes)
      for (const { name, run, pattern } of patterns) {
        if (!pattern.test(change.path)) continue;
        const event = toDocumentEvent(change, time);
        deliver(`${name}, ${change.path}`, (signal) => run(event, signal));
      }
  };

  const onUpload: Controls['onUpload'] = ({ name: object, contentType, size, timeCreated: time }) => {
    for (const [name, { run }] of Object.entries(uploads)) {
      const event = { id: randomUUID(), time, name: object, contentType, size };
      deliver(`${name}, ${object}`, (signal) => run(event, signal));
    }
  };

  const clear = () => {
    ending.abort();
    ending = new AbortController();
    for (const timer of waiting) clearTimeout(timer);
    waiting.clear();
    failures.length = 0;
    settle();
  };

  return {
    onCommit,
    onUpload,
    start: () => {
      if (clock === 'moved') return;
      for (const [name, { everyMinutes, run }] of Object.entries(schedules)) {
        const tick = () => runOnce(name, () => run(toScheduleEvent(new Date())), retryDelays.length);
        clocks.add(setInterval(tick, everyMinutes * minute).unref());
      }
    },
    clear,
    stop: async () => {
      for (const timer of clocks) clearInterval(timer);
      clear();
      await Promise.all(running);
    },
    whenIdle: () =>
      new Promise((done) => {
        idleListeners.push(done);
        settle();
      }),
    runSchedules: async (time) => {
      await Promise.all(Object.values(schedules).map(({ run }) => run(toScheduleEvent(time))));
    },
    failures: () => failures,
  };
}

async function attempt(run: () => Promise<void>): Promise<unknown> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error ?? new Error('For no reason.');
  }
}

const toScheduleEvent = (time: Date): ScheduleEvent => ({ id: randomUUID(), time: time.toISOString() });

export function toDocumentEvent({ path, before, after }: DocumentChange, time: bigint): DocumentEvent {
  return {
    id: randomUUID(),
    time: timeText(time),
    path,
    ...(before && { before: toState(before) }),
    ...(after && { after: toState(after) }),
  };
}

const toState = ({ fields, updateTime }: StoredDocument): DocumentState => ({
  fields,
  updateTime: timeText(updateTime),
});

/** Converts a path pattern such as `reviews/{collection}/items/{id}`. Each name in braces matches one segment. */
function toPathPattern(document: string): RegExp {
  const segments = document.split('/').map((segment) => (/^\{\w+\}$/.test(segment) ? '[^/]+' : segment));
  return new RegExp(`^${segments.join('/')}$`);
}
