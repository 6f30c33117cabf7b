import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { Provided } from '@adp/app-contract/fit';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

interface ShellFolder {
  readonly build: string;
  /** Content of `provided.json`. */
  readonly provided: Provided;
  /** Returns the response for a path of the shell's host. Returns undefined for a path outside the build. */
  readonly read: (path: string) => Response | undefined;
}

/** Reads the folder of a built shell. @throws Error with one sentence if there is no build */
export function readShellFolder(dist: string): ShellFolder {
  const manifest = join(dist, 'manifest.json');
  if (!existsSync(manifest)) throw new Error(`${dist} has no build. Build the shell first: npx nx build @adp/shell`);
  // The casts are safe because the shell's own build writes both files.
  const { build } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly build: string };
  return {
    build,
    provided: JSON.parse(readFileSync(join(dist, build, 'provided.json'), 'utf8')) as Provided,
    read: (path) => {
      if (path !== '/manifest.json' && !path.startsWith(`/${build}/`)) return undefined;
      const file = join(dist, normalize(path));
      if (!existsSync(file)) return new Response(null, { status: 404 });
      const headers = { 'content-type': types[extname(path)] ?? 'application/octet-stream' };
      return new Response(readFileSync(file), { headers });
    },
  };
}
