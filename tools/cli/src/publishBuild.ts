import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { type HostedBuild, type BuildRoute, readBuild } from '@adp/app-kit/publish';

/** Number of builds per app that remain, so that open tabs find the chunks of their build. */
const STORED_BUILDS = 5;
const buildFolder = /^b-[0-9a-f]{10}$/;

/** Part of the `fs` module that this file uses. Tests replace it to simulate failures. */
export type FileWriter = Pick<typeof fs, 'mkdirSync' | 'writeFileSync' | 'renameSync' | 'rmSync'>;

/** Age in milliseconds after which leftover files of a killed process are removed. */
const LEFTOVER_AGE = 3_600_000;
const leftover = /\.(new|old)-[0-9a-f]{8}$/;

/** Adds a build beside the last five. Every change is atomic, so that killed processes leave no broken build. */
export function publishBuild(
  dist: string,
  host: string,
  { routes, files = fs }: { readonly routes?: readonly BuildRoute[]; readonly files?: FileWriter } = {},
): string {
  const hosted = readBuild(dist, routes);
  files.mkdirSync(host, { recursive: true });
  removeLeftovers(host, files);
  addBuild(hosted, host, files);
  const stored = [hosted.build, ...listStored(host).filter((id) => id !== hosted.build)];
  writeWhole(join(host, 'builds.json'), JSON.stringify(stored.slice(0, STORED_BUILDS)), files);
  for (const [path, content] of hosted.pointers) {
    // Use the manifests of the existing build folder, because they describe the files in it.
    const copy = join(host, hosted.build, path);
    writeWhole(join(host, path), fs.existsSync(copy) ? fs.readFileSync(copy) : content, files);
  }
  for (const old of stored.slice(STORED_BUILDS)) removeWhole(join(host, old), files);
  return hosted.build;
}

function addBuild({ build, files: content }: HostedBuild, host: string, files: FileWriter): void {
  const folder = join(host, build);
  if (!fs.existsSync(folder)) {
    const unfinished = uniqueName(folder, 'new');
    for (const [path, bytes] of content) {
      const file = join(unfinished, path.slice(build.length + 2));
      files.mkdirSync(dirname(file), { recursive: true });
      files.writeFileSync(file, bytes);
    }
    try {
      return files.renameSync(unfinished, folder);
    } catch (error) {
      // Another process created the folder first. The code below completes the folder if necessary.
      if (!fs.existsSync(folder)) throw error;
      files.rmSync(unfinished, { recursive: true, force: true });
    }
  }
  // Earlier versions removed builds file by file, so a folder may be incomplete.
  for (const [path, bytes] of content) {
    const file = join(host, path);
    if (fs.existsSync(file)) continue;
    files.mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, bytes, files);
  }
}

function removeWhole(folder: string, files: FileWriter): void {
  if (!fs.existsSync(folder)) return;
  const removed = uniqueName(folder, 'old');
  files.renameSync(folder, removed);
  files.rmSync(removed, { recursive: true, force: true });
}

/** Writes a file atomically, so that readers see either the old or the new content. */
export function writeWhole(file: string, content: string | Uint8Array, files: FileWriter = fs): void {
  const unfinished = uniqueName(file, 'new');
  files.writeFileSync(unfinished, content);
  files.renameSync(unfinished, file);
}

function uniqueName(path: string, suffix: 'new' | 'old'): string {
  return `${path}.${suffix}-${randomUUID().slice(0, 8)}`;
}

function removeLeftovers(folder: string, files: FileWriter): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (leftover.test(entry.name)) {
      if (isOlderThan(path, LEFTOVER_AGE)) files.rmSync(path, { recursive: true, force: true });
    } else if (entry.isDirectory() && !buildFolder.test(entry.name)) removeLeftovers(path, files);
  }
}

function isOlderThan(path: string, age: number): boolean {
  return Date.now() - fs.statSync(path).mtimeMs > age;
}

/** Lists builds, newest first. Builds that `builds.json` lacks come last, once their process has ended. */
function listStored(host: string): readonly string[] {
  const listed = readListed(host);
  const unlisted = fs
    .readdirSync(host)
    .filter((id) => buildFolder.test(id) && !listed.includes(id) && isOlderThan(join(host, id), LEFTOVER_AGE));
  return [...listed, ...unlisted];
}

function readListed(host: string): string[] {
  const file = join(host, 'builds.json');
  if (!fs.existsSync(file)) return [];
  const json: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  return Array.isArray(json) ? json.filter((id): id is string => typeof id === 'string') : [];
}
