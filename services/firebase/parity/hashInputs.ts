import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

/**
 * Returns a hash of everything that affects a program's result: its code, its dependencies, and the `files` that it
 * reads. Bundles and minifies the code first, so that comments, formatting and unused modules do not change the hash.
 */
export async function hashInputs(entry: string, files: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    platform: 'node',
    format: 'esm',
    legalComments: 'none',
    external: ['esbuild'],
    logLevel: 'error',
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  for (const file of files) hash.update('\0').update(readFileSync(file));
  return hash.digest('hex');
}
