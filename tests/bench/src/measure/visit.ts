import type { Browser, BrowserContext, Page } from '@playwright/test';
import { findTrafficErrors } from './findTrafficErrors';
import type { PageTimes } from './pageTimes';
import { probeScript } from './probeScript';
import { warmUp, type Profile } from './profiles';
import { sumTraffic, type Traffic, type TrafficMeter } from './traffic';
import { withTimeout } from './withTimeout';

/** Views of one visit, in order. `worker` is the start of the service worker, which stores the first page. */
export const viewNames = ['cold', 'worker', 'sameApp', 'other', 'warm'] as const;
export type ViewName = (typeof viewNames)[number];

/** One measured view. */
export interface View {
  readonly traffic: Traffic;
  /**
   * Times of the view. A navigation within the site has only `content`, in milliseconds since the click, and the start
   * of the worker has none.
   */
  readonly times: Partial<PageTimes>;
}

/** Views of a visit. Sites without a service worker lack `worker`. */
export type Visit = Readonly<Partial<Record<ViewName, View>>>;

interface VisitOptions {
  readonly browser: Browser;
  readonly origin: string;
  readonly tour: Tour;
  readonly profile: Profile;
  /** True if the site has a service worker. */
  readonly hasWorker: boolean;
  readonly meter: TrafficMeter;
  /** Gives the visit's requests a line of their own (serveHosts.ts). */
  readonly setLine: (profile: Profile) => void;
  /** Receives console messages, uncaught errors, files that were requested twice and files that do not exist. */
  readonly onProblem: (text: string) => void;
}

interface Stop {
  readonly path: string;
  readonly heading: string;
}

/** Pages of a visit, with the headings that show that each page is visible. */
export interface Tour {
  /**
   * First page. If the content is not under the page's own heading, `selector` matches the content's headings. The
   * heading `back` appears when the visitor goes back to the page.
   */
  readonly start: Stop & { readonly selector?: string; readonly back?: string };
  readonly sameApp: Stop;
  readonly otherPage: Stop;
}

/** Tours that start at a programme page, whose text is a chunk, at the front page with its items, and at one item. */
export const tours: Readonly<Record<string, Tour>> = {
  programme: {
    start: { path: '/apet', heading: 'APET' },
    sameApp: { path: '/apet/areas-of-focus', heading: 'Areas of focus' },
    otherPage: { path: '/cjed', heading: 'CJED' },
  },
  list: {
    start: {
      path: '/knowledge-products',
      heading: 'White Paper on AI and the Future of Work in Africa',
      selector: 'main li h3',
      back: 'Developing Africa',
    },
    sameApp: { path: '/knowledge-products/continental-ai-strategy', heading: 'Continental AI Strategy' },
    otherPage: { path: '/articles', heading: 'Articles' },
  },
  detail: {
    start: { path: '/knowledge-products/continental-ai-strategy', heading: 'Continental AI Strategy' },
    sameApp: { path: '/knowledge-products', heading: 'Developing Africa' },
    otherPage: { path: '/au-ai', heading: 'AU-AI' },
  },
};

const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Time without network traffic after which a view ends, in milliseconds. It is long enough for the last paint entries. */
const IDLE_DELAY = 1_000;
/** Time without network traffic after which a reader follows a link that is in view, in milliseconds. */
const READING_DELAY = 400;
/** Replaces `IDLE_DELAY` once the worker has started. The shell reports a page to it one second after a navigation. */
const WORKER_IDLE_DELAY = 1_400;

/**
 * Measures a visit with an empty cache: the first view, the start of the worker, two navigations, and the first page
 * again in a new tab.
 */
export async function measureVisit(options: VisitOptions): Promise<Visit> {
  const { start, sameApp, otherPage } = options.tour;
  const context = await withTimeout(options.browser.newContext(phone), 'a browser context');
  options.setLine(options.profile);
  try {
    // On a slow connection, data saver would delay all scripts until the reader needs one.
    await context.addInitScript({ content: "localStorage.setItem('adp.saveData', '0')" });
    await context.addInitScript({ content: probeScript(start.heading, start.selector ?? 'main h1') });
    const first = await openTab(context, options);
    const cold = await first.open();
    // The navigations then do not depend on how much the worker has already stored.
    const worker = options.hasWorker ? await first.startWorker() : undefined;
    const toSameApp = await first.follow(sameApp);
    await first.back(start.back ?? start.heading);
    const toOther = await first.follow(otherPage);
    const second = await openTab(context, options);
    // Closes the first tab only after the second one has opened. A browser without tabs may open the next tab in the
    // background, where Chromium paints nothing.
    await withTimeout(first.page.close(), 'the first tab to close');
    const warm = await second.open();
    return { cold, ...(worker && { worker }), sameApp: toSameApp, other: toOther, warm };
  } finally {
    await withTimeout(context.close(), 'the browser context to close');
  }
}

interface Tab {
  readonly page: Page;
  readonly open: () => Promise<View>;
  /** Waits until the service worker has started and has stored the page. */
  readonly startWorker: () => Promise<View>;
  readonly follow: (to: Stop) => Promise<View>;
  readonly back: (heading: string) => Promise<void>;
}

async function openTab(
  context: BrowserContext,
  { origin, tour: { start }, profile, hasWorker, meter, setLine, onProblem }: VisitOptions,
): Promise<Tab> {
  const page = await withTimeout(context.newPage(), 'a new tab');
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) onProblem(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => onProblem(`uncaught: ${error.message}`));
  const session = await withTimeout(context.newCDPSession(page), 'a session with the tab');
  const prepare = async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
    await page.bringToFront();
  };
  await withTimeout(prepare(), `the profile "${profile.name}" to be set`);

  /** Runs `work`, waits until the network has been idle for `idleDelay` milliseconds, and returns the traffic. */
  const measure = async (
    work: () => Promise<void>,
    times: () => Promise<View['times']>,
    idleDelay = IDLE_DELAY,
  ): Promise<View> => {
    meter.take();
    await work();
    for (const address of await meter.waitUntilIdle(idleDelay)) onProblem(`never finished: ${address}`);
    const exchanges = meter.take();
    for (const fault of findTrafficErrors(exchanges)) onProblem(fault);
    const traffic = sumTraffic(exchanges);
    return { traffic, times: await withTimeout(times(), 'the page to hand over its times') };
  };

  /** Measures a view whose times end with `work`. Later requests are only counted, so the line has no limits for them. */
  const measureUntil = async (work: () => Promise<void>, times: () => View['times']): Promise<View> => {
    const workWithLimits = async () => {
      await work();
      setLine(warmUp);
    };
    const idleDelay = hasWorker ? WORKER_IDLE_DELAY : IDLE_DELAY;
    const view = await measure(workWithLimits, () => Promise.resolve(times()), idleDelay);
    setLine(profile);
    return view;
  };

  return {
    page,
    open: () =>
      measure(
        async () => {
          await page.goto(`${origin}${start.path}`, { waitUntil: 'commit', timeout: 60_000 });
          await withTimeout(
            page.evaluate('adpBench.ready()'),
            `"${start.heading}" on ${start.path}, and an answer to a click`,
          );
        },
        () => page.evaluate<PageTimes>('adpBench.times()'),
      ),
    startWorker: () =>
      measureUntil(
        () => withTimeout(page.evaluate('adpBench.workerStarted()'), 'the service worker to store the page'),
        () => ({}),
      ),
    follow: ({ path, heading }) => {
      let content = Number.NaN;
      const call = `adpBench.follow(${JSON.stringify(path)}, ${JSON.stringify(heading)})`;
      const work = async () => {
        // The traffic includes what the page loads for a link that the reader can see (decision 200).
        await withTimeout(page.evaluate(`adpBench.scrollTo(${JSON.stringify(path)})`), `the link to ${path}`);
        await meter.waitUntilIdle(READING_DELAY);
        content = await withTimeout(page.evaluate<number>(call), `"${heading}" after the click on ${path}`);
      };
      return measureUntil(work, () => ({ content }));
    },
    back: (heading) =>
      withTimeout(page.evaluate(`adpBench.back(${JSON.stringify(heading)})`), `"${heading}" on the way back`),
  };
}
