import { contentCollections } from '@adp/shared-data/content';
import { localTimeFields, snakeCase } from '@adp/shared-data/fields';
import { fromWireFields, type StoredFields, type WireFields } from '@adp/shared-data/administrator';
import { toInstant, toLocalTime, toWallTime } from '@adp/shared-ui/calendar';

/** Time zone whose rules changed, so that instants must be derived from local times again. */
export interface ZoneChange {
  readonly zone: string;
  readonly now: Date;
}

const itemPath = new RegExp(`^(${contentCollections.join('|')})/[^/]+$`);
const starts: readonly string[] = ['startsAt', 'previousStart'];

/**
 * Returns the write that adds local times. After a change to a zone's rules, future local times stay, and instants
 * change.
 */
export function toLocalTimesWrite(
  { path, fields }: { readonly path: string; readonly fields: WireFields },
  change?: ZoneChange,
) {
  if (!itemPath.test(path)) return undefined;
  const stored = fromWireFields(fields);
  const changes = Object.entries(localTimeFields).reduce<StoredFields>(
    (others, [name, localName]) => ({ ...others, ...toChanges(stored, { name, localName, change }) }),
    {},
  );
  const mask = Object.keys(changes);
  return mask.length > 0 ? { path, fields: changes, mask } : undefined;
}

interface TimeField {
  readonly name: string;
  readonly localName: string;
  readonly change: ZoneChange | undefined;
}

function toChanges(stored: StoredFields, { name, localName, change }: TimeField): StoredFields {
  const [atField, localField] = [snakeCase(name), snakeCase(localName)];
  const { timezone: zone, [atField]: at, [localField]: local } = stored;
  if (typeof zone !== 'string' || !(at instanceof Date)) return {};
  if (typeof local !== 'string' || Date.parse(local) !== at.getTime()) {
    const derived = toLocalTime(getWall(zone, at, stored['all_day'] === true), at);
    return derived === local ? {} : { [localField]: derived };
  }
  if (change?.zone !== zone || at <= change.now) return {};
  const wall = local.slice(0, -6);
  const [first, last] = [toInstant(zone, wall), toInstant(zone, wall, 'end')];
  if (!first || !last || [first.getTime(), last.getTime()].includes(at.getTime())) return {};
  const moved = starts.includes(name) ? first : last;
  return { [atField]: moved, [localField]: toLocalTime(wall, moved) };
}

function getWall(zone: string, at: Date, allDay: boolean): string {
  const wall = toWallTime(at, zone).toISOString();
  // Whole days start and end at midnight, even if clocks skip midnight.
  const midnight = `${wall.slice(0, 10)}T00:00`;
  if (allDay && toInstant(zone, midnight)?.getTime() === at.getTime()) return midnight;
  return wall.slice(0, wall.slice(16, 19) === ':00' ? 16 : 19);
}
