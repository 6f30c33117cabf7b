import { type CanaryHealth, healthPath, parseHealth } from '@adp/shared-data/app-health';

/** Reads the verdicts about the canaries of a site, by app. Resolves to an empty map if the site does not respond. */
export async function readCanaries(
  origin: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<ReadonlyMap<string, CanaryHealth>> {
  try {
    const response = await fetch(origin + healthPath, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    const apps = parseHealth(await response.json());
    return new Map(apps.flatMap(({ app, canary }) => (canary ? [[app, canary] as const] : [])));
  } catch {
    return new Map();
  }
}

/** Returns the reason why a canary was stopped, as a clause. Undefined if it was not stopped. */
export function describeStop({ state, reason, visits, canary = 0, stable = 0 }: CanaryHealth): string | undefined {
  if (state !== 'stopped') return undefined;
  const toPercent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const toText = reason === 'errors' ? toPercent : (time: number) => `${Math.round(time)} ms`;
  const name = reason === 'errors' ? 'share of visits with errors' : (reason ?? '').toUpperCase();
  return `its ${name} was ${toText(canary)} in ${visits} visits, compared with ${toText(stable)} of the live build`;
}
