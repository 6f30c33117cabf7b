import { offsetMinutes } from './zones';

const MINUTE = 60_000;

/**
 * The moment at which clocks of a zone show this day and hour (`2026-03-29T09:30`). An hour that clocks leave out is taken an
 * hour later, of one that they show twice the first. Undefined for what is no such text.
 */
export function toInstant(zone: string, wall: string): Date | undefined {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const at = (offset: number) => asUtc - offset * MINUTE;
  // Either side of a change of clocks has its offset: that which fits its own moment is right.
  const offsets = [offsetMinutes(zone, asUtc - 24 * 60 * MINUTE), offsetMinutes(zone, asUtc + 24 * 60 * MINUTE)];
  const fitting = offsets.filter((offset) => offsetMinutes(zone, at(offset)) === offset).map(at);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : at(Math.min(...offsets)));
}

/** What clocks of a zone show at a moment, as a field for day and hour has it: `2026-03-29T09:30`. */
export function toWallClock(zone: string, at: Date): string {
  return new Date(at.getTime() + offsetMinutes(zone, at) * MINUTE).toISOString().slice(0, 16);
}
