import type { Page } from '@playwright/test';

/** Milliseconds of the main thread's own time. */
export interface Cost {
  /** Time from the input until the frame after it. */
  readonly frame: number;
  /** Longest task until the action was complete. */
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
const FRAME = 'phones-frame';
const INSPECTOR = 'blink.mojom.DevToolsSession';

/** Measures the cost of `act`, one click or key press, for the page's main thread until `done`. Needs Chromium. */
export async function measure(page: Page, act: () => Promise<unknown>, done: () => Promise<unknown>): Promise<Cost> {
  await page.evaluate(
    ([press, frame]) => {
      const mark = () => {
        performance.mark(press);
        // Marks the time after the browser has painted the frame of the input.
        requestAnimationFrame(() => setTimeout(() => performance.mark(frame)));
      };
      for (const type of ['pointerup', 'keydown', 'popstate'])
        addEventListener(type, mark, { capture: true, once: true });
    },
    [PRESS, FRAME] as const,
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
  if (!press) throw new Error('The page received no input event.');
  const frameAt = events.find(({ name, ts }) => name === FRAME && ts >= press.ts)?.ts ?? press.ts + 1_000_000;
  const here = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === press.pid && tid === press.tid);
  // The test's own expressions, which it evaluates in the page repeatedly while it waits.
  const evaluations = here.filter(({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag === INSPECTOR);
  const tasks = here.filter(
    ({ name, ts, dur = 0 }) =>
      /RunTask$/.test(name) && !evaluations.some((evaluation) => evaluation.ts >= ts && evaluation.ts <= ts + dur),
  );
  const after = tasks.filter(({ ts, dur = 0 }) => ts + dur >= press.ts);
  const time = ({ tdur = 0 }: TraceEvent) => tdur / 1_000;
  return {
    frame: after.filter(({ ts }) => ts < frameAt).reduce((sum, task) => sum + time(task), 0),
    longest: Math.max(0, ...after.map(time)),
  };
}

/** Measures the memory of the page after garbage collection: scripts, document and the objects that both use. */
export async function measureMemory(page: Page): Promise<{ readonly bytes: number; readonly nodes: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const heap = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { bytes: heap.usedSize + heap.embedderHeapUsedSize + heap.backingStorageSize, nodes };
}
