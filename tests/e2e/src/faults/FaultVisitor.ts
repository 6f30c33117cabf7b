import { expect, type Page, type Request } from '@playwright/test';

/** What a visitor sees of an app. */
export interface Seen {
  /** The page, or the part of it that was waited for; or the error in its place. */
  readonly outcome: 'page' | 'error';
  /** The error is the site's, in place of the page. */
  readonly isSite: boolean;
  /** The page is there, and its part or an error in place of that. */
  readonly isPart: boolean;
  readonly text: string;
  /** What shows has its styles. */
  readonly styled: boolean;
  /** Something has run, or shows, that is not what was built. */
  readonly altered: boolean;
  /** Header, menu button and footer are there. */
  readonly framed: boolean;
  readonly typed: string | undefined;
}

interface Driver {
  readonly open: (path: string) => void;
  readonly openOther: () => Promise<void>;
  readonly openPart: (typed: string) => void;
  readonly retry: () => void;
  readonly see: (app: string, wanted?: Seen['outcome']) => Promise<Seen>;
}

/** Goes through the apps of many hosts in one life of a page, as fast as they come. */
export class FaultVisitor {
  /** How often the page was loaded since the last visit began. */
  loads = 0;
  /** Requests that have not come to an end. */
  private readonly pending = new Set<Request>();

  private constructor(
    private readonly page: Page,
    private readonly origin: string,
  ) {
    page.on('load', () => (this.loads += 1));
    page.on('request', (request) => this.pending.add(request));
    for (const event of ['requestfinished', 'requestfailed'] as const)
      page.on(event as 'requestfinished', (request) => this.pending.delete(request));
    // Nobody reads the body of a refusal, or of a preload ("other") whose page was left; an unread one has no end.
    page.on('response', (response) => {
      const request = response.request();
      if (!response.ok() || request.resourceType() === 'other') this.pending.delete(request);
    });
  }

  static async start(page: Page, origin: string): Promise<FaultVisitor> {
    await page.clock.install();
    await page.addInitScript(installDriver);
    return new FaultVisitor(page, origin);
  }

  /** Another visit: the page is loaded again. */
  async visit(): Promise<void> {
    this.pending.clear();
    await this.page.goto(`${this.origin}/cjed`);
    await this.page.getByRole('heading', { level: 1, name: /^CJED/ }).waitFor();
    this.loads = 1;
  }

  /** Goes to `path` as back and forward do. */
  open(path: string): Promise<void> {
    return this.page.evaluate((to) => (Reflect.get(window, 'faultDriver') as Driver).open(to), path);
  }

  /** Opens the page of another app from the menu. */
  openOther(): Promise<void> {
    return this.page.evaluate(() => (Reflect.get(window, 'faultDriver') as Driver).openOther());
  }

  /** Types, and opens the part of the page that is loaded then. */
  openPart(typed: string): Promise<void> {
    return this.page.evaluate((text) => (Reflect.get(window, 'faultDriver') as Driver).openPart(text), typed);
  }

  retry(): Promise<void> {
    return this.page.evaluate(() => (Reflect.get(window, 'faultDriver') as Driver).retry());
  }

  /** What is seen of `app`, or of the part of its page that was opened, once it is there. */
  async see(app: string, wanted?: Seen['outcome']): Promise<Seen> {
    const look = () =>
      this.page.evaluate((args) => (Reflect.get(window, 'faultDriver') as Driver).see(...args), [app, wanted] as const);
    // A page that is being reloaded cannot answer.
    const lookAgain = () => this.page.waitForLoadState('load').then(look);
    const seen = look().catch(lookAgain).catch(lookAgain);
    const isThere = await Promise.race([seen, new Promise((done) => setTimeout(done, 20_000))]);
    if (!isThere) throw new Error(`${app}: neither page nor error, but: ${await this.page.innerText('main')}`);
    return seen;
  }

  /** Lets the page's clock run ahead, by 20 s at most, until `seen` is there, while nothing is on its way but what `isHeld`. */
  async runClockUntil<Seen>(seen: Promise<Seen>, isHeld: (url: string) => boolean): Promise<Seen> {
    let isThere = false as boolean;
    void seen.then(
      () => (isThere = true),
      () => undefined,
    );
    // A time-out of 9 s begins at the end of a step, for the network answers in real time: two of them end in the last one.
    for (const step of [4_900, 4_900, 4_900, 3_900, 1_300]) {
      if (isThere) break;
      await this.page.clock.runFor(step);
      await this.settle(isHeld);
    }
    return seen;
  }

  /** Waits until the page has what is not held: a clock that runs ahead of sound files would make them too late. */
  private async settle(isHeld: (url: string) => boolean): Promise<void> {
    const twoFrames = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    // A request that Chromium never ends is no reason to wait for ever.
    const end = Date.now() + 5_000;
    do await this.page.evaluate(twoFrames);
    while ([...this.pending].some((request) => !isHeld(request.url())) && Date.now() < end);
  }
}

/** Whatever is seen: the site stands around it, nothing altered runs, and nothing is without its styles. */
export function expectSound(seen: Seen): void {
  expect(seen).toMatchObject({ framed: true, altered: false, styled: true });
}

/** Runs in the page. */
function installDriver(): void {
  /** `AbortSignal.timeout` does not know of the page's clock. */
  AbortSignal.timeout = (time) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), time);
    return controller.signal;
  };
  /** The page whose part was opened. */
  let part: string | undefined;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const getStyle = (element: Element | null) => (element ? getComputedStyle(element) : undefined);
  const look = (app: string): Seen | undefined => {
    const main = find('main');
    const title = main?.querySelector('h1');
    if (!main || !title || main.getAttribute('aria-busy') === 'true') return undefined;
    const text = main.textContent;
    const isPage = title.textContent === `The page of ${app}`;
    if (!isPage && !text.includes(`${app}: `)) return undefined;
    const shownPart = main.querySelector('h2');
    const alert = main.querySelector('[role=alert]');
    const isOpened = isPage && part === location.pathname;
    if (isOpened && !shownPart && !alert) return undefined;
    return {
      outcome: isPage && !alert ? 'page' : 'error',
      isSite: !isPage,
      isPart: isOpened,
      text,
      styled:
        !isPage ||
        (getStyle(title)?.letterSpacing === '3px' &&
          getStyle(title.parentElement)?.borderInlineStartWidth === '3px' &&
          (!shownPart || getStyle(shownPart)?.letterSpacing === '2px')),
      altered:
        Boolean(Reflect.get(window, 'altered')) ||
        getStyle(document.documentElement)?.getPropertyValue('--altered') === '1',
      framed: ['header button', 'footer'].every((selector) => find(selector)),
      typed: main.querySelector('input')?.value,
    };
  };
  /** The first value that `get` finds in the page as it changes. */
  const waitFor = <Value>(get: () => Value | undefined) =>
    new Promise<Value>((resolve) => {
      const check = () => {
        const value = get();
        if (value === undefined) return;
        observer.disconnect();
        resolve(value);
      };
      const observer = new MutationObserver(check);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      check();
    });
  const clickButton = (name: string) =>
    [...document.querySelectorAll('main button')]
      .find(({ textContent }) => textContent === name)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const driver: Driver = {
    open: (path) => {
      part = undefined;
      const state = { idx: history.length, key: `k${history.length}`, usr: null };
      history.pushState(state, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    },
    openOther: async () => {
      find('header button')?.click();
      await waitFor(() => find('dialog[open]') ?? undefined);
      find('dialog a[href="/cjed"]')?.click();
      await waitFor(() => (/^CJED/.test(find('main h1')?.textContent ?? '') ? true : undefined));
    },
    openPart: (typed) => {
      const input = find('main input');
      if (input instanceof HTMLInputElement) input.value = typed;
      clickButton('Open the part');
      // Until then the page alone is all there is to see.
      part = location.pathname;
    },
    retry: () => {
      if (!find('main input')) part = undefined;
      clickButton('Try again');
    },
    see: (app, wanted) =>
      waitFor(() => {
        const seen = look(app);
        return seen && (!wanted || seen.outcome === wanted) ? seen : undefined;
      }),
  };
  Reflect.set(window, 'faultDriver', driver);
}
