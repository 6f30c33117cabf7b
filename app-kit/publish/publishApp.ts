import { readBuild } from './buildFiles';
import { changeSite, type ChangeOptions } from './changeSite';
import { findRoutes } from './findRoutes';
import type { HostingClient } from './hostingClient';
import { planBuild, planRollback } from './planBuild';

/** The host of an app or of the shell, with the channel that is meant. */
export interface Host extends Omit<ChangeOptions, 'plan'> {
  readonly client: HostingClient;
}

/**
 * Adds the build in `dist` to the host and makes it live there, beside the builds that open tabs use (decision 051).
 * @throws PublishConflict where somebody else was first
 */
export async function publishApp(
  dist: string,
  { client, ...host }: Host,
): Promise<{ readonly build: string; readonly url: string }> {
  const { now = Date.now } = host;
  const build = readBuild(dist, await findRoutes(dist, ''));
  const url = await changeSite(client, { ...host, plan: (base) => planBuild(base, build, now()) });
  return { build: build.build, url };
}

/** Makes an earlier build of the host live: `wanted`, or the one that was live before. Returns its id. */
export async function rollBackHost(wanted: string | undefined, { client, ...host }: Host): Promise<string> {
  let build = '';
  await changeSite(client, {
    ...host,
    plan: (base) => {
      const planned = planRollback(base, wanted);
      build = planned.build;
      return planned;
    },
  });
  return build;
}
