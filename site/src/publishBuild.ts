import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** So many builds of an app stay on its host, that an open tab finds the chunks of the one it runs. */
const STORED_BUILDS = 5;

/**
 * Adds the build in `dist` to the host's folder `host`, beside the builds
 * before it, and removes what is older than the last five. The manifest comes
 * last and in one step: it never names files that are not there yet.
 * Returns the build's id.
 */
export function publishBuild(dist: string, host: string): string {
  const manifest = readFileSync(join(dist, 'manifest.json'), 'utf8');
  const build = readBuild(manifest, dist);
  mkdirSync(host, { recursive: true });
  cpSync(join(dist, build), join(host, build), { recursive: true });
  const stored = [build, ...readStored(host).filter((id) => id !== build)];
  for (const old of stored.slice(STORED_BUILDS)) rmSync(join(host, old), { recursive: true, force: true });
  writeWhole(join(host, 'builds.json'), JSON.stringify(stored.slice(0, STORED_BUILDS)));
  // For Module Federation's own tools; the shell's build has none.
  const standard = join(dist, 'mf-manifest.json');
  if (existsSync(standard)) writeWhole(join(host, 'mf-manifest.json'), readFileSync(standard, 'utf8'));
  writeWhole(join(host, 'manifest.json'), manifest);
  return build;
}

/** Writes a file so that a reader meets the old text or the new, never a half. */
export function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function readBuild(manifest: string, dist: string): string {
  const json: unknown = JSON.parse(manifest);
  if (typeof json === 'object' && json !== null && 'build' in json && typeof json.build === 'string') return json.build;
  throw new Error(`${join(dist, 'manifest.json')} names no build.`);
}

function readStored(host: string): string[] {
  const file = join(host, 'builds.json');
  if (!existsSync(file)) return [];
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(json) ? json.filter((id): id is string => typeof id === 'string') : [];
}
