import type { PageProbe, PageTimes } from './pageTimes';

// Runs in the measured page before the page's own scripts. The probe is a classic script, so it imports only types.
// probeScript.ts inserts the values of the two constants below.
declare const EXPECTED_HEADING: string;
/** Selector of the headings in the first view. In a list, these are the titles of items. */
declare const EXPECTED_SELECTOR: string;

/** The part of React's internal tree that the probe reads. */
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

  /** Returns the total blocking time: the sum of the time above 50 ms of each long task since the first paint. */
  function getBlocking(): number {
    const over = ({ startTime, duration }: PerformanceEntry) => startTime + duration - Math.max(startTime, fcp) - 50;
    return longTasks.reduce((sum, task) => sum + Math.max(0, over(task)), 0);
  }

  /** Resolves with the time at which a page with `heading` has been painted. */
  function painted(heading: string, selector = 'main h1'): Promise<number> {
    return new Promise((resolve) => {
      const check = () => {
        const headings = [...document.querySelectorAll(selector)];
        if (!headings.some((candidate) => candidate.textContent.includes(heading) && candidate.checkVisibility()))
          return;
        changes.disconnect();
        // A task that is queued in an animation frame runs after that frame has been painted.
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

  /** Returns true if React has hydrated the page and the menu's button. Deferred parts may still be dehydrated. */
  function isTakenOver(): boolean {
    const container = getOfReact(document.getElementById('root'), '__reactContainer') as ReactContainer | undefined;
    const isRendered = container?.stateNode.current.memoizedState?.isDehydrated === false;
    return isRendered && getOfReact(findButton(), '__reactProps') !== undefined;
  }

  /** Returns the internal property that React has stored on an element under a key that starts with `name`. */
  function getOfReact(element: Element | null, name: string): unknown {
    const key = Object.keys(element ?? {}).find((candidate) => candidate.startsWith(name));
    return element && key ? Reflect.get(element, key) : undefined;
  }

  /** Resolves when React has hydrated the page. An earlier click would make React hydrate everything in one task. */
  async function takenOver(): Promise<void> {
    while (!isTakenOver()) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /**
   * Clicks the menu's button and closes the menu before the next frame.
   * @throws Error if the click does not open the menu
   */
  async function clickOnMenu(): Promise<void> {
    findButton()?.click();
    // React renders the result of a click in a microtask. That microtask runs before this `await` continues.
    await Promise.resolve();
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    if (!dialog) throw new Error("A click on the menu's button did not open the menu.");
    dialog.close();
  }

  const first = painted(EXPECTED_HEADING, EXPECTED_SELECTOR).then(async (time) => {
    content = time;
    await takenOver();
    interactive = performance.now();
  });

  function findLink(path: string): HTMLAnchorElement {
    const link = document.querySelector<HTMLAnchorElement>(`main a[href="${path}"]`);
    if (!link) throw new Error(`The page has no link to ${path}.`);
    return link;
  }

  const probe: PageProbe = {
    ready: () => first,
    times: async () => {
      const times: PageTimes = { fcp, lcp, content, interactive, blocking: getBlocking(), shift };
      await clickOnMenu();
      return times;
    },
    workerStarted: async () => {
      // The worker creates this cache when the shell has reported the page (shell/src/offline/stores.ts).
      while (!(await caches.has('adp-visits'))) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    scrollTo: (path) => {
      findLink(path).scrollIntoView({ block: 'center' });
    },
    follow: async (path, heading) => {
      const link = findLink(path);
      const clicked = performance.now();
      // Clicks without hover or touch, which would preload the target.
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
