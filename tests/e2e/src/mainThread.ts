import type { Page } from '@playwright/test';

/** Milliseconds of the main thread's own time. */
export interface Cost {
  /** From the press until the frame after it. */
  readonly paint: number;
  /** The longest task until all was done. */
  readonly longest: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string } };
}

const categories = ['toplevel', 'blink.user_timing', 'devtools.timeline'];
const PRESS = 'phones-press';
const PAINT = 'phones-paint';
const INSPECTOR = 'blink.mojom.DevToolsSession';

/** What `act`, one press or key, costs the page's main thread, until `done`. Needs Chromium. */
export async function measure(page: Page, act: () => Promise<unknown>, done: () => Promise<unknown>): Promise<Cost> {
  await page.evaluate(
    ([press, paint]) => {
      const mark = () => {
        performance.mark(press);
        // In the frame of the press, and after it was painted.
        requestAnimationFrame(() => setTimeout(() => performance.mark(paint)));
      };
      for (const type of ['pointerup', 'keydown', 'popstate'])
        addEventListener(type, mark, { capture: true, once: true });
    },
    [PRESS, PAINT] as const,
  );
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories });
  await act();
  await done();
  await page.waitForTimeout(400);
  const trace = await browser?.stopTracing();
  const { traceEvents } = JSON.parse(trace?.toString('utf8') ?? '{"traceEvents":[]}') as { traceEvents: TraceEvent[] };
  return toCost(traceEvents);
}

function toCost(events: readonly TraceEvent[]): Cost {
  const press = events.find(({ name }) => name === PRESS);
  if (!press) throw new Error('The page has not noticed the press.');
  const painted = events.find(({ name, ts }) => name === PAINT && ts >= press.ts)?.ts ?? press.ts + 1_000_000;
  const here = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === press.pid && tid === press.tid);
  // The test’s own expressions, which it evaluates in the page again and again while it waits.
  const evaluations = here.filter(({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag === INSPECTOR);
  const tasks = here.filter(
    ({ name, ts, dur = 0 }) => /RunTask$/.test(name) && !evaluations.some((one) => one.ts >= ts && one.ts <= ts + dur),
  );
  const after = tasks.filter(({ ts, dur = 0 }) => ts + dur >= press.ts);
  const time = ({ tdur = 0 }: TraceEvent) => tdur / 1_000;
  return {
    paint: after.filter(({ ts }) => ts < painted).reduce((sum, task) => sum + time(task), 0),
    longest: Math.max(0, ...after.map(time)),
  };
}

/** What the page holds after a collection of garbage: scripts, document, and what both have outside. */
export async function measureMemory(page: Page): Promise<{ readonly bytes: number; readonly nodes: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const heap = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { bytes: heap.usedSize + heap.embedderHeapUsedSize + heap.backingStorageSize, nodes };
}
