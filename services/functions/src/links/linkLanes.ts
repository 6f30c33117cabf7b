import { contentCollections } from '@adp/shared-data/content';
import type { Administrator, DocumentWrite, StoredFields } from '@adp/shared-data/administrator';
import { getText, getTime } from '../background/events';
import { findLinks } from './findLinks';
import type { Link } from './Link';

/** The number of items for which a lane's first cycle is planned. Later cycles are planned for at least this number. */
const plannedItems = 100_000;
/** The number of runs in a day. */
const runsPerDay = 24;
const day = 86_400_000;
/** The shortest time after which a lane begins again, in milliseconds. Small sites would otherwise check links all day. */
const shortestCycle = 3 * day;

/** A part of all links that is checked in its own cycle. */
interface Lane {
  readonly name: string;
  readonly collections: readonly string[];
  /** The time in which a cycle ends, in days. Shorter than the page of broken links promises, in case runs fail. */
  readonly days: number;
  readonly includes: (fields: StoredFields, at: Date) => boolean;
}

/** Open opportunities come first, because readers act on their links. The page of broken links promises 7 and 60 days. */
const lanes: readonly Lane[] = [
  { name: 'open', collections: ['opportunities'], days: 6, includes: isOpen },
  { name: 'others', collections: contentCollections, days: 50, includes: (fields, at) => !isOpen(fields, at) },
];

/** Returns whether the item is an opportunity without a deadline, or with a deadline that has not passed. */
function isOpen(fields: StoredFields, at: Date): boolean {
  const deadline = getTime(fields, 'deadline_at');
  return 'deadline_kind' in fields && (deadline === undefined || deadline > at);
}

interface ScannedItem {
  readonly id: string;
  readonly links: readonly Link[];
}

/** The next items of a lane, in the order of their last check. */
export interface LaneScan {
  readonly items: readonly ScannedItem[];
  /** Returns the write that lets the next run begin after the first items whose links are all checked. */
  readonly toProgress: (isChecked: (link: Link) => boolean) => DocumentWrite;
}

/** Reads the next items of each lane that has not completed its cycle early. */
export async function scanLanes(
  administrator: Administrator,
  { at, size = plannedItems }: { readonly at: Date; readonly size?: number },
): Promise<readonly LaneScan[]> {
  const states = await administrator.read(lanes.map(toStatePath));
  const scans: LaneScan[] = [];
  for (const lane of lanes) {
    const state = states.get(toStatePath(lane))?.fields ?? {};
    const isWaiting = getText(state, 'collection') === '' && at.getTime() - getStart(state) < shortestCycle;
    if (!isWaiting) scans.push(await scanLane(lane, state, { administrator, at, size }));
  }
  return scans;
}

const toStatePath = ({ name }: Lane) => `link_checks/${name}`;
const getStart = (state: StoredFields) => getTime(state, 'started_at')?.getTime() ?? 0;
/** Returns the number of items that a lane has read in this cycle (`read`), or that it read in the previous one. */
const getCount = (state: StoredFields, name: 'read' | 'last_cycle') => Number(state[name] ?? 0);

async function scanLane(
  lane: Lane,
  state: StoredFields,
  { administrator, at, size }: { readonly administrator: Administrator; readonly at: Date; readonly size: number },
): Promise<LaneScan> {
  const { collections, days, includes } = lane;
  const isNew = getText(state, 'collection') === '';
  const collection = isNew ? (collections[0] ?? '') : getText(state, 'collection');
  const after = getText(state, 'after');
  const lastCycle = isNew ? getCount(state, 'read') : getCount(state, 'last_cycle');
  const read = isNew ? 0 : getCount(state, 'read');
  // On a site with more items than planned, each run reads more of them, so that a cycle still ends in time.
  const limit = Math.ceil(Math.max(size, lastCycle, read) / (days * runsPerDay));
  const documents = await administrator.listPublished(collection, { after, limit });
  const items = documents.map(({ id, fields }) => {
    const urls = includes(fields, at) ? findLinks(fields) : [];
    return { id, links: urls.map((url) => ({ collection, item: id, title: getText(fields, 'title'), url })) };
  });
  return {
    items,
    toProgress: (isChecked) => {
      const firstUnchecked = items.findIndex(({ links }) => !links.every(isChecked));
      const isWhole = firstUnchecked < 0 && items.length < limit;
      const following = collections[collections.indexOf(collection) + 1] ?? '';
      // An item whose links take the whole time of a run must not stop the lane.
      const passed = firstUnchecked < 0 ? items : items.slice(0, Math.max(1, firstUnchecked));
      const position = isWhole
        ? { collection: following, after: '' }
        : { collection, after: passed.at(-1)?.id ?? after };
      const counts = { read: read + passed.length, last_cycle: lastCycle };
      const started = { started_at: isNew ? at : new Date(getStart(state)) };
      return { path: toStatePath(lane), fields: { ...position, ...counts, ...started } };
    },
  };
}
