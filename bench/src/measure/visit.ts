import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Answer } from '../server/serveHosts';
import { findFaults } from './findFaults';
import type { PageTimes } from './pageTimes';
import { probeScript } from './probeScript';
import type { Profile } from './profiles';
import { TrafficMeter, type Traffic } from './traffic';

/** The views of one visit, in their order. */
export const viewNames = ['cold', 'within', 'other', 'warm'] as const;
export type ViewName = (typeof viewNames)[number];

/** One view, measured once. */
export interface View {
  readonly traffic: Traffic;
  /** `content` alone for a navigation, in milliseconds from the click. */
  readonly times: Pick<PageTimes, 'content'> & Partial<PageTimes>;
}

export type Visit = Readonly<Record<ViewName, View>>;

interface VisitOptions {
  readonly browser: Browser;
  readonly origin: string;
  readonly tour: Tour;
  readonly profile: Profile;
  readonly takeAnswers: () => readonly Answer[];
  /** Hears of console errors and warnings, uncaught errors, and files that were asked for twice or in vain. */
  readonly onComplaint: (text: string) => void;
}

interface Stop {
  readonly path: string;
  readonly heading: string;
}

/** The pages of a visit, by what their headings say. */
export interface Tour {
  /** `selector`: the headings whose words are the content, where it is not the page's own; `back`: what "back" shows. */
  readonly start: Stop & { readonly selector?: string; readonly back?: string };
  readonly within: Stop;
  readonly other: Stop;
}

/** Programme pages, whose copy is a chunk; the front page, whose content is its items; and one of these by its address. */
export const tours: Readonly<Record<string, Tour>> = {
  programme: {
    start: { path: '/apet', heading: 'APET' },
    within: { path: '/apet/areas-of-focus', heading: 'Areas of focus' },
    other: { path: '/cjed', heading: 'CJED' },
  },
  list: {
    start: {
      path: '/knowledge-products',
      heading: 'White Paper on AI and the Future of Work in Africa',
      selector: 'main li h3',
      back: 'Developing Africa',
    },
    within: { path: '/knowledge-products/continental-ai-strategy', heading: 'Continental AI Strategy' },
    other: { path: '/articles', heading: 'Articles' },
  },
  detail: {
    start: { path: '/knowledge-products/continental-ai-strategy', heading: 'Continental AI Strategy' },
    within: { path: '/knowledge-products', heading: 'Developing Africa' },
    other: { path: '/au-ai', heading: 'AU-AI' },
  },
};

const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** One visitor with an empty cache: first view, two navigations, and the first view again in a new tab. */
export async function measureVisit(options: VisitOptions): Promise<Visit> {
  const { start, within, other } = options.tour;
  const context = await options.browser.newContext(phone);
  try {
    await context.addInitScript({ content: probeScript(start.heading, start.selector ?? 'main h1') });
    const first = await openTab(context, options);
    const cold = await first.open();
    const toWithin = await first.follow(within);
    await first.page.evaluate(`adpBench.back(${JSON.stringify(start.back ?? start.heading)})`);
    const toOther = await first.follow(other);
    await first.page.close();
    const second = await openTab(context, options);
    const warm = await second.open();
    return { cold, within: toWithin, other: toOther, warm };
  } finally {
    await context.close();
  }
}

interface Tab {
  readonly page: Page;
  readonly open: () => Promise<View>;
  readonly follow: (to: { path: string; heading: string }) => Promise<View>;
}

async function openTab(
  context: BrowserContext,
  { origin, tour: { start }, profile, takeAnswers, onComplaint }: VisitOptions,
): Promise<Tab> {
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) onComplaint(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => onComplaint(`uncaught: ${error.message}`));
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const throughput = profile.throughput ?? -1;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
  const meter = new TrafficMeter(session);

  /** Runs `work`, and takes what went over the network until all is quiet after it. */
  const measure = async (work: () => Promise<void>, times: () => Promise<View['times']>): Promise<View> => {
    meter.take();
    takeAnswers();
    await work();
    await meter.quiet();
    const traffic = meter.take();
    for (const fault of findFaults(traffic.requests, takeAnswers())) onComplaint(fault);
    return { traffic, times: await times() };
  };

  return {
    page,
    open: () =>
      measure(
        async () => {
          await page.goto(`${origin}${start.path}`, { waitUntil: 'commit' });
          await page.evaluate('adpBench.ready()');
        },
        () => page.evaluate<PageTimes>('adpBench.times()'),
      ),
    follow: ({ path, heading }) => {
      let content = Number.NaN;
      const call = `adpBench.follow(${JSON.stringify(path)}, ${JSON.stringify(heading)})`;
      const work = async () => {
        content = await page.evaluate<number>(call);
      };
      return measure(work, () => Promise.resolve({ content }));
    },
  };
}
