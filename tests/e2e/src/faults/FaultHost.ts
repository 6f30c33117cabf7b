import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { findRoutes, type KnownRoute } from '@adp/app-kit/publish';
import { workspace } from '../startSite';
import type { Answer } from './answers';

/** What is wrong with a build itself: where it throws, or what its manifest says in place of the truth. */
export interface BuildFault {
  /** A place that `fault-app/` names in `breakAt`, or `entry`. */
  readonly throws?: string;
  readonly manifest?: { readonly contract?: number; readonly requires?: Readonly<Record<string, string>> };
}

const dist = join(workspace, 'tests/e2e', 'dist', 'fault-app');
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
/** At the end of every file: what it would leave in the page if it were altered. */
const marks: Readonly<Record<string, string>> = {
  '.js': ';globalThis.altered|=0',
  '.css': ':root{--altered:0;--app:fault_app_00}',
};

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const readDist = (path: string) => readFileSync(join(dist, path), 'utf8');

let builds = 0;

/**
 * The app in `fault-app/` under a name and on a host of its own: each fault of the matrix has one, so that one visit meets many.
 * Every build has its own id; the ones before are served as long as the host is.
 */
export class FaultHost {
  readonly name: string;
  readonly path: string;
  origin = '';
  /** The live build. */
  build = '';
  private readonly template = JSON.parse(readDist('manifest.json'));
  private readonly files = new Map<string, string>();
  private readonly server = createServer((request, response) => this.answer(request, response));
  private readonly open = new Set<ServerResponse>();
  private fault: { readonly files: RegExp; readonly answer: Answer } | undefined;
  private late: (() => void)[] = [];
  private onMet: () => void = () => undefined;

  private constructor(
    number: string,
    private readonly neighbour: () => FaultHost,
    private readonly routes: readonly KnownRoute[],
  ) {
    this.name = `fault_app_${number}`;
    this.path = `/fault-app-${number}`;
  }

  /** So many hosts, each with a sound build. */
  static async start(count: number): Promise<readonly FaultHost[]> {
    const hosts: FaultHost[] = [];
    const routes = await findRoutes(dist, '');
    for (let index = 0; index < count; index += 1) {
      // The next host always is; the last one's is the first.
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

  /** Makes another build live. */
  publish({ throws = 'nowhere', manifest = {} }: BuildFault = {}): void {
    const id = `b-${(builds += 1).toString(16).padStart(10, '0')}`;
    this.build = id;
    const texts = readDist(`${this.template.build}/en/catalog.json`);
    const [textsKey = ''] = Object.keys(JSON.parse(texts) as object);
    const rewrite = (text: string, place = throws) =>
      text
        .replaceAll(this.template.build.slice(2), id.slice(2))
        .replaceAll('fault_app_00', this.name)
        .replaceAll('/fault-app-00', this.path)
        .replaceAll('broken nowhere', place)
        // Texts that are the same have one name in a page.
        .replaceAll(textsKey, textsKey + this.name);
    const hashes: Record<string, string> = {};
    for (const name of readdirSync(join(dist, this.template.build))) {
      const mark = marks[extname(name)];
      if (!mark) continue;
      const begin = name === 'entry.js' && throws === 'entry' ? 'throw Error("broken entry");' : '';
      // These faults affect browsers only; the server rendered the page successfully.
      const place = name === 'server.js' ? 'nowhere' : throws;
      const text = begin + rewrite(readDist(`${this.template.build}/${name}`) + mark, place);
      hashes[name] = hash(text);
      this.files.set(`/${id}/${name}`, text);
    }
    // Its texts, which are in English alone.
    this.files.set(`/${id}/en/catalog.json`, rewrite(texts));
    const routes = this.routes.map(({ hints, ...route }) => ({
      ...route,
      hints: hints.map((hint) => ({ ...hint, ...(hint.integrity && { integrity: hashes[basename(hint.href)] }) })),
    }));
    this.files.set(`/${id}/routes.json`, rewrite(JSON.stringify(routes)));
    const list = JSON.stringify(hashes);
    this.files.set(`/${id}/integrity.json`, list);
    const integrity = { 'entry.js': hashes['entry.js'], 'integrity.json': hash(list) };
    const sound = JSON.parse(rewrite(JSON.stringify(this.template)));
    this.files.set('/manifest.json', JSON.stringify({ ...sound, ...manifest, integrity }));
  }

  /** Answers the requests for `files` with `answer` from now on; resolves when the first of them has come. */
  break(files: RegExp, answer: Answer): Promise<void> {
    this.fault = { files, answer };
    return new Promise((resolve) => (this.onMet = resolve));
  }

  /** Whether a request for `url` waits for the end of a fault. */
  isHeld(url: string): boolean {
    return [...this.open].some(({ req, writableEnded }) => !writableEnded && this.origin + (req.url ?? '') === url);
  }

  /** Answers as it should: what is late comes now, what hangs ends. */
  repair(): void {
    this.fault = undefined;
    for (const send of this.late) send();
    this.late = [];
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
    // The fault is for browsers only; the site's renderer also reads this host.
    const isBrowser = request.headers['user-agent']?.startsWith('Mozilla') ?? false;
    if (text !== undefined && isBrowser && this.fault?.files.test(url)) {
      this.onMet();
      const onRepair = (send: () => void) => void this.late.push(send);
      this.fault.answer(response, { text, type, url, other: this.neighbour().readAs(url), onRepair });
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

  /** This host's file of the same name, of its live build. */
  private readAs(url: string): { readonly text: string; readonly url: string } {
    const path = url.replace(/\?.*/, '').replace(/^\/b-\w+/, `/${this.build}`);
    // Whatever runs of it, shows. With a query, so that it is not in the cache as this host's.
    return {
      text: (this.read(path) ?? '').replace(/altered(\|=|:)0/, 'altered$11'),
      url: `${this.origin}${path}?elsewhere`,
    };
  }
}
