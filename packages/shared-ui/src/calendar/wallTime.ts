import { offsetMinutes, type Instant } from './zones';

const MINUTE = 60_000;

/** Returns the local time, to format in UTC. Prefers `stored`, because zones' rules differ between devices. */
export function toWallTime(at: Instant, zone: string, stored?: string): Date {
  const instant = new Date(at).getTime();
  if (stored !== undefined && Date.parse(stored) === instant) return new Date(`${stored.slice(0, -6)}Z`);
  return new Date(instant + offsetMinutes(zone, instant) * MINUTE);
}

/** Returns the UTC offset, in minutes, at which clocks show `wall` at an instant. */
export function getOffset(at: Instant, wall: Date): number {
  return Math.round((wall.getTime() - new Date(at).getTime()) / MINUTE);
}

/** Returns the local time in the stored format: the wall time and its UTC offset. */
export function toLocalTime(wall: string, at: Date): string {
  return wall + toOffsetText(getOffset(at, new Date(`${wall}Z`)), ':');
}

/** Returns an offset in minutes as text: `+03:00`. */
export function toOffsetText(offset: number, separator: ':' | ''): string {
  const twoDigits = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const distance = Math.abs(offset);
  return `${offset < 0 ? '-' : '+'}${twoDigits(distance / 60)}${separator}${twoDigits(distance % 60)}`;
}

/** Returns a wall time in the format of a `datetime-local` field: `2026-03-29T09:30`. */
export function toWallText(wall: Date): string {
  return wall.toISOString().slice(0, 16);
}

/** Returns the last day of a deadline, as a date to be formatted in UTC. A deadline at 00:00 belongs to the previous day. */
export function toDeadlineDay(at: Instant, zone = 'UTC', stored?: string): Date {
  return new Date(toWallTime(at, zone, stored).getTime() - 1);
}

/** Returns the instant of a local time. Skipped times count as an hour later. Of two, a start is the first, and an end the last. */
export function toInstant(zone: string, wall: string, meaning: 'start' | 'end' = 'start'): Date | undefined {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const at = (offset: number) => asUtc - offset * MINUTE;
  // Try the zone's offsets before and after a possible clock change. An offset is correct if it applies at the resulting instant.
  const offsets = [offsetMinutes(zone, asUtc - 24 * 60 * MINUTE), offsetMinutes(zone, asUtc + 24 * 60 * MINUTE)];
  const fitting = offsets.filter((offset) => offsetMinutes(zone, at(offset)) === offset).map(at);
  if (fitting.length === 0) return new Date(at(Math.min(...offsets)));
  return new Date(meaning === 'end' ? Math.max(...fitting) : Math.min(...fitting));
}

/** Returns true for a wall time that clocks in the zone skip when they go forward. */
export function isSkipped(zone: string, wall: string): boolean {
  const at = toInstant(zone, wall);
  return at !== undefined && toWallText(toWallTime(at, zone)) !== wall.slice(0, 16);
}
