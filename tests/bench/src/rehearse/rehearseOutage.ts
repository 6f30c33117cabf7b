import { randomSource } from '@adp/seed/random';
import { busiestHour, visitsPerMinute } from './assumptions';
import type { World } from './createWorld';
import { openViews } from './openViews';
import { createVisits } from './visits';

const MINUTE = 60_000;

/** One minute of the outage, and the share of its responses with content. */
export interface OutageMinute {
  readonly minute: number;
  /** Share of responses with status 200 or 304, from 0 to 1. */
  readonly answered: number;
}

interface OutageOptions {
  readonly world: World;
  readonly midnight: number;
  readonly share?: number;
}

/** Minutes after the start of the outage in which responses are counted. The outage ends before the last one. */
const counted = [0, 15, 30, 59, 61] as const;

/**
 * Rehearses an outage of the data service for an hour, at the busiest time of the day. The clock jumps between the
 * counted minutes, so pages that readers would have requested in between are not stored again.
 */
export async function rehearseOutage({ world, midnight, share = 1 }: OutageOptions): Promise<readonly OutageMinute[]> {
  const listVisits = createVisits(world.items, randomSource(2));
  const rate = visitsPerMinute(busiestHour) * share;
  const start = midnight + busiestHour * 60 * MINUTE;
  const open = (from: number, minutes: number) =>
    openViews(world, listVisits({ from, minutes, visitsPerMinute: rate }));
  await open(start - 2 * MINUTE, 2);
  const results: OutageMinute[] = [];
  for (const minute of counted) {
    world.setOutage(minute < 60);
    world.take();
    await open(start + minute * MINUTE, 1);
    const { statuses, pages, data } = world.take();
    results.push({ minute, answered: ((statuses['200'] ?? 0) + (statuses['304'] ?? 0)) / (pages + data) });
  }
  return results;
}
