import type { HostedBuild } from './buildFiles';
import type { Base, Change } from './changeSite';
import { toHostedFile } from './hostingClient';
import { planBuild, planRollback, setPointers } from './planBuild';

const MANIFEST = '/manifest.json';

interface CanaryOptions {
  /** Of the browsers, from 0 to 1. */
  readonly share: number;
  /** The JSON of the live build's own manifest. */
  readonly readStable: (build: string) => Promise<object | undefined>;
  readonly now: number;
}

/**
 * The next version of a host with this build beside the live one, for a share of the browsers (decision 061).
 * @throws Error where nothing is live that it could be beside
 */
export async function planCanary(
  base: Base,
  hosted: HostedBuild,
  { share, readStable, now }: CanaryOptions,
): Promise<Change> {
  const stable = base.history[0]?.version.labels?.build;
  const manifest = stable === undefined ? undefined : await readStable(stable);
  if (stable === undefined || !manifest) throw new Error('No build is live yet: publish one without --canary first.');
  const { build } = hosted;
  if (stable === build) throw new Error(`${build} is the live build: a canary is another one.`);
  const planned = planBuild(base, hosted, now);
  const canary: unknown = JSON.parse(String(hosted.pointers.get(MANIFEST)));
  const pointer = JSON.stringify({ ...manifest, canary: { ...(canary as object), share } });
  const sent = { path: MANIFEST, ...toHostedFile(pointer) };
  const files = new Map(planned.files);
  // Other tools meet the live build; the manifest comes last.
  setPointers(files, stable, ['/mf-manifest.json']);
  files.set(sent.path, sent.hash);
  const message = `${build}, a canary for ${share * 100} % beside ${stable}`;
  return { files, content: [...planned.content, sent], build: stable, canary: build, message };
}

/** The next version with the canary as the live build. @throws Error where there is none */
export function planPromotion(base: Base): Change & { readonly build: string } {
  const canary = base.history[0]?.version.labels?.canary;
  if (canary === undefined) throw new Error('There is no canary that could be promoted.');
  return { ...planRollback(base, canary), message: `${canary}, promoted` };
}
