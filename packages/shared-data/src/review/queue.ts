import * as v from 'valibot';
import { readCursor, writeCursor } from '../client/cursor';
import { DataError } from '../client/DataError';
import { addCounts, type Count } from '../client/documents';
import type { FirestoreClient } from '../client/FirestoreClient';
import type { Query } from '../client/queries';
import type { FoundDocument } from '../client/wireValues';
import { commonLimits } from '../fields/commonLimits';
import { choice, dateTime, line, paragraph } from '../fields/fieldSchemas';
import { listChoices } from '../fields/listChoices';
import { snakeCase } from '../fields/storedKeys';
import { createParser } from '../kinds/readWith';
import { toSchedulePath } from '../kinds/review/schedulePath';
import { type MemberKind, memberKinds } from '../kinds/contentKinds';
import { type assignees, type Handling, readHandling } from './handling';
import { MAX_COUNTED, readMany, readUntilFound, REVIEW_PAGE, runCount, runQuery } from './reviewQueries';
import { toCollection } from './reviewedKinds';

/** The states of queued items: waiting for a decision, or scheduled for publication. */
export const queueStates = ['in_review', 'scheduled'] as const;

export interface QueueFilters {
  /** The state of the items. Defaults to `in_review`. */
  readonly state?: (typeof queueStates)[number] | undefined;
  readonly kind?: MemberKind | undefined;
  readonly lang?: (typeof listChoices.lang)[number] | undefined;
  /** Restricts the queue to items that started to wait before this time. */
  readonly before?: Date | undefined;
  /** The uid of the reviewer. If set, items include their assignment and note. */
  readonly uid?: string | undefined;
  /** Restricts the queue to items that are assigned to the reviewer (`me`) or to no one. */
  readonly assignee?: (typeof assignees)[number] | undefined;
}

/** An item in the queue with the fields that its row shows. */
export interface QueuedItem extends v.InferOutput<typeof queuedFields> {
  readonly id: string;
  readonly kind: MemberKind;
  /** The number of the author's items that have been approved before. */
  readonly approvals: number;
  readonly handling: Handling;
  readonly publishAt?: Date | undefined;
}

export interface QueuePage {
  readonly items: readonly QueuedItem[];
  /** The cursor of the next page. Null on the last page. */
  readonly cursor: string | null;
  readonly asOf: Date;
  /** The number of items that were omitted because they do not match the schema. */
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

const kindsIn = ({ kind }: QueueFilters) => (kind ? [kind] : memberKinds);

function queueQuery(kind: MemberKind, { state = 'in_review', lang, before }: QueueFilters): Omit<Query, 'limit'> {
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

/** Counts the waiting items of each kind, whether or not they are assigned. */
export async function countQueue(client: Client, filters: QueueFilters): Promise<Count> {
  return addCounts(
    await Promise.all(kindsIn(filters).map((kind) => runCount(client, queueQuery(kind, filters), MAX_COUNTED))),
  );
}

/** Reads a page of the queue. Its cursor has a position for each kind. @throws DataError `invalid` for a cursor of another list */
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
  const waiting = pages
    .flatMap(({ kind, rows }) => rows.map((row) => ({ kind, row, time: toTime(row) })))
    .sort((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time)));
  const shown = waiting.slice(0, REVIEW_PAGE);
  for (const { kind, row } of shown)
    positions.set(kind, { order: kind, value: row.wire[order.field] ?? {}, id: row.id });
  const read = shown.flatMap(({ kind, row }) => {
    const reading = readQueued(row.id, row.fields);
    return 'item' in reading ? [{ ...reading.item, kind }] : [];
  });
  const items = await addFacts(client, read, filters);
  const hasMore = waiting.length > shown.length || pages.some(({ rows }) => rows.length === REVIEW_PAGE);
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

async function addFacts(
  client: Client,
  items: readonly ReadItem[],
  { state, uid }: QueueFilters,
): Promise<readonly QueuedItem[]> {
  const toApprovals = ({ authorUid }: ReadItem) => `approvals/${authorUid}`;
  const toSchedule = ({ kind, id }: ReadItem) => `${toSchedulePath(toCollection(kind))}/${id}`;
  const paths = [...items.map(toApprovals), ...(state === 'scheduled' ? items.map(toSchedule) : [])];
  const [documents, toHandling] = await Promise.all([
    readMany(client, paths, ['count', 'publish_at']),
    uid === undefined ? () => ({}) : readHandling(client, items, uid),
  ]);
  return items.map((item) => {
    const publishAt = documents.get(toSchedule(item))?.fields['publish_at'];
    return {
      ...item,
      handling: toHandling(item),
      approvals: Number(documents.get(toApprovals(item))?.fields['count'] ?? 0),
      ...(publishAt instanceof Date && { publishAt }),
    };
  });
}

/** Returns a time with nine digits, so that texts sort chronologically even within a millisecond. */
function toTime({ wire }: FoundDocument): string {
  const [seconds = '', fraction = ''] = String(wire[order.field]?.timestampValue).replace('Z', '').split('.');
  return `${seconds}.${fraction.padEnd(9, '0')}`;
}

type Positions = Map<MemberKind, ReturnType<typeof readCursor>>;

const writePositions = (positions: Positions) => [...positions.values()].map(writeCursor).join('.');

function readPositions(cursor: string | undefined): Positions {
  const parts = cursor ? cursor.split('.') : [];
  return new Map(
    parts.slice(0, memberKinds.length).flatMap((part) => {
      const kind = memberKinds.find((queuedKind) => isFor(queuedKind, part));
      if (!kind) throw new DataError('invalid', { fields: ['cursor'] });
      return [[kind, readCursor(part, kind)]];
    }),
  );
}

function isFor(kind: MemberKind, part: string): boolean {
  try {
    return readCursor(part, kind).order === kind;
  } catch {
    return false;
  }
}
