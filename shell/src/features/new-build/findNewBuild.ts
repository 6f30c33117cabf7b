import { appsInUse } from '../../remotes/loadApp';

/** Where the shell's live build is named (specification 7). */
const LATEST = '/builds/latest.json';

/** Whether the shell or an app that this page runs has a newer build. What does not answer counts as unchanged. */
export async function findNewBuild(): Promise<boolean> {
  const questions = [
    differs(LATEST, __BUILD_ID__),
    ...appsInUse().map(({ app, build }) => differs(`${app.origin}/manifest.json`, build)),
  ];
  return (await Promise.all(questions)).includes(true);
}

async function differs(address: string, running: string): Promise<boolean> {
  try {
    const response = await fetch(address, { cache: 'no-store', credentials: 'omit' });
    const live: unknown = response.ok ? await response.json() : undefined;
    return (
      typeof live === 'object' &&
      live !== null &&
      'build' in live &&
      typeof live.build === 'string' &&
      live.build !== running
    );
  } catch {
    // Offline, or not JSON: there is nothing to offer.
    return false;
  }
}
