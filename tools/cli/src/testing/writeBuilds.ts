import { createHash } from 'node:crypto';
import type { Provided } from '@adp/app-contract/fit';
import { buildId, writeFiles } from './buildFolders';

/** Returns a hash in the format of the `integrity` attribute. */
export const toIntegrity = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Writes build `number` of a shell without content. Writes `provided.json` if `provided` is defined. */
export function writeShell(dist: string, number: number, provided?: Provided): void {
  const build = buildId(number);
  writeFiles(dist, {
    'manifest.json': JSON.stringify({
      build,
      js: ['shell.js'],
      css: ['shell.css'],
      fonts: [],
      identity: [],
      developer: { js: ['developer.js'], css: ['developer.css'] },
      integrity: {},
    }),
    [`${build}/shell.js`]: `// shell ${number}`,
    [`${build}/shell.css`]: `body{order:${number}}`,
    [`${build}/developer.js`]: `// developer ${number}`,
    [`${build}/developer.css`]: `body{order:-${number}}`,
    ...(provided && { [`${build}/provided.json`]: JSON.stringify(provided) }),
  });
}

/** Returns the text of the page with the given index in build `number`. */
export const pageText = (number: number, index: number) => `// ${number} ${index}`;

/**
 * Writes build `number` of the app `mfe_tiny` in plain JavaScript, with a separate chunk for each page. `more` is
 * appended to the entry.
 */
export function writeApp(dist: string, number: number, paths: readonly string[], more = '', contract = 1): void {
  const build = buildId(number);
  const container = `mfe_tiny_${number}`;
  const chunk = (index: number) => `page${index}.js`;
  const pages = paths.map((path, index) => `{ path: '${path}', lazy: () => load('${build}/${chunk(index)}') }`);
  const entry = `var ${container} = (() => {
      const load = (file) => new Promise((resolve) => {
        const script = document.createElement('script');
        script.src = 'http://app.invalid/' + file;
        script.onload = () => resolve({ Component: () => null });
        document.head.appendChild(script);
      });
      const routes = [${pages.join(', ')}];
      const app = { contract: ${contract}, app: 'mfe_tiny', build: '${build}', Frame: () => null, routes: ${contract === 1 ? '{ cta: routes }' : 'routes'} };
      return { init: () => undefined, get: async () => () => ({ app }) };
    })();${more}`;
  const scripts = { 'entry.js': entry, ...Object.fromEntries(paths.map((_, at) => [chunk(at), pageText(number, at)])) };
  const hashes = Object.entries(scripts).map(([file, text]) => [file, toIntegrity(text)]);
  const list = JSON.stringify(Object.fromEntries(hashes));
  writeFiles(dist, {
    'manifest.json': JSON.stringify({
      contract,
      app: 'mfe_tiny',
      build,
      container,
      entry: `${build}/entry.js`,
      requires: { '@adp/app-contract': '1.0.0' },
      integrity: { 'entry.js': toIntegrity(entry), 'integrity.json': toIntegrity(list) },
    }),
    [`${build}/integrity.json`]: list,
    ...Object.fromEntries(Object.entries(scripts).map(([file, text]) => [`${build}/${file}`, text])),
  });
}
