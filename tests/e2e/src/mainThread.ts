import type { Page } from '@playwright/test';

/** CPU time of the main thread, in milliseconds. */
export interface Cost {
  /** CPU time from the input until the next frame. */
  readonly frame: number;
  /** CPU time of the longest task until the action is complete. */
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

/**
 * Measures the cost of `act`, a click or key press, for the page's main thread until `done` resolves. Needs Chromium.
 */
export async function measure(page: Page, act: () => Promise<unknown>, done: () => Promise<unknown>): Promise<Cost> {
  await page.evaluate(
    ([press, frame]) => {
      const mark = () => {
        performance.mark(press);
        // Marks the time when the browser has painted the next frame.
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
  // Excludes tasks in which the test evaluates its own expressions in the page, as it does while it waits.
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

/** Measures the memory of the page after garbage collection: scripts, document, buffers and the number of DOM nodes. */
export async function measureMemory(page: Page): Promise<{ readonly bytes: number; readonly nodes: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const heap = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { bytes: heap.usedSize + heap.embedderHeapUsedSize + heap.backingStorageSize, nodes };
}
