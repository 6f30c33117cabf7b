import type { DocumentEvent } from '../background/events';
import { createBackgroundWork } from '../createBackgroundWork';
import { article, type startSite } from './startSite';

type Site = ReturnType<typeof startSite>;

export const path = 'articles/one';

/** Delivers events to their handlers and retries after a failure, as Cloud Functions does. */
export async function deliver({ administrator, reader }: Site, events: readonly DocumentEvent[]): Promise<void> {
  const { triggers } = createBackgroundWork(administrator, { site: 'https://site.example', reader });
  for (const event of events)
    for (const { document, run } of Object.values(triggers)) {
      if (!new RegExp(`^${document.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(event.path)) continue;
      await run(event).catch(() => run(event));
    }
}

export const write = (site: Site, fields: object, where = path) =>
  site.administrator.commit([{ path: where, fields: { ...fields } }]);
export const version = (revision: number, more: object = {}) =>
  article({ revision, title: `Title number ${revision}`, ...more });

/** A reviewer's decision about a profile, without status and time. */
export const removal = {
  author_uid: 'amina',
  username: 'amina',
  title: 'AMINA',
  reason: 'It belongs to another person.',
};

/** The orders and repetitions in which events may be delivered. */
export const deliveries: readonly (readonly [
  string,
  (events: readonly DocumentEvent[]) => readonly DocumentEvent[],
])[] = [
  ['in order', (events) => events],
  ['in the opposite order', (events) => [...events].reverse()],
  ['twice', (events) => [...events, ...events]],
];
