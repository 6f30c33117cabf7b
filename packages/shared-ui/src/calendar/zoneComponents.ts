import type { CalendarEntry } from './CalendarEntry';
import { toWallTimes } from './TimeSpan';
import { toStamp } from './toStamp';
import { toOffsetText } from './wallTime';

const MINUTE = 60_000;

/** Start or end of an entry, and the zone's offset at that time. Both are in milliseconds. */
interface Point {
  readonly entry: CalendarEntry;
  readonly at: number;
  readonly offset: number;
}

export interface ZoneComponents {
  /** VTIMEZONE component of each zone in a file. RFC 5545 requires these components. */
  readonly components: ReadonlyMap<string, string>;
  /** Entries whose times are in UTC, because a calendar would interpret their local times as other instants. */
  readonly inUtc: ReadonlySet<CalendarEntry>;
}

/** Returns the VTIMEZONE components of a calendar, from the stored offsets, so that they do not depend on this device's rules. */
export function toZoneComponents(entries: readonly CalendarEntry[]): ZoneComponents {
  const components = new Map<string, string>();
  const inUtc = new Set(entries.filter(({ span }) => !span.allDay && isFixed(span.timezone)));
  const timed = entries.filter((entry) => !entry.span.allDay && !inUtc.has(entry));
  for (const zone of new Set(timed.map(({ span }) => span.timezone))) {
    const points = timed.filter(({ span }) => span.timezone === zone).flatMap(toPoints);
    const lines = toObservances(
      points.sort((a, b) => a.at - b.at),
      (entry) => inUtc.add(entry),
    );
    components.set(zone, ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE'].join('\r\n'));
  }
  return { components, inUtc };
}

function isFixed(zone: string): boolean {
  return !zone.includes('/') || zone.startsWith('Etc/');
}

function toPoints(entry: CalendarEntry): readonly Point[] {
  const { startsAt, endsAt } = entry.span;
  const [start, end] = toWallTimes(entry.span);
  const toPoint = (instant: typeof startsAt, wall: Date): Point => {
    const at = new Date(instant).getTime();
    return { entry, at, offset: wall.getTime() - at };
  };
  return [toPoint(startsAt, start), toPoint(endsAt, end)];
}

function toObservances(points: readonly Point[], onAmbiguous: (entry: CalendarEntry) => void): string[] {
  const lines: string[] = [];
  let previous: Point | undefined;
  for (const point of points) {
    const from = previous?.offset ?? point.offset;
    // Clocks that go back repeat a period of this length. Place the change this much before `point`, so that the
    // repeated period contains neither point.
    const repeated = Math.max(0, from - point.offset);
    if (previous && repeated > 0 && point.at - previous.at <= 2 * repeated) {
      onAmbiguous(point.entry);
      continue;
    }
    if (!previous) lines.push(...toObservance('16010101T000000', from, from));
    else if (from !== point.offset)
      lines.push(...toObservance(toStamp(new Date(point.at - repeated + from)), from, point.offset));
    previous = point;
  }
  return lines;
}

function toObservance(start: string, from: number, to: number): readonly string[] {
  const toOffset = (offset: number) => toOffsetText(Math.round(offset / MINUTE), '');
  return [
    'BEGIN:STANDARD',
    `DTSTART:${start}`,
    `TZOFFSETFROM:${toOffset(from)}`,
    `TZOFFSETTO:${toOffset(to)}`,
    'END:STANDARD',
  ];
}
