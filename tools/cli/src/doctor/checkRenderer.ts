import { liveHeader, parseLiveHeader } from '@adp/site-document';
import type { Check, Examination } from './finding';

/**
 * Age of the renderer's data that is reported, in milliseconds. While visitors load pages, the renderer refreshes its
 * data every 5 s.
 */
const MAX_AGE = 120_000;

/** Returns the host with the oldest data in the renderer, and its age in milliseconds, if reported. */
export async function readRendererAge({ site, fetch }: Pick<Examination, 'site' | 'fetch'>) {
  if (site.edge !== 'function') return undefined;
  const fetchPage = () => fetch(`${site.origin}/knowledge-products?doctor=${Date.now()}`, { cache: 'no-store' });
  await fetchPage();
  // After an idle period, the first request makes the renderer refresh its data but does not wait for the refresh.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const { headers } = await fetchPage();
  const reading = parseLiveHeader(headers.get(liveHeader));
  if (!reading) return undefined;
  // Use the server's clock, because this machine's clock may differ.
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return { name: reading.name, age: Math.max(0, now - reading.readAt) };
}

export const checkRenderer: Check = async (examination, add) => {
  const host = await readRendererAge(examination);
  if (!host || host.age <= MAX_AGE) return;
  add(
    examination.site.origin,
    `The renderer has not reached the host of ${host.name} for ${Math.round(host.age / 60_000)} minutes, so it does not see its releases.`,
    'Check the logs of the function edge for this host. If the host works, deploy the function again.',
  );
};
