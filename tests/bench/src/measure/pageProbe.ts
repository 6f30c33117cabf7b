import type { PageProbe, PageTimes } from './pageTimes';

// Runs in the measured page before anything of its own, as a classic script (probeScript.ts): it imports types only.
// `EXPECTED_HEADING` is written before it.
declare const EXPECTED_HEADING: string;
/** Which headings are looked at on the first view: a list's content is its items. */
declare const EXPECTED_SELECTOR: string;

/** What of React's own tree the probe reads. */
interface ReactContainer {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } | null } };
}

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
        if (!headings.some((one) => one.textContent.includes(heading) && one.checkVisibility())) return;
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

  const findButton = () => document.querySelector<HTMLElement>('button[aria-haspopup="dialog"]');

  /** Whether React has taken over the page, but for the parts that it leaves for later, and has the menu's button. */
  function isTakenOver(): boolean {
    const container = getOfReact(document.getElementById('root'), '__reactContainer') as ReactContainer | undefined;
    const isRendered = container?.stateNode.current.memoizedState?.isDehydrated === false;
    return isRendered && getOfReact(findButton(), '__reactProps') !== undefined;
  }

  /** What React has written into an element. */
  function getOfReact(element: Element | null, name: string): unknown {
    const key = Object.keys(element ?? {}).find((one) => one.startsWith(name));
    return element && key ? Reflect.get(element, key) : undefined;
  }

  /** Resolves when React has taken over the page. It is not clicked on meanwhile: React answers a click by making all that it has not yet made, in one task. */
  async function takenOver(): Promise<void> {
    while (!isTakenOver()) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** @throws Error where a click on the menu's button does not open the menu. It is closed before a frame can show it. */
  async function clickOnMenu(): Promise<void> {
    findButton()?.click();
    // React works off a click in a microtask of its own, queued before this one.
    await Promise.resolve();
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    if (!dialog) throw new Error('A click on the button of the menu did not open it.');
    dialog.close();
  }

  const first = painted(EXPECTED_HEADING, EXPECTED_SELECTOR).then(async (time) => {
    content = time;
    await takenOver();
    interactive = performance.now();
  });

  const probe: PageProbe = {
    ready: () => first,
    times: async () => {
      const times: PageTimes = { fcp, lcp, content, interactive, blocking: getBlocking(), shift };
      await clickOnMenu();
      return times;
    },
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
