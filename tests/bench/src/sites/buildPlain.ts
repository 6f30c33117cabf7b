import { join } from 'node:path';
import { build } from 'vite';
import { serverConfig, viteConfig } from '../../plain/viteConfig';
import type { Host } from '../server/serveHosts';

/** Builds the plain bundle into `out`, to be served at `origin`. */
export async function buildPlain(out: string, origin: string): Promise<Host> {
  await build({ ...viteConfig, build: { ...viteConfig.build, outDir: out } });
  return { origin, folder: out, serves: 'pages' };
}

/** Builds the same for node, into `out`; gives the file that prerenders. */
export async function buildPrerender(out: string): Promise<string> {
  await build({ ...serverConfig, build: { ...serverConfig.build, outDir: out } });
  return join(out, 'prerender.mjs');
}
