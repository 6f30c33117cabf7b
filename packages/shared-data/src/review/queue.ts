import * as v from 'valibot';
import { readCursor, writeCursor } from '../client/cursor';
import type { FirestoreClient } from '../client/FirestoreClient';
import type { Query } from '../client/queries';
import type { FoundDocument } from '../client/wireValues';
import { commonLimits } from '../fields/commonLimits';
import { choice, dateTime, line, paragraph } from '../fields/fieldSchemas';
import { listChoices } from '../fields/listChoices';
import { snakeCase } from '../fields/storedKeys';
import { createParser } from '../kinds/readWith';
import { toSchedulePath } from '../kinds/review/schedulePath';
import { type assignees, type Handling, readHandling } from './handling';
import {
  addCounts,
  MOST_COUNTED,
  readMany,
  readUntilFound,
  REVIEW_PAGE,
  type ReviewCount,
  runCount,
  runQuery,
} from './reviewQueries';
import { type QueuedKind, queuedKinds, toCollection } from './reviewedKinds';

/** What is in the queue: items that wait for a decision, and those that are published later without one. */
export const queueStates = ['in_review', 'scheduled'] as const;

/** Which items that wait for a reviewer. */
export interface QueueFilters {
  /** `in_review` where there is none. */
  readonly state?: (typeof queueStates)[number] | undefined;
  readonly kind?: QueuedKind | undefined;
  readonly lang?: (typeof listChoices.lang)[number] | undefined;
  /** Only what has waited since before this time. */
  readonly before?: Date | undefined;
  /** Who reads the queue. With it, items say who handles them. */
  readonly uid?: string | undefined;
  /** Only what this reader has taken up, or nobody has. */
  readonly assignee?: (typeof assignees)[number] | undefined;
}

/** An item in the queue, with as much as its row shows. */
export interface QueuedItem extends v.InferOutput<typeof queuedFields> {
  readonly id: string;
  readonly kind: QueuedKind;
  /** How many items of the author were approved before. */
  readonly approvals: number;
  readonly handling: Handling;
  /** When a scheduled item is published. */
  readonly publishAt?: Date | undefined;
}

export interface QueuePage {
  readonly items: readonly QueuedItem[];
  /** For the next page; null after the last. */
  readonly cursor: string | null;
  readonly asOf: Date;
  /** How many cannot be shown, because they do not fit. */
  readonly skipped: number;
}

const queuedFields = v.object({
  title: line(commonLimits.title),
  summary: paragraph(commonLimits.summary),
  lang: choice(listChoices.lang),
  authorUid: v.string(),
  authorName: v.string(),
  authorUsername: v.string(),
  updatedAt: dateTime,
  revision: v.number(),
});
const readQueued = createParser(queuedFields);
const select = Object.keys(queuedFields.entries).map(snakeCase);
const order = { field: 'updated_at', direction: 'ASCENDING' } as const;

const kindsIn = ({ kind }: QueueFilters) => (kind ? [kind] : queuedKinds);

/** The items of a kind in a state, the one that has waited longest first. */
function queueQuery(kind: QueuedKind, { state = 'in_review', lang, before }: QueueFilters): Omit<Query, 'limit'> {
  return {
    collection: toCollection(kind),
    where: [
      ['status', 'EQUAL', state],
      ...(lang ? [['lang', 'EQUAL', lang] as const] : []),
      ...(before ? [['updated_at', 'LESS_THAN', before] as const] : []),
    ],
    order,
    select,
  };
}

type Client = Pick<FirestoreClient, 'request' | 'root'>;

/** How many wait, whoever handles them. Each kind is counted for itself, so that a filter says what it leads to. */
export async function countQueue(client: Client, filters: QueueFilters): Promise<ReviewCount> {
  return addCounts(
    await Promise.all(kindsIn(filters).map((kind) => runCount(client, queueQuery(kind, filters), MOST_COUNTED))),
  );
}

/**
 * A page of all kinds together. Its cursor says of each kind how far the pages before have come, so that no item is passed
 * over or comes twice, whatever their times are.
 * @throws DataError `invalid` for a cursor that is none of this list
 */
export async function listQueue(
  client: Client,
  filters: QueueFilters,
  cursor?: string | undefined,
): Promise<QueuePage> {
  return readUntilFound((from) => readPage(client, filters, from), cursor);
}

async function readPage(client: Client, filters: QueueFilters, cursor: string | undefined): Promise<QueuePage> {
  const positions = readPositions(cursor);
  const pages = await Promise.all(
    kindsIn(filters).map(async (kind) => {
      const position = positions.get(kind);
      const name = (id: string) => ({ referenceValue: `${client.root}/${toCollection(kind)}/${id}` });
      const after = position && [position.value, name(position.id)];
      return { kind, ...(await runQuery(client, { ...queueQuery(kind, filters), after })) };
    }),
  );
  const found = pages
    .flatMap(({ kind, rows }) => rows.map((row) => ({ kind, row, time: toTime(row) })))
    .sort((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time)));
  const shown = found.slice(0, REVIEW_PAGE);
  for (const { kind, row } of shown)
    positions.set(kind, { order: kind, value: row.wire[order.field] ?? {}, id: row.id });
  const read = shown.flatMap(({ kind, row }) => {
    const reading = readQueued(row.id, row.fields);
    return 'item' in reading ? [{ ...reading.item, kind }] : [];
  });
  const items = await addFacts(client, read, filters);
  const hasMore = found.length > shown.length || pages.some(({ rows }) => rows.length === REVIEW_PAGE);
  return {
    items: items.filter(({ handling }) => isAssigned(handling, filters)),
    cursor: hasMore ? writePositions(positions) : null,
    asOf: pages[0]?.asOf ?? new Date(),
    skipped: shown.length - items.length,
  };
}

function isAssigned({ assignedTo }: Handling, { assignee, uid }: QueueFilters): boolean {
  return assignee === undefined || assignedTo === (assignee === 'me' ? uid : undefined);
}

type ReadItem = Omit<QueuedItem, 'approvals' | 'publishAt' | 'handling'>;

/** What other documents say of the items. */
async function addFacts(
  client: Client,
  items: readonly ReadItem[],
  { state, uid }: QueueFilters,
): Promise<readonly QueuedItem[]> {
  const toApprovals = ({ authorUid }: ReadItem) => `approvals/${authorUid}`;
  const toSchedule = ({ kind, id }: ReadItem) => `${toSchedulePath(toCollection(kind))}/${id}`;
  const paths = [...items.map(toApprovals), ...(state === 'scheduled' ? items.map(toSchedule) : [])];
  const [found, toHandling] = await Promise.all([
    readMany(client, paths, ['count', 'publish_at']),
    uid === undefined ? () => ({}) : readHandling(client, items, uid),
  ]);
  return items.map((item) => {
    const publishAt = found.get(toSchedule(item))?.fields['publish_at'];
    return {
      ...item,
      handling: toHandling(item),
      approvals: Number(found.get(toApprovals(item))?.fields['count'] ?? 0),
      ...(publishAt instanceof Date && { publishAt }),
    };
  });
}

/** In nine digits of fraction: times of one millisecond differ, and texts of one length compare as their times do. */
function toTime({ wire }: FoundDocument): string {
  const [seconds = '', fraction = ''] = String(wire[order.field]?.timestampValue).replace('Z', '').split('.');
  return `${seconds}.${fraction.padEnd(9, '0')}`;
}

type Positions = Map<QueuedKind, ReturnType<typeof readCursor>>;

const writePositions = (positions: Positions) => [...positions.values()].map(writeCursor).join('.');

function readPositions(cursor: string | undefined): Positions {
  const parts = cursor ? cursor.split('.') : [];
  return new Map(
    parts.slice(0, queuedKinds.length).map((part) => {
      const kind = queuedKinds.find((one) => isFor(one, part)) ?? 'article';
      return [kind, readCursor(part, kind)];
    }),
  );
}

/** Whether a part of a cursor says how far the pages have come with this kind. */
function isFor(kind: QueuedKind, part: string): boolean {
  try {
    return readCursor(part, kind).order === kind;
  } catch {
    return false;
  }
}
