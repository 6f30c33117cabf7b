import { appName, buildId, shellName } from '@adp/shared-data/app-health';
import { liveSettings, parseLiveSettings } from '@adp/site-document';
import * as v from 'valibot';

export interface LiveBuild {
  readonly app: string;
  readonly build: string;
  readonly canary: string | undefined;
  /** The build for newer shells (decision 171). */
  readonly next: string | undefined;
}

/** The timeout for a host, in milliseconds. */
const timeout = 10_000;

/** The fields of a manifest that all versions of the contract have. */
const besideLive = v.fallback(v.optional(v.object({ build: buildId })), undefined);
const manifestSchema = v.object({ build: buildId, canary: besideLive, next: besideLive });

/** Reads the live builds of the shell and of all apps from their hosts. Omits apps whose host fails. Rejects if the shell's host fails. */
export async function readLiveBuilds(site: string, fetch: typeof globalThis.fetch): Promise<readonly LiveBuild[]> {
  const read = (url: string) => fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeout) });
  const readText = async (url: string) => {
    const response = await read(url);
    if (!response.ok) throw new Error(`${url} responds with status ${response.status}.`);
    return response.text();
  };
  const readBuild = async (app: string, origin: string): Promise<LiveBuild> => {
    const { build, canary, next } = v.parse(manifestSchema, JSON.parse(await readText(`${origin}/manifest.json`)));
    return { app, build, canary: canary?.build, next: next?.build };
  };
  const settings = await read(site + liveSettings);
  // The shell has not been published yet.
  if (settings.status === 404) return [];
  if (!settings.ok) throw new Error(`${settings.url} responds with status ${settings.status}.`);
  const { registry } = parseLiveSettings(await settings.text());
  const open = registry.apps.flatMap(({ name, origin }) =>
    origin !== null && v.is(appName, name) ? [{ name, origin }] : [],
  );
  const [shell, ...apps] = await Promise.all([
    readBuild(shellName, site),
    // The status page reports hosts that fail.
    ...open.map(({ name, origin }) => readBuild(name, origin).catch(() => undefined)),
  ]);
  return [shell, ...apps].filter((build) => build !== undefined);
}
