import { build } from 'vite';
import { viteConfig } from '../../plain/viteConfig';
import type { Host } from '../server/serveHosts';

/** Builds the plain bundle into `out`, to be served at `origin`. */
export async function buildPlain(out: string, origin: string): Promise<Host> {
  await build({ ...viteConfig, build: { ...viteConfig.build, outDir: out } });
  return { origin, folder: out, serves: 'pages' };
}
