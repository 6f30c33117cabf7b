import { type AppHealth, healthPath, parseHealth } from '@adp/shared-data/app-health';
import { useLoaded } from '@adp/shared-ui';

/** Timeout for fetching the health of apps, in milliseconds. */
const TIMEOUT = 10_000;

export type HealthState = ReturnType<typeof useLoaded<readonly AppHealth[]>>;

/** Fetches the published health of all apps once, and again with `retry`. */
export function useHealth(): HealthState {
  return useLoaded(fetchHealth);
}

async function fetchHealth(): Promise<readonly AppHealth[]> {
  const response = await fetch(healthPath, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return parseHealth(await response.json());
}
