import { appsInUse } from '../../remotes/loadApp';

/** Where the shell's live build is named (specification 7). */
const LATEST = '/builds/latest.json';
/** How long a host may take to answer, in milliseconds. */
const ANSWER_TIMEOUT = 10_000;

/** Whether the shell or an app that this page runs has a newer build. What does not answer counts as unchanged. */
export function findNewBuild(): Promise<boolean> {
  const questions = [
    differs(LATEST, __BUILD_ID__),
    ...appsInUse().map(({ app, build }) => differs(`${app.origin}/manifest.json`, build)),
  ];
  // One yes is enough: a host that hangs keeps nobody waiting.
  return new Promise((answer) => {
    let open = questions.length;
    for (const question of questions) {
      void question.then((newer) => {
        open -= 1;
        if (newer || open === 0) answer(newer);
      });
    }
  });
}

async function differs(address: string, running: string): Promise<boolean> {
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
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
