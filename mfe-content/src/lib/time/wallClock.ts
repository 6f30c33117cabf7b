import { offsetMinutes } from '@adp/shared-ui/calendar';

const MINUTE = 60_000;

/**
 * The instant of a wall-clock time in a zone (`2026-03-29T09:30`). A time that clocks skip is taken an hour later; of one
 * that occurs twice, the first. Undefined for any other text.
 */
export function toInstant(zone: string, wall: string): Date | undefined {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const at = (offset: number) => asUtc - offset * MINUTE;
  // Each side of a clock change has its offset: the right one is valid at the instant that it leads to.
  const offsets = [offsetMinutes(zone, asUtc - 24 * 60 * MINUTE), offsetMinutes(zone, asUtc + 24 * 60 * MINUTE)];
  const fitting = offsets.filter((offset) => offsetMinutes(zone, at(offset)) === offset).map(at);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : at(Math.min(...offsets)));
}

/** Whether clocks in the zone skip a wall-clock time because they go forward then. */
export function isSkipped(zone: string, wall: string): boolean {
  const at = toInstant(zone, wall);
  return at !== undefined && toWallClock(zone, at) !== wall.slice(0, 16);
}

/** The wall-clock time of a zone at an instant, in the format of a `datetime-local` field: `2026-03-29T09:30`. */
export function toWallClock(zone: string, at: Date): string {
  return new Date(at.getTime() + offsetMinutes(zone, at) * MINUTE).toISOString().slice(0, 16);
}
