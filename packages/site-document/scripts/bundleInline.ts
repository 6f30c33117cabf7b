import { join } from 'node:path';
import { build } from 'esbuild';

const folder = join(import.meta.dirname, '../src/inline');
const entries = [
  ...['everyPage.ts', 'startPage.ts', 'siteNotices.ts', 'statusPage.ts'],
  ...['everyPage.css', 'siteNotices.css', 'embed.css', 'statusPage.css'],
];

/** inlineParts.ts reads this file. */
export const bundledFile = join(folder, 'bundled.json');

/** Bundles and minifies the inline scripts and styles of the HTML. */
export async function bundleInline(): Promise<string> {
  const bundled = await Promise.all(entries.map(async (entry) => [entry, await bundle(join(folder, entry))]));
  return `${JSON.stringify(Object.fromEntries(bundled), null, 2)}\n`;
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    // Keep class names unhashed, because the server writes them into the HTML of embeds.
    loader: { '.module.css': 'css' },
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  if (/<\/(script|style)/i.test(text)) throw new Error(`${entry} would end its own element in the HTML`);
  return text;
}
