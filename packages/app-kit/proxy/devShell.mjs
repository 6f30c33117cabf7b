import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2', '.json': 'application/json' };

/**
 * Replaces a site's shell with the one in `folder`. `edit` changes the HTML of a page, and `answer` returns the shell's
 * file at a path.
 */
export function openDevShell(folder) {
  const { build, js, css } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  // The site's security policy allows paths of this form. The build id differs from the id of the site's shell.
  const at = (file) => `/${build}/${file}`;
  const files = new Map(readdirSync(join(folder, build)).map((name) => [at(name), join(folder, build, name)]));
  const tags = [
    ...css.map((file) => `<link rel="stylesheet" href="${at(file)}">`),
    ...js.map((file) => `<script defer src="${at(file)}"></script>`),
  ].join('\n');
  return {
    edit: (html) =>
      html
        // Remove the site's shell: scripts and hints of its build, and the inlined styles.
        .replaceAll(/<script [^>]*src="\/b-[^>]*><\/script>\n?|<link rel="preload"[^>]* href="\/b-[^>]*>\n?/g, '')
        .replace(/<style>.*?<\/style>\n?/s, '')
        // Remove the server-rendered content, which has class names of the site's build.
        .replace(/(<div id="root">).*(<\/div>\n<(?:noscript|nav id="site-languages"))/s, '$1$2')
        .replace('</head>', `${tags}\n</head>`),
    answer: (path) => {
      // Report this build as the live one. Otherwise, the page would offer the site's build as an update.
      if (path === '/builds/latest.json') return { type: types['.json'], content: JSON.stringify({ build }) };
      const file = files.get(path);
      return file && { type: types[extname(file)] ?? 'application/octet-stream', content: readFileSync(file) };
    },
  };
}
