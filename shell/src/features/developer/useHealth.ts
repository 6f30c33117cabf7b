import { type AppHealth, healthPath, parseHealth } from '@adp/shared-data/app-health';
import { useEffect, useState } from 'react';

/** Timeout for fetching the health of apps, in milliseconds. */
const TIMEOUT = 10_000;

export interface HealthState {
  /** The published health of all apps. Undefined while loading, and after an error. */
  readonly apps: readonly AppHealth[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Fetches the health of all apps once, and again with `retry`. */
export function useHealth(): HealthState {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ readonly attempt: number; readonly apps?: readonly AppHealth[] }>();
  useEffect(() => {
    let isShown = true;
    const show = (apps?: readonly AppHealth[]) => {
      if (isShown) setResult({ attempt, ...(apps && { apps }) });
    };
    fetchHealth().then(show, () => show());
    return () => {
      isShown = false;
    };
  }, [attempt]);
  const current = result?.attempt === attempt ? result : undefined;
  return {
    apps: current?.apps,
    hasFailed: current !== undefined && !current.apps,
    retry: () => setAttempt(attempt + 1),
  };
}

async function fetchHealth(): Promise<readonly AppHealth[]> {
  const response = await fetch(healthPath, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return parseHealth(await response.json());
}
