import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2', '.json': 'application/json' };

/**
 * Puts the development shell in `folder` into the place of a site's own.
 * @param {string} folder as `getDevShell()` gives it
 * @returns {{edit: (html: string) => string, answer: (path: string) => {type: string, content: Buffer | string} | undefined}}
 *   `edit` changes a page of the site; `answer` has what stands at a path of the proxy, for those that are not the site's
 */
export function openDevShell(folder) {
  const { build, js, css } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  // As a build of the site, which its security policy lets run; the id is another than any of the site's.
  const at = (file) => `/${build}/${file}`;
  const files = new Map(readdirSync(join(folder, build)).map((name) => [at(name), join(folder, build, name)]));
  const tags = [
    ...css.map((file) => `<link rel="stylesheet" href="${at(file)}">`),
    ...js.map((file) => `<script defer src="${at(file)}"></script>`),
  ].join('\n');
  return {
    edit: (html) =>
      html
        // The site's own: scripts and hints of its build, and the styles in the page.
        .replaceAll(/<script [^>]*src="\/b-[^>]*><\/script>\n?|<link rel="preload"[^>]* href="\/b-[^>]*>\n?/g, '')
        .replace(/<style>.*?<\/style>\n?/s, '')
        // What was rendered on a server has the class names of the site's own build.
        .replace(/(<div id="root">).*(<\/div>\n<(?:noscript|script [^>]*id="page-data"))/s, '$1$2')
        .replace('</head>', `${tags}\n</head>`),
    answer: (path) => {
      // Else the page would offer the site's build as a new one.
      if (path === '/builds/latest.json') return { type: types['.json'], content: JSON.stringify({ build }) };
      const file = files.get(path);
      return file && { type: types[extname(file)] ?? 'application/octet-stream', content: readFileSync(file) };
    },
  };
}
