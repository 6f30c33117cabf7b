import type { HostedBuild } from './buildFiles';
import type { Base, Change } from './changeSite';
import { toHostedFile, type Release } from './hostingClient';

/** Number of days that a build stays on the host after it was last live, because open tabs may still use it. */
const STORED_DAYS = 30;

/** Manifests at a host's root. The site reads `/manifest.json`, so it comes last. */
const pointers = ['/mf-manifest.json', '/manifest.json'] as const;

/** Returns the next version with this build live. Throws an Error if the id exists with other files. */
export function planBuild(
  base: Base,
  { build, files: added, pointers: roots }: HostedBuild,
  now: number,
): Change & { readonly build: string } {
  const sent = [...added].map(([path, content]) => ({ path, ...toHostedFile(content) }));
  const differing = findDifference(base.files, build, sent);
  if (differing) throw new Error(`${build} is published with another ${differing}: published files never change.`);
  const files = withoutOldBuilds(base, now);
  for (const { path, hash } of sent) if (!files.has(path)) files.set(path, hash);
  setPointers(files, build, [...roots.keys()]);
  return { files, content: sent, build, message: build };
}

/** Returns the next version with an earlier build live again. Throws an Error with one sentence if the build is not stored. */
export function planRollback(base: Base, requestedBuild: string | undefined): Change & { readonly build: string } {
  const stored = listBuilds(base.files);
  const { build: before, canary, next } = base.history[0]?.version.labels ?? {};
  // End the other builds first, because they are newer than the live build.
  const ended = canary ?? next;
  const build = requestedBuild ?? (ended === undefined ? findPrevious(base.history, stored) : before);
  if (build === undefined)
    throw new Error(`There is no earlier build to go back to. Name a stored build: ${stored.join(', ') || 'none'}.`);
  if (!base.files.has(`/${build}/manifest.json`))
    throw new Error(`${build} is not stored any more. Stored builds: ${stored.join(', ') || 'none'}.`);
  const files = new Map(base.files);
  setPointers(
    files,
    build,
    pointers.filter((path) => base.files.has(`/${build}${path}`)),
  );
  return { files, content: [], build, message: `${build}, back from ${ended ?? before ?? 'the build before'}` };
}

export function listBuilds(files: ReadonlyMap<string, string>): readonly string[] {
  const builds = [...files.keys()].map((path) => /^\/(b-[0-9a-f]{10})\//.exec(path)?.[1]);
  return [...new Set(builds.filter((build) => build !== undefined))];
}

function findDifference(
  files: Base['files'],
  build: string,
  sent: readonly { readonly path: string; readonly hash: string }[],
): string | undefined {
  const stored = new Map([...files].filter(([path]) => path.startsWith(`/${build}/`)));
  if (stored.size === 0) return undefined;
  // A stored build with a manifest is complete, so compare only names: another gzip version may have produced other hashes.
  const isComplete = stored.has(`/${build}/manifest.json`);
  const expected = sent.filter(({ path }) => !isCopy(path));
  const paths = new Set(expected.map(({ path }) => path));
  return (
    expected.find(({ path, hash }) => (isComplete ? !stored.has(path) : stored.get(path) !== hash))?.path ??
    [...stored.keys()].find((path) => !isCopy(path) && !paths.has(path))
  );
}

function isCopy(path: string): boolean {
  return /^\/b-[0-9a-f]{10}\/(mf-manifest|manifest|routes)\.json$/.test(path);
}

/** Copies a build's manifests to the root, after all other files, so that the build's files are published before its manifest. */
export function setPointers(files: Map<string, string>, build: string, paths: readonly string[]): void {
  for (const path of pointers) files.delete(path);
  for (const path of paths) {
    const hash = files.get(`/${build}${path}`);
    if (hash !== undefined) files.set(path, hash);
  }
}

function findPrevious(history: readonly Release[], stored: readonly string[]): string | undefined {
  const [current, ...earlier] = history.map(({ version }) => version.labels?.build);
  return earlier.find((build) => build !== undefined && build !== current && stored.includes(build));
}

function withoutOldBuilds({ files, history }: Base, now: number): Map<string, string> {
  const oldest = now - STORED_DAYS * 86_400_000;
  const gone = new Set(listBuilds(files).filter((build) => lastLive(build, history, now) < oldest));
  // Remove `/builds.json`, in which older versions of this kit listed builds. The list of releases has replaced it.
  return new Map([...files].filter(([path]) => path !== '/builds.json' && !gone.has(path.split('/')[1] ?? '')));
}

/** Returns when a build was last live: the time of the next release. A release without a label may be of any build. */
function lastLive(build: string, history: readonly Release[], now: number): number {
  const ends = history.map((release, at) => ({
    build: release.version.labels?.build,
    builds: Object.values(release.version.labels ?? {}),
    until: Date.parse(history[at - 1]?.releaseTime ?? new Date(now).toISOString()),
  }));
  const named = ends.find((each) => each.builds.includes(build)) ?? ends.find((each) => each.build === undefined);
  return named?.until ?? Date.parse(history.at(-1)?.releaseTime ?? new Date(now).toISOString());
}
