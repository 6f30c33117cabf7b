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
  readonly profile: Profile;
  readonly takeAnswers: () => readonly Answer[];
  /** Hears of console errors and warnings, uncaught errors, and files that were asked for twice or in vain. */
  readonly onComplaint: (text: string) => void;
}

/** The pages of the visit, by what their headings say. */
const start = { path: '/apet', heading: 'APET' };
const within = { path: '/apet/areas-of-focus', heading: 'Areas of focus' };
const other = { path: '/cjed', heading: 'CJED' };

const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** One visitor with an empty cache: first view, two navigations, and the first view again in a new tab. */
export async function measureVisit(options: VisitOptions): Promise<Visit> {
  const context = await options.browser.newContext(phone);
  try {
    await context.addInitScript({ content: probeScript(start.heading) });
    const first = await openTab(context, options);
    const cold = await first.open();
    const toWithin = await first.follow(within);
    await first.page.evaluate(`adpBench.back(${JSON.stringify(start.heading)})`);
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
  { origin, profile, takeAnswers, onComplaint }: VisitOptions,
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
