import type { HostedBuild } from './buildFiles';
import type { Base, Change } from './changeSite';
import { toHostedFile, type Release } from './hostingClient';

/** So long after it was last live, a build stays for the tabs that run it. */
const STORED_DAYS = 30;

/** The manifests at a host's root; the last is the one that the site reads. */
const pointers = ['/mf-manifest.json', '/manifest.json'] as const;

/**
 * The next version of a host with this build: all that is there and is no build, the builds of the last 30 days, this one,
 * and its manifest as the last file.
 * @throws Error where a build of this name is there with other files: published files never change
 */
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

/**
 * The next version with an earlier build live again.
 * @throws Error with one sentence where it is not there any more
 */
export function planRollback(base: Base, wanted: string | undefined): Change & { readonly build: string } {
  const stored = listBuilds(base.files);
  const { build: before, canary } = base.history[0]?.version.labels ?? {};
  // To go back from a canary is to end it.
  const build = wanted ?? (canary === undefined ? findPrevious(base.history, stored) : before);
  if (build === undefined)
    throw new Error(`No earlier build is known; name one of those that are stored: ${stored.join(', ') || 'none'}.`);
  if (!base.files.has(`/${build}/manifest.json`))
    throw new Error(`${build} is not stored any more; stored are ${stored.join(', ') || 'none'}.`);
  const files = new Map(base.files);
  setPointers(
    files,
    build,
    pointers.filter((path) => base.files.has(`/${build}${path}`)),
  );
  return { files, content: [], build, message: `${build}, back from ${canary ?? before ?? 'the build before'}` };
}

/** The builds whose files are among these. */
export function listBuilds(files: ReadonlyMap<string, string>): readonly string[] {
  const builds = [...files.keys()].map((path) => /^\/(b-[0-9a-f]{10})\//.exec(path)?.[1]);
  return [...new Set(builds.filter((build) => build !== undefined))];
}

/** The first file of a build that is there in another way; undefined where the build is new, or the same. */
function findDifference(
  files: Base['files'],
  build: string,
  sent: readonly { readonly path: string; readonly hash: string }[],
): string | undefined {
  const stored = new Map([...files].filter(([path]) => path.startsWith(`/${build}/`)));
  if (stored.size === 0) return undefined;
  // With its own manifest there, the build is whole as it is; a gzip of another version hashes otherwise.
  const isWhole = stored.has(`/${build}/manifest.json`);
  const expected = sent.filter(({ path }) => !isCopy(path));
  const paths = new Set(expected.map(({ path }) => path));
  return (
    expected.find(({ path, hash }) => (isWhole ? !stored.has(path) : stored.get(path) !== hash))?.path ??
    [...stored.keys()].find((path) => !isCopy(path) && !paths.has(path))
  );
}

function isCopy(path: string): boolean {
  return /^\/b-[0-9a-f]{10}\/(mf-manifest|manifest|routes)\.json$/.test(path);
}

/** The manifests of the build's own copies, at the end: its files are there before anything names them. */
export function setPointers(files: Map<string, string>, build: string, wanted: readonly string[]): void {
  for (const path of pointers) files.delete(path);
  for (const path of wanted) {
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
  // The list of an earlier way to publish: the releases know it better.
  return new Map([...files].filter(([path]) => path !== '/builds.json' && !gone.has(path.split('/')[1] ?? '')));
}

/**
 * When a build was last live: until the release after its own. One that no release names came with one that names none, or
 * is older than all of them.
 */
function lastLive(build: string, history: readonly Release[], now: number): number {
  const ends = history.map((release, at) => ({
    build: release.version.labels?.build,
    canary: release.version.labels?.canary,
    until: Date.parse(history[at - 1]?.releaseTime ?? new Date(now).toISOString()),
  }));
  const named =
    ends.find((each) => each.build === build || each.canary === build) ?? ends.find((each) => each.build === undefined);
  return named?.until ?? Date.parse(history.at(-1)?.releaseTime ?? new Date(now).toISOString());
}
