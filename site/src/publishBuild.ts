import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { type HostedBuild, type KnownRoute, readBuild } from '@adp/app-kit/publish';

/** So many builds of an app stay in its host's folder, that an open tab finds the chunks of the one it runs. */
const STORED_BUILDS = 5;

/** What writes files: in tests one that stops at a certain write. */
export type FileWriter = Pick<typeof fs, 'mkdirSync' | 'writeFileSync' | 'renameSync' | 'rmSync'>;

/**
 * Adds the build in `dist` to the folder `host`, beside the builds before it, and removes what is older than the last five.
 * A build's folder appears whole, and what is there is never written again; the manifest comes after it in one step.
 * Returns the build's id.
 */
export function publishBuild(
  dist: string,
  host: string,
  { routes, files = fs }: { readonly routes?: readonly KnownRoute[]; readonly files?: FileWriter } = {},
): string {
  const hosted = readBuild(dist, routes);
  files.mkdirSync(host, { recursive: true });
  addBuild(hosted, host, files);
  const stored = [hosted.build, ...readStored(host).filter((id) => id !== hosted.build)];
  writeWhole(join(host, 'builds.json'), JSON.stringify(stored.slice(0, STORED_BUILDS)), files);
  for (const [path, content] of hosted.pointers) {
    // Those of the build that is there: its files are the ones they speak of.
    const copy = join(host, hosted.build, path);
    writeWhole(join(host, path), fs.existsSync(copy) ? fs.readFileSync(copy) : content, files);
  }
  for (const old of stored.slice(STORED_BUILDS)) files.rmSync(join(host, old), { recursive: true, force: true });
  return hosted.build;
}

function addBuild({ build, files: content }: HostedBuild, host: string, files: FileWriter): void {
  if (fs.existsSync(join(host, build))) return;
  const unfinished = join(host, `${build}.new`);
  // What was left of a process that was stopped.
  files.rmSync(unfinished, { recursive: true, force: true });
  for (const [path, bytes] of content) {
    const file = join(unfinished, path.slice(build.length + 2));
    files.mkdirSync(dirname(file), { recursive: true });
    files.writeFileSync(file, bytes);
  }
  files.renameSync(unfinished, join(host, build));
}

/** Writes a file so that a reader meets the old content or the new, never a half. */
export function writeWhole(file: string, content: string | Uint8Array, files: FileWriter = fs): void {
  files.writeFileSync(`${file}.new`, content);
  files.renameSync(`${file}.new`, file);
}

function readStored(host: string): string[] {
  const file = join(host, 'builds.json');
  if (!fs.existsSync(file)) return [];
  const json: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  return Array.isArray(json) ? json.filter((id): id is string => typeof id === 'string') : [];
}
