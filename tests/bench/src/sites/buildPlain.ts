import { join } from 'node:path';
import { build } from 'vite';
import { serverConfig, viteConfig } from '../../plain/viteConfig';
import type { Host } from '../server/serveHosts';

/** Builds the plain bundle into `out`, for serving at `origin`. */
export async function buildPlain(out: string, origin: string): Promise<Host> {
  await build({ ...viteConfig, build: { ...viteConfig.build, outDir: out } });
  return { origin, folder: out, serves: 'pages' };
}

/** Builds the prerenderer for Node into `out`, and returns the path of its entry file. */
export async function buildPrerender(out: string): Promise<string> {
  await build({ ...serverConfig, build: { ...serverConfig.build, outDir: out } });
  return join(out, 'prerender.mjs');
}
