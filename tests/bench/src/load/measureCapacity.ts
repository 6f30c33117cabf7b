import { median } from '../report/median';
import { send } from './send';
import type { RunningRenderer } from './startRenderer';

/** Number of pages in a slice. */
const SLICE = 1_000;
/** Number of slices. Their median ignores a few slices in which the machine did other work. */
export const SLICES = 9;

/** Result of a slice, or the medians of all slices. Each connection requests a page as soon as it has received the last one. */
export interface Capacity {
  /** Pages per second that one core renders, and that the whole renderer sends. */
  readonly perCore: number;
  readonly perSecond: number;
  /** 95th percentile and median of the latencies, in milliseconds. */
  readonly p95: number;
  readonly median: number;
  /** Processor time per page of the load generator, in milliseconds. */
  readonly generator: number;
  /** The sum of failed requests. */
  readonly failed: number;
}

interface CapacityOptions {
  readonly renderer: RunningRenderer;
  /** Returns the path of the next page. No cache contains it. */
  readonly toPath: () => string;
  readonly connections: number;
}

/** Measures how much the renderer can do while requests for it are always waiting. */
export async function measureCapacity({ renderer, toPath, connections }: CapacityOptions): Promise<Capacity> {
  const slices: Capacity[] = [];
  for (let slice = 0; slice < SLICES; slice += 1) {
    const unrendered = renderer.countUnrendered();
    const before = await renderer.readUsage();
    const generatorBefore = process.cpuUsage();
    const outcome = await send({ origin: renderer.origin, toPath, amount: SLICE, connections });
    const after = await renderer.readUsage();
    const { user, system } = process.cpuUsage(generatorBefore);
    // Pages that the browser has to render cost the renderer almost nothing, so they are excluded.
    const rendered = SLICE - (renderer.countUnrendered() - unrendered);
    slices.push({
      perCore: rendered / ((after.cpu - before.cpu) / 1_000),
      perSecond: SLICE / outcome.duration,
      p95: outcome.p95,
      median: outcome.median,
      generator: (user + system) / 1_000 / SLICE,
      failed: outcome.failed,
    });
  }
  const of = (pick: (slice: Capacity) => number) => median(slices.map(pick));
  return {
    perCore: of(({ perCore }) => perCore),
    perSecond: of(({ perSecond }) => perSecond),
    p95: of(({ p95 }) => p95),
    median: of((slice) => slice.median),
    generator: of(({ generator }) => generator),
    failed: slices.reduce((sum, { failed }) => sum + failed, 0),
  };
}
