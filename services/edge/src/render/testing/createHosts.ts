import { createHash } from 'node:crypto';
import { liveSettings, writeLiveSettings, type SiteFile } from '@adp/site-document';

const toHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** A minimal server build of a shell, without React. It lets the app render the whole page. */
export const tinyShell = `
  exports.shared = { tools: { heading: (text) => '<h1>' + text + '</h1>' } };
  exports.renderPage = async ({ config, module, request }) => {
    const path = new URL(request.url).pathname;
    if (path === '/') return { status: 302, location: '/tiny' };
    if (!module) return { status: 404, head: '', html: '<h1>Not here</h1>', data: {} };
    return module.render(request, config);
  };`;

const styles = 'h1{color:red}';

/**
 * Returns a server build of an app. `body` is the body of its render function, which receives the request and the
 * registry.
 */
export const tinyApp = (body: string, more = '') => `
  const { heading } = require('tools');
  ${more}
  const page = (html, data = {}) => ({ status: 200, head: '<title>Tiny</title>', html, data });
  exports.app = { render: async (request, config) => { ${body} } };`;

/** Creates in-memory hosts of a site: the shell's host `site`, and the hosts of the apps `mfe_tiny` and `mfe_other`. */
export function createHosts(toOrigin = (name: string) => `https://${name}.example`) {
  const files = new Map<string, string>();
  /** URLs that never respond. */
  const hanging = new Set<string>();
  const requested: string[] = [];
  /** Releases a build with the given `server.js`. The manifest contains the hash of `listed`. */
  const release = (name: string, build: string, server?: string, listed = server) => {
    const origin = toOrigin(name);
    const list = JSON.stringify(listed === undefined ? {} : { 'server.js': toHash(listed) });
    const integrity = { 'entry.js': toHash(''), 'integrity.json': toHash(list) };
    const kind =
      name === 'site'
        ? { build, js: ['shell.js'], css: [], fonts: [], identity: [], integrity }
        : { contract: 1, app: name, build, container: name, entry: `${build}/entry.js`, requires: {}, integrity };
    files.set(`${origin}/manifest.json`, JSON.stringify(kind));
    files.set(`${origin}/${build}/integrity.json`, list);
    const hints = [
      { as: 'script', href: `/${build}/entry.js`, integrity: integrity['entry.js'] },
      { as: 'style', href: `/${build}/page.css`, integrity: toHash(styles) },
    ];
    files.set(`${origin}/${build}/page.css`, styles);
    files.set(`${origin}/${build}/routes.json`, JSON.stringify([{ path: name.replace('mfe_', '/'), hints }]));
    if (server !== undefined) files.set(`${origin}/${build}/server.js`, server);
  };
  release('site', 'b-aaaaaaaaaa', tinyShell);
  release('mfe_other', 'b-bbbbbbbbbb', tinyApp("return page(heading('Other'))"));
  const toApp = (name: string) => ({ name, origin: toOrigin(name), owns: [name.replace('mfe_', '/')] });
  /** Publishes the live settings of a site with the given apps. */
  const register = (...names: readonly string[]): SiteFile => {
    const registry = { apps: names.map(toApp), social: {} };
    const firebaseConfig = { projectId: 'demo-adp', apiKey: 'k', emulators: {} };
    const site = { origin: toOrigin('site'), registry, firebaseConfig };
    files.set(site.origin + liveSettings, writeLiveSettings(site));
    return site;
  };
  return {
    files,
    hanging,
    requested,
    release,
    register,
    site: register('mfe_tiny', 'mfe_other'),
    fetch: (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
      const url = String(input);
      requested.push(url);
      if (hanging.has(url))
        return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
      const text = files.get(url);
      return Promise.resolve(text === undefined ? new Response(null, { status: 404 }) : new Response(text));
    },
  };
}
