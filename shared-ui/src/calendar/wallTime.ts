import { offsetMinutes, type Instant } from './zones';

const MINUTE = 60_000;

/**
 * Returns what clocks in a zone show at an instant, as a date to be formatted in UTC. The stored local time decides
 * (`2026-10-29T23:30+03:00`): servers and browsers know different rules of a zone. This device's rules apply only where none
 * is stored, or one that an older build left behind when it moved the instant.
 */
export function toWallTime(at: Instant, zone: string, stored?: string): Date {
  const instant = new Date(at).getTime();
  if (stored !== undefined && Date.parse(stored) === instant) return new Date(`${stored.slice(0, -6)}Z`);
  return new Date(instant + offsetMinutes(zone, instant) * MINUTE);
}

/** Returns the offset from UTC, in minutes, of clocks that show `wall` at an instant. */
export function getOffset(at: Instant, wall: Date): number {
  return Math.round((wall.getTime() - new Date(at).getTime()) / MINUTE);
}

/** Returns the local time that is stored beside an instant: what clocks show then, and their offset from UTC. */
export function toLocalTime(wall: string, at: Date): string {
  const offset = getOffset(at, new Date(`${wall}Z`));
  const twoDigits = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const distance = Math.abs(offset);
  return `${wall}${offset < 0 ? '-' : '+'}${twoDigits(distance / 60)}:${twoDigits(distance % 60)}`;
}

/** Returns a wall time in the format of a `datetime-local` field: `2026-03-29T09:30`. */
export function toWallText(wall: Date): string {
  return wall.toISOString().slice(0, 16);
}

/**
 * Returns the day that a deadline closes, as a date to be formatted in UTC. A deadline at 00:00 closes the day before.
 */
export function toDeadlineDay(at: Instant, zone = 'UTC', stored?: string): Date {
  return new Date(toWallTime(at, zone, stored).getTime() - 1);
}

/**
 * Returns the instant of a wall time in a zone (`2026-03-29T09:30`). A time that clocks skip is taken an hour later; of one
 * that occurs twice, a start is the first and an end the last. Undefined for any other text.
 */
export function toInstant(zone: string, wall: string, meaning: 'start' | 'end' = 'start'): Date | undefined {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const at = (offset: number) => asUtc - offset * MINUTE;
  // Each side of a clock change has its offset: the right one is valid at the instant that it leads to.
  const offsets = [offsetMinutes(zone, asUtc - 24 * 60 * MINUTE), offsetMinutes(zone, asUtc + 24 * 60 * MINUTE)];
  const fitting = offsets.filter((offset) => offsetMinutes(zone, at(offset)) === offset).map(at);
  if (fitting.length === 0) return new Date(at(Math.min(...offsets)));
  return new Date(meaning === 'end' ? Math.max(...fitting) : Math.min(...fitting));
}

/** Tells whether clocks in the zone skip a wall time because they go forward then. */
export function isSkipped(zone: string, wall: string): boolean {
  const at = toInstant(zone, wall);
  return at !== undefined && toWallText(toWallTime(at, zone)) !== wall.slice(0, 16);
}
