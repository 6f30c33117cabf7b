import { liveHeader, parseLiveHeader } from '@adp/site-document';
import type { Check, Examination } from './finding';

/** Maximum age of the renderer's data about a host, in milliseconds. With visitors, it reads every 5 s. */
const MAX_AGE = 120_000;

/** The host whose last response to the renderer is the oldest. */
export interface RendererAge {
  readonly name: string;
  /** In milliseconds. */
  readonly age: number;
}

/**
 * Requests a page that no cache has. Returns undefined if pages are not rendered, or if the renderer does not report
 * its age.
 */
export async function readRendererAge({
  site,
  fetch,
}: Pick<Examination, 'site' | 'fetch'>): Promise<RendererAge | undefined> {
  if (site.edge !== 'function') return undefined;
  const fetchPage = () => fetch(`${site.origin}/knowledge-products?doctor=${Date.now()}`, { cache: 'no-store' });
  await fetchPage();
  // After a time without requests, the first one makes the renderer read again, but does not wait for it.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const { headers } = await fetchPage();
  const reading = parseLiveHeader(headers.get(liveHeader));
  if (!reading) return undefined;
  // Uses the server's clock, because this machine's may differ.
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return { name: reading.name, age: Math.max(0, now - reading.readAt) };
}

/** Reports a renderer that no longer reads new releases. */
export const checkRenderer: Check = async (examination) => {
  const host = await readRendererAge(examination);
  if (!host || host.age <= MAX_AGE) return [];
  return [
    {
      about: examination.site.origin,
      problem: `The renderer has not reached the host of ${host.name} for ${Math.round(host.age / 60_000)} minutes, so it does not see its releases.`,
      remedy: 'Check the logs of the function edge for this host. If the host works, deploy the function again.',
    },
  ];
};
