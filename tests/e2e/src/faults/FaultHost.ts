import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { findRoutes, type BuildRoute } from '@adp/app-kit/publish';
import { workspace } from '../startSite';
import type { Answer } from './answers';

/** Fault of a build rather than of its host: a point at which the code throws, or wrong values in the manifest. */
export interface BuildFault {
  /** Point at which the build throws: an argument of `breakAt` in `fault-app/`, or `entry`. */
  readonly throws?: string;
  readonly manifest?: { readonly contract?: number; readonly requires?: Readonly<Record<string, string>> };
}

const dist = join(workspace, 'tests/e2e', 'dist', 'fault-app');
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
/** Text that is appended to every script and style sheet. The page shows if a fault has changed this text. */
const marks: Readonly<Record<string, string>> = {
  '.js': ';globalThis.altered|=0',
  '.css': ':root{--altered:0;--app:fault_app_00}',
};

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const readDist = (path: string) => readFileSync(join(dist, path), 'utf8');

let builds = 0;

/**
 * Host that serves the app in `fault-app/` under its own name. Each fault of the matrix has its own host, so that one
 * visit covers many faults. The host continues to serve earlier builds.
 */
export class FaultHost {
  readonly name: string;
  readonly path: string;
  origin = '';
  /** Id of the live build. */
  build = '';
  private readonly template = JSON.parse(readDist('manifest.json'));
  private readonly files = new Map<string, string>();
  private readonly server = createServer((request, response) => this.answer(request, response));
  private readonly open = new Set<ServerResponse>();
  private fault: { readonly files: RegExp; readonly answer: Answer } | undefined;
  private delayed: (() => void)[] = [];
  private onFirstRequest: () => void = () => undefined;

  private constructor(
    number: string,
    private readonly neighbour: () => FaultHost,
    private readonly routes: readonly BuildRoute[],
  ) {
    this.name = `fault_app_${number}`;
    this.path = `/fault-app-${number}`;
  }

  /** Starts `count` hosts, each with a healthy build. */
  static async start(count: number): Promise<readonly FaultHost[]> {
    const hosts: FaultHost[] = [];
    const routes = await findRoutes(dist, '');
    for (let index = 0; index < count; index += 1) {
      // Each host's neighbour is the next host. The last host's neighbour is the first host.
      const host: FaultHost = new FaultHost(
        String(index + 1).padStart(2, '0'),
        () => hosts[index + 1] ?? hosts[0] ?? host,
        routes,
      );
      await new Promise<void>((done) => host.server.listen(0, '127.0.0.1', done));
      host.origin = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}`;
      hosts.push(host);
    }
    return hosts;
  }

  /** Publishes a new build, which becomes the live build. */
  publish({ throws = 'nowhere', manifest = {} }: BuildFault = {}): void {
    const id = `b-${(builds += 1).toString(16).padStart(10, '0')}`;
    this.build = id;
    const texts = readDist(`${this.template.build}/en/catalog.json`);
    const [textsKey = ''] = Object.keys(JSON.parse(texts) as object);
    const rewrite = (text: string, throwsAt = throws) =>
      text
        .replaceAll(this.template.build.slice(2), id.slice(2))
        .replaceAll('fault_app_00', this.name)
        .replaceAll('/fault-app-00', this.path)
        .replaceAll('broken nowhere', throwsAt)
        // Gives the texts of each host their own key. Equal texts would otherwise share a key in the page.
        .replaceAll(textsKey, textsKey + this.name);
    const hashes: Record<string, string> = {};
    for (const name of readdirSync(join(dist, this.template.build))) {
      const mark = marks[extname(name)];
      if (!mark) continue;
      const begin = name === 'entry.js' && throws === 'entry' ? 'throw Error("broken entry");' : '';
      // Leave the server part intact, because these faults affect only browsers.
      const throwsAt = name === 'server.js' ? 'nowhere' : throws;
      const text = begin + rewrite(readDist(`${this.template.build}/${name}`) + mark, throwsAt);
      hashes[name] = hash(text);
      this.files.set(`/${id}/${name}`, text);
    }
    // Adds the only catalog, because the app has only English texts.
    this.files.set(`/${id}/en/catalog.json`, rewrite(texts));
    const routes = this.routes.map(({ hints, ...route }) => ({
      ...route,
      hints: hints.map((hint) => ({ ...hint, ...(hint.integrity && { integrity: hashes[basename(hint.href)] }) })),
    }));
    this.files.set(`/${id}/routes.json`, rewrite(JSON.stringify(routes)));
    const list = JSON.stringify(hashes);
    this.files.set(`/${id}/integrity.json`, list);
    const integrity = { 'entry.js': hashes['entry.js'], 'integrity.json': hash(list) };
    const healthy = JSON.parse(rewrite(JSON.stringify(this.template)));
    this.files.set('/manifest.json', JSON.stringify({ ...healthy, ...manifest, integrity }));
  }

  /** Starts a fault: answers requests for `files` with `answer`. Resolves when the first such request has arrived. */
  break(files: RegExp, answer: Answer): Promise<void> {
    this.fault = { files, answer };
    return new Promise((resolve) => (this.onFirstRequest = resolve));
  }

  /** Returns true if a request for `url` has no complete response yet. */
  isHeld(url: string): boolean {
    return [...this.open].some(({ req, writableEnded }) => !writableEnded && this.origin + (req.url ?? '') === url);
  }

  /** Ends the fault: sends delayed responses and closes the connections of hanging requests. */
  repair(): void {
    this.fault = undefined;
    for (const send of this.delayed) send();
    this.delayed = [];
    for (const response of this.open) if (!response.writableEnded) response.destroy();
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '/';
    this.open.add(response);
    response.on('close', () => this.open.delete(response));
    const text = this.read(url);
    const type = types[extname(url.replace(/\?.*/, ''))] ?? 'text/plain';
    // Sends correct files to the site's renderer, because faults affect only browsers.
    const isBrowser = request.headers['user-agent']?.startsWith('Mozilla') ?? false;
    if (text !== undefined && isBrowser && this.fault?.files.test(url)) {
      this.onFirstRequest();
      const onRepair = (send: () => void) => void this.delayed.push(send);
      this.fault.answer(response, { text, type, url, neighbour: this.neighbour().readAs(url), onRepair });
      return;
    }
    response.writeHead(text === undefined ? 404 : 200, {
      'access-control-allow-origin': '*',
      'cache-control': url.startsWith('/b-') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-type': type,
    });
    response.end(text);
  }

  private read(url: string): string | undefined {
    return this.files.get(url.replace(/\?.*/, ''));
  }

  /** Returns the file with the name in `url` from this host's live build. */
  private readAs(url: string): { readonly text: string; readonly url: string } {
    const path = url.replace(/\?.*/, '').replace(/^\/b-\w+/, `/${this.build}`);
    // Marks the text as altered, so that a test can see that it runs. The query prevents a shared cache entry with the
    // correct file of this host.
    return {
      text: (this.read(path) ?? '').replace(/altered(\|=|:)0/, 'altered$11'),
      url: `${this.origin}${path}?elsewhere`,
    };
  }
}
