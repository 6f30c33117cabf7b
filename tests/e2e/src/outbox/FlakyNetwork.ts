import type { BrowserContext, Route } from '@playwright/test';
import type { TestSite } from '../startSite';

/** Fate of a request: normal, delayed, answered with 503, lost before the service, or lost during the response. */
type Fate = 'sound' | 'slow' | 'busy' | 'cut' | 'lost';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns a generator of numbers from 0 to 1 that depend only on `seed` (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Simulates a network that fails at random: the network drops and returns, requests are lost, responses are lost or
 * delayed, and services are overloaded.
 *
 * Requests for documents fail in the browser. Picture uploads fail at the service, because Playwright cannot see their
 * bodies.
 */
export class FlakyNetwork {
  private before: Promise<unknown> = Promise.resolve();
  private blowing = false;
  private down = false;
  /** Number of requests by fate, with which a test can check that the network failed often enough. */
  readonly met: Record<Fate | 'drop', number> = { sound: 0, slow: 0, busy: 0, cut: 0, lost: 0, drop: 0 };

  constructor(
    private readonly context: BrowserContext,
    private readonly site: TestSite,
    private readonly random: () => number,
  ) {}

  /** Starts the failures, which continue until `end` is called. */
  async begin(): Promise<void> {
    this.blowing = true;
    await this.context.route('**/v1/projects/**', (route) => this.meet(route));
    this.site.injectFault((request, response) => {
      if (!request.url?.startsWith('/v0/')) return false;
      const fate = this.fate();
      if (fate === 'cut') {
        request.socket.destroy();
        return true;
      }
      if (fate === 'busy') {
        request.resume();
        response.writeHead(503).end();
        return true;
      }
      const end = response.end.bind(response);
      const answer = (...chunk: Parameters<typeof response.end>) => {
        if (fate === 'lost') request.socket.destroy();
        else setTimeout(() => end(...chunk), fate === 'slow' ? this.delay() : 0);
        return response;
      };
      Reflect.set(response, 'end', answer);
      return false;
    }, 'shell');
    void this.dropAndReturn();
  }

  /** Runs work that needs the network, such as loading a page, while the network is up. */
  whileUp<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.before.then(work);
    this.before = mine.catch(() => undefined);
    return mine;
  }

  async end(): Promise<void> {
    this.blowing = false;
    await this.whileUp(() => this.context.setOffline(false));
    this.site.injectFault(undefined, 'shell');
    await this.context.unrouteAll({ behavior: 'ignoreErrors' });
  }

  private async dropAndReturn(): Promise<void> {
    while (this.blowing) {
      await pause(100 + this.random() * 500);
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- end() changes it during the pause
      if (!this.blowing) return;
      await this.whileUp(async () => {
        this.met.drop += 1;
        this.down = true;
        await this.context.setOffline(true);
        await pause(20 + this.random() * 150);
        await this.context.setOffline(false);
        this.down = false;
      }).catch(() => undefined);
    }
  }

  private async meet(route: Route): Promise<void> {
    if (this.down) return route.abort('internetdisconnected');
    const fate = this.fate();
    if (fate === 'cut') return route.abort('connectionreset');
    if (fate === 'busy') return route.fulfill({ status: 503, body: '' });
    if (fate === 'slow') await pause(this.delay());
    if (fate !== 'lost') return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  }

  private fate(): Fate {
    const turn = this.random();
    const fate = turn < 0.07 ? 'cut' : turn < 0.18 ? 'lost' : turn < 0.23 ? 'busy' : turn < 0.3 ? 'slow' : 'sound';
    this.met[fate] += 1;
    return fate;
  }

  private delay(): number {
    return 30 + this.random() * 170;
  }
}
