import { randomSource } from '@adp/seed/random';
import { assumptions, visitsPerMinute } from './assumptions';
import { noTotals, type Quantities, type Totals, type World } from './createWorld';
import { openViews } from './openViews';
import { createVisits } from './visits';

const MINUTE = 60_000;

/** One measured minute of the day. */
export interface MeasuredMinute extends Quantities {
  /** Hour of the day, in UTC. */
  readonly hour: number;
}

interface DayOptions {
  readonly world: World;
  /** Midnight of the rehearsed day, in milliseconds since 1970. */
  readonly midnight: number;
  /** Hours in which one minute is measured. */
  readonly hours: readonly number[];
  /** Minutes before each measured minute in which the caches fill. */
  readonly warmUp: number;
  /** Share of the day's visits that are simulated. */
  readonly share?: number;
  readonly log?: (text: string) => void;
}

/** Opens the pages of one minute in each of `hours`, after a warm-up. The clock jumps from one hour to the next. */
export async function rehearseDay(options: DayOptions): Promise<readonly MeasuredMinute[]> {
  const { world, midnight, hours, warmUp, share = 1, log } = options;
  const listVisits = createVisits(world.items, randomSource(1));
  const measured: MeasuredMinute[] = [];
  for (const hour of hours) {
    const start = midnight + hour * 60 * MINUTE;
    const rate = visitsPerMinute(hour) * share;
    await openViews(world, listVisits({ from: start - warmUp * MINUTE, minutes: warmUp, visitsPerMinute: rate }));
    world.take();
    await openViews(world, listVisits({ from: start, minutes: 1, visitsPerMinute: rate }));
    measured.push({ hour, ...world.take() });
    log?.(`${hour}:00 UTC: ${measured.at(-1)?.pages} pages, ${measured.at(-1)?.documentsRead} documents read`);
  }
  return measured;
}

/** Extrapolates the measured minutes to a day: each minute represents an equal part of the day's visits. */
export function toDay(measured: readonly MeasuredMinute[]): Totals {
  const visits = measured.reduce((sum, { hour }) => sum + visitsPerMinute(hour), 0);
  const add = (name: keyof Totals) =>
    (measured.reduce((sum, minute) => sum + minute[name], 0) * assumptions.visits) / visits;
  const names = Object.keys(noTotals) as (keyof Totals)[];
  return Object.fromEntries(names.map((name) => [name, add(name)])) as Record<keyof Totals, number>;
}
