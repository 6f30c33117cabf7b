import type { PageProbe, PageTimes } from './pageTimes';

// Runs in the measured page before anything of its own, as a classic script (probeScript.ts): it imports types only.
// `EXPECTED_HEADING` is written before it.
declare const EXPECTED_HEADING: string;
/** Which headings are looked at on the first view: a list's content is its items. */
declare const EXPECTED_SELECTOR: string;

(() => {
  let fcp = Number.NaN;
  let lcp = Number.NaN;
  let content = Number.NaN;
  let interactive = Number.NaN;
  const longTasks: PerformanceEntry[] = [];
  let shift = 0;

  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    lcp = entry.startTime;
  });
  observe('longtask', (entry) => {
    longTasks.push(entry);
  });
  observe('layout-shift', (entry) => {
    const value: unknown = Reflect.get(entry, 'value');
    if (typeof value === 'number') shift += value;
  });

  function observe(type: string, take: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  }

  /** What long tasks take above 50 ms each, from the first paint on. */
  function getBlocking(): number {
    const over = ({ startTime, duration }: PerformanceEntry) => startTime + duration - Math.max(startTime, fcp) - 50;
    return longTasks.reduce((sum, task) => sum + Math.max(0, over(task)), 0);
  }

  /** Resolves with the time at which a page headed `heading` has been painted. */
  function painted(heading: string, selector = 'main h1'): Promise<number> {
    return new Promise((resolve) => {
      const check = () => {
        const headings = [...document.querySelectorAll(selector)];
        if (!headings.some((one) => one.textContent?.includes(heading) && one.checkVisibility())) return;
        changes.disconnect();
        // A task after the next frame: by then the frame has been painted. Blocked rendering holds it back.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(undefined);
        });
      };
      const changes = new MutationObserver(check);
      changes.observe(document, { childList: true, subtree: true, characterData: true });
      check();
    });
  }

  /** Resolves when a click on the menu's button opens the menu, and React has the button. It is closed before a frame can show it, so no paint or shift is the probe's. */
  async function answers(): Promise<void> {
    for (;;) {
      const button = document.querySelector<HTMLElement>('button[aria-haspopup="dialog"]');
      button?.click();
      // React works off a click in a microtask of its own, queued before this one.
      await Promise.resolve();
      const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
      dialog?.close();
      // The menu opens before any script: the page is interactive once React has gone on with it.
      if (dialog && Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps'))) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  const first = painted(EXPECTED_HEADING, EXPECTED_SELECTOR).then(async (time) => {
    content = time;
    await answers();
    interactive = performance.now();
  });

  const probe: PageProbe = {
    ready: () => first,
    times: (): PageTimes => ({ fcp, lcp, content, interactive, blocking: getBlocking(), shift }),
    follow: async (path, heading) => {
      const link = document.querySelector<HTMLAnchorElement>(`main a[href="${path}"]`);
      if (!link) throw new Error(`The page has no link to ${path}.`);
      const clicked = performance.now();
      // Without hover or touch before it, so that preloading on intent has no head start.
      link.click();
      return (await painted(heading)) - clicked;
    },
    back: async (heading) => {
      history.back();
      await painted(heading);
    },
  };
  Object.assign(globalThis, { adpBench: probe });
})();
