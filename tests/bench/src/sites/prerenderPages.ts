import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { prerender as Prerender } from '../../plain/prerender';
import type { FetchFromPlatform, Host } from '../server/serveHosts';

interface PrerenderOptions {
  /** Host of the plain bundle, which must be running. */
  readonly plain: Host;
  /** Path of the prerenderer's entry file (buildPlain.ts). */
  readonly file: string;
  readonly paths: readonly string[];
  readonly out: string;
  readonly browser: Browser;
  readonly fetchFromPlatform: FetchFromPlatform;
}

/**
 * Copies the plain bundle to `out` and adds prerendered HTML for the pages at `paths`. The HTML contains content,
 * loader data, styles, and preload hints for the page's scripts.
 */
export async function prerenderPages({
  plain,
  file,
  paths,
  out,
  browser,
  fetchFromPlatform,
}: PrerenderOptions): Promise<void> {
  cpSync(plain.folder, out, { recursive: true });
  const { prerender } = (await import(pathToFileURL(file).href)) as { readonly prerender: typeof Prerender };
  const template = readFileSync(join(plain.folder, 'index.html'), 'utf8');
  const fetchNow = globalThis.fetch;
  // The renderer's workers also set `location`, because pages compare URLs with the site's origin.
  Object.assign(globalThis, { location: new URL(plain.origin) });
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input.startsWith('/') ? fetchFromPlatform(input, init) : fetchNow(input, init);
  try {
    for (const path of paths) {
      const files = await readFiles(browser, plain.origin, path);
      const page = { ...(await prerender(plain.origin + path)), files };
      const target = join(out, `${path}.html`);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(
        target,
        toHtml(template, page, (name) => readFileSync(join(plain.folder, name), 'utf8')),
      );
    }
  } finally {
    globalThis.fetch = fetchNow;
    Reflect.deleteProperty(globalThis, 'location');
  }
}

/** Returns the scripts and style sheets that the page at `path` requests. */
async function readFiles(browser: Browser, origin: string, path: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.close();
  return [...files];
}

interface Page {
  readonly html: string;
  readonly data: string;
  readonly files: readonly string[];
}

function toHtml(template: string, { html, data, files }: Page, read: (file: string) => string): string {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)*/.exec(html) ?? [];
  const sheets = files.filter((name) => name.endsWith('.css'));
  const scripts = files.filter((name) => name.endsWith('.js') && !template.includes(name));
  const styles = sheets
    .map(read)
    .join('\n')
    .replaceAll(/url\((?!\/|data:)([^)]*)\)/g, 'url(/assets/$1)');
  const hash = createHash('sha256').update(styles).digest('base64');
  const parts = [
    head,
    `<style>${styles}</style>`,
    // Vite's loader does not load style sheets that already have a link element, even a disabled one.
    ...sheets.map((name) => `<link rel="stylesheet" href="${name}" disabled>`),
    ...scripts.map((name) => `<link rel="modulepreload" href="${name}" crossorigin>`),
  ];
  return template
    .replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`)
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', () => `${parts.join('\n')}\n</head>`)
    .replace('<div id="root"></div>', () => {
      const json = data.replaceAll('<', '\\u003c');
      return `<div id="root">${html.slice(head.length)}</div><script type="application/json" id="page-data">${json}</script>`;
    });
}
