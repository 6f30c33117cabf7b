import { createHash } from 'node:crypto';

const toHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What the shell's build for a server is to the renderer, without React: the app renders. */
export const tinyShell = `
  exports.shared = { tools: { heading: (text) => '<h1>' + text + '</h1>' } };
  exports.renderPage = async ({ config, module, request }) => {
    const path = new URL(request.url).pathname;
    if (path === '/') return { status: 302, location: '/tiny' };
    if (!module) return { status: 404, head: '', html: '<h1>Not here</h1>', data: {} };
    return module.render(request, config);
  };`;

/** An app that renders with `body`, the inside of a function of the request. */
export const tinyApp = (body: string, more = '') => `
  const { heading } = require('tools');
  ${more}
  const page = (html, data = {}) => ({ status: 200, head: '<title>Tiny</title>', html, data });
  exports.app = { render: async (request) => { ${body} } };`;

/** Hosts of a site without a network: a shell, and the apps `mfe_tiny` and `mfe_other`. */
export function createHosts() {
  const files = new Map<string, string>();
  const requested: string[] = [];
  /** Releases a build whose `server.js` is this text; `listed` is the text that its list vouches for. */
  const release = (name: string, build: string, server?: string, listed = server) => {
    const origin = `https://${name}.example`;
    const list = JSON.stringify(listed === undefined ? {} : { 'server.js': toHash(listed) });
    const integrity = { 'entry.js': toHash(''), 'integrity.json': toHash(list) };
    const kind =
      name === 'site'
        ? { build, js: ['shell.js'], css: [], fonts: [], identity: [], integrity }
        : { contract: 1, app: name, build, container: name, entry: `${build}/entry.js`, requires: {}, integrity };
    files.set(`${origin}/manifest.json`, JSON.stringify(kind));
    files.set(`${origin}/${build}/integrity.json`, list);
    const hint = { as: 'script', href: `/${build}/entry.js`, integrity: integrity['entry.js'] };
    const path = name === 'mfe_tiny' ? '/tiny' : '/other';
    files.set(`${origin}/${build}/routes.json`, JSON.stringify([{ path, hints: [hint] }]));
    if (server !== undefined) files.set(`${origin}/${build}/server.js`, server);
  };
  release('site', 'b-aaaaaaaaaa', tinyShell);
  release('mfe_other', 'b-bbbbbbbbbb', tinyApp("return page(heading('Other'))"));
  const apps = [
    { name: 'mfe_tiny', origin: 'https://mfe_tiny.example', owns: ['/tiny'] },
    { name: 'mfe_other', origin: 'https://mfe_other.example', owns: ['/other'] },
  ];
  return {
    files,
    requested,
    release,
    site: { origin: 'https://site.example', registry: { apps, social: {} } },
    fetch: (input: string | URL | Request): Promise<Response> => {
      const url = String(input);
      requested.push(url);
      const text = files.get(url);
      return Promise.resolve(text === undefined ? new Response(null, { status: 404 }) : new Response(text));
    },
  };
}
