import { timingSafeEqual } from 'node:crypto';
import { getText as getSiteText } from '@adp/edge/text';
import { type PersonalCalendar, personalCalendars, saves } from '@adp/shared-data/alerts';
import type { Administrator, FoundDocument } from '@adp/shared-data/administrator';
import { itemPath } from '@adp/shared-data/content';
import { events } from '@adp/shared-data/event';
import { opportunities } from '@adp/shared-data/opportunity';
import { toReader } from '@adp/shared-data/translation';
import { type CalendarEntry, toDeadlineEntry, toEventEntry } from '@adp/shared-ui/calendar';
import { toCalendarFeed } from '@adp/shared-ui/calendar-file';
import { toBase } from '@adp/shared-ui/languages';
import type { ActionOptions } from '../../actions/ActionContext';
import { ActionError } from '../../actions/ActionError';
import { getText } from '../../background/events';
import { type DatedKind, getDatedKind } from '../reminders/toDatedItem';

/** The interval at which calendar clients check for changes, in seconds. */
const ttl = 3_600;
const pageSize = 300;

interface StampedEntry {
  readonly entry: CalendarEntry;
  readonly stamp: Date;
}

/**
 * Returns a member's calendar file. Omits items that are not public, and marks cancelled events.
 * @throws ActionError `not-found` for a wrong secret
 */
export async function readPersonalCalendar(
  file: string,
  { administrator, site }: Pick<ActionOptions, 'administrator' | 'site'>,
): Promise<string> {
  const [, uid = '', secret = ''] = /^([^./]{1,128})\.([\w-]{32})\.ics$/.exec(file) ?? [];
  const path = `${personalCalendars.collection}/${uid}`;
  const stored = uid ? (await administrator.read([path])).get(path) : undefined;
  const calendar = stored && personalCalendars.readItem(stored.id, stored.fields);
  if (!calendar || !('item' in calendar) || !isEqual(calendar.item.secret, secret))
    throw new ActionError(404, 'not-found', 'There is no such calendar.');
  const { lang } = calendar.item;
  const context: Context = { lang, base: site + toBase(lang), text: getSiteText(lang) };
  const entries: StampedEntry[] = [];
  for await (const paths of readSavedPaths(uid, administrator)) {
    const items = await administrator.read(paths);
    for (const [itemPath, item] of [...items].sort(([first], [second]) => first.localeCompare(second)))
      entries.push(...toEntries(itemPath, item, context));
  }
  const name = context.text('calendar.saved', { site: context.text('site.name') });
  return toCalendarFeed(entries, { name, url: `${context.base}/saved`, ttl });
}

async function* readSavedPaths(uid: string, { query }: Administrator): AsyncGenerator<readonly string[]> {
  let after: FoundDocument | undefined;
  do {
    const page: readonly FoundDocument[] = await query(saves.collection, {
      where: [
        ['uid', 'EQUAL', uid],
        ['saved', 'EQUAL', true],
      ],
      after,
      limit: pageSize,
    });
    const paths = page.map(({ fields }) => getText(fields, 'item')).filter((item) => getDatedKind(item));
    if (paths.length > 0) yield paths;
    after = page.length === pageSize ? page.at(-1) : undefined;
  } while (after);
}

interface Context {
  readonly lang: PersonalCalendar['lang'];
  readonly base: string;
  readonly text: ReturnType<typeof getSiteText>;
}

/** Returns the entry of an item, with the same id as in the item's own calendar file. */
function toEntries(path: string, { id, fields }: FoundDocument, context: Context): readonly StampedEntry[] {
  if (fields['status'] !== 'published') return [];
  const { lang, text } = context;
  if (getDatedKind(path) === 'event') {
    const event = events.readItem(id, fields);
    if (!('item' in event)) return [];
    const item = toReader(event.item, lang);
    return [{ entry: toEventEntry(item, toUrl('event', id, context), lang), stamp: item.updatedAt }];
  }
  const opportunity = opportunities.readItem(id, fields);
  if (!('item' in opportunity)) return [];
  const { title, deadlineAt, timezone, ...item } = toReader(opportunity.item, lang);
  if (!deadlineAt || !timezone) return [];
  const url = toUrl('opportunity', id, context);
  const entry = toDeadlineEntry({ ...item, deadlineAt, timezone }, text('calendar.deadline', { title }), url);
  return [{ entry, stamp: item.updatedAt }];
}

const toUrl = (kind: DatedKind, id: string, { base }: Context) => base + itemPath(kind, id);

/** Compares two secrets of the same length in constant time. */
function isEqual(...secrets: readonly [string, string]): boolean {
  const [first, second] = [Buffer.from(secrets[0]), Buffer.from(secrets[1])];
  return first.length === second.length && timingSafeEqual(first, second);
}
