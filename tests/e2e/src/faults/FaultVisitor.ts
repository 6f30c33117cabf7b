import { expect, type Page, type Request } from '@playwright/test';

/** State of an app's page as the visitor sees it. */
export interface Seen {
  /** `page` if the page and any opened part of it are visible, `error` if an error is visible instead. */
  readonly outcome: 'page' | 'error';
  /** True if the site shows its error view instead of the whole page. */
  readonly isSite: boolean;
  /** True if the page is visible and its part has been opened. An error may replace the part. */
  readonly isPart: boolean;
  readonly text: string;
  /** True if the visible content has the app's styles. */
  readonly styled: boolean;
  /** True if code or styles that differ from the build have taken effect. */
  readonly altered: boolean;
  /** True if the menu button in the header and the footer are in the page. */
  readonly framed: boolean;
  readonly typed: string | undefined;
}

interface Driver {
  readonly open: (path: string) => void;
  readonly openOther: () => Promise<void>;
  readonly openPart: (typed: string) => void;
  readonly retry: () => void;
  readonly see: (app: string, expected?: Seen['outcome']) => Promise<Seen>;
}

/** Visitor who opens the apps of many hosts within one page load. */
export class FaultVisitor {
  /** Number of page loads since the start of the visit. */
  loads = 0;
  /** Requests in progress. */
  private readonly pending = new Set<Request>();

  private constructor(
    private readonly page: Page,
    private readonly origin: string,
  ) {
    page.on('load', () => (this.loads += 1));
    page.on('request', (request) => this.pending.add(request));
    for (const event of ['requestfinished', 'requestfailed'] as const)
      page.on(event as 'requestfinished', (request) => this.pending.delete(request));
    // A request whose response body nobody reads never ends. That concerns failed responses, and preloads (type
    // "other") for a page that the visitor has left.
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

  /** Starts another visit by loading the page again. */
  async visit(): Promise<void> {
    this.pending.clear();
    await this.page.goto(`${this.origin}/cjed`);
    await this.page.getByRole('heading', { level: 1, name: /^CJED/ }).waitFor();
    this.loads = 1;
  }

  /** Navigates to `path` through a history event, like the browser's Back and Forward. */
  open(path: string): Promise<void> {
    return this.page.evaluate((to) => (Reflect.get(window, 'faultDriver') as Driver).open(to), path);
  }

  /** Opens a page of another app through the menu. */
  openOther(): Promise<void> {
    return this.page.evaluate(() => (Reflect.get(window, 'faultDriver') as Driver).openOther());
  }

  /** Types a text into the page's field, and opens the part that loads on request. */
  openPart(typed: string): Promise<void> {
    return this.page.evaluate((text) => (Reflect.get(window, 'faultDriver') as Driver).openPart(text), typed);
  }

  retry(): Promise<void> {
    return this.page.evaluate(() => (Reflect.get(window, 'faultDriver') as Driver).retry());
  }

  /** Waits until the page of `app` shows content or an error, by default either, and returns the page's state. */
  async see(app: string, expected?: Seen['outcome']): Promise<Seen> {
    const look = () =>
      this.page.evaluate((args) => (Reflect.get(window, 'faultDriver') as Driver).see(...args), [
        app,
        expected,
      ] as const);
    // Evaluation fails while the page reloads, so this tries again after the load.
    const lookAgain = () => this.page.waitForLoadState('load').then(look);
    const seen = look().catch(lookAgain).catch(lookAgain);
    const isThere = await Promise.race([seen, new Promise((done) => setTimeout(done, 20_000))]);
    if (!isThere) throw new Error(`${app}: neither page nor error, but: ${await this.page.innerText('main')}`);
    return seen;
  }

  /**
   * Moves the page's clock forward in steps until `seen` resolves, at most 20 s. After each step, waits until all
   * requests have ended except those for which `isHeld` returns true.
   */
  async runClockUntil<Seen>(seen: Promise<Seen>, isHeld: (url: string) => boolean): Promise<Seen> {
    let isThere = false as boolean;
    void seen.then(
      () => (isThere = true),
      () => undefined,
    );
    // Requests take real time, so a timeout of 9 s starts only at the end of a step. The last step ends the second of
    // two consecutive timeouts.
    for (const step of [4_900, 4_900, 4_900, 3_900, 1_300]) {
      if (isThere) break;
      await this.page.clock.runFor(step);
      await this.settle(isHeld);
    }
    return seen;
  }

  /**
   * Waits until all requests have ended except those for which `isHeld` returns true. Without this wait, the page would
   * treat healthy files as too slow.
   */
  private async settle(isHeld: (url: string) => boolean): Promise<void> {
    const twoFrames = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    // Limits the wait, because Chromium does not report the end of some requests.
    const end = Date.now() + 5_000;
    do await this.page.evaluate(twoFrames);
    while ([...this.pending].some((request) => !isHeld(request.url())) && Date.now() < end);
  }
}

/** Expects header and footer, styled content, and no altered code. */
export function expectIntact(seen: Seen): void {
  expect(seen).toMatchObject({ framed: true, altered: false, styled: true });
}

/** Installs the driver in the page. Playwright runs this function there, so it can refer to nothing outside itself. */
function installDriver(): void {
  // Replaces `AbortSignal.timeout`, because the original ignores the page's fake clock.
  AbortSignal.timeout = (time) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), time);
    return controller.signal;
  };
  /** Path of the page whose part the visitor has opened. */
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
  /** Calls `get` after each change to the page, and resolves with its first defined result. */
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
      // From now on, `look` also waits for the part.
      part = location.pathname;
    },
    retry: () => {
      if (!find('main input')) part = undefined;
      clickButton('Try again');
    },
    see: (app, expected) =>
      waitFor(() => {
        const seen = look(app);
        return seen && (!expected || seen.outcome === expected) ? seen : undefined;
      }),
  };
  Reflect.set(window, 'faultDriver', driver);
}
