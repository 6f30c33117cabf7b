import { liveHeader, parseLiveHeader } from '../liveHeader';
import type { Check, Examination } from './finding';

/** Highest age of what the renderer knows of a host, in milliseconds: it reads every 5 s while there are visitors. */
const MAX_AGE = 120_000;

/** The host that the renderer has not reached for longest. */
export interface RendererAge {
  readonly name: string;
  /** In milliseconds. */
  readonly age: number;
}

/** Asks for a page that no cache has. Undefined where pages are not rendered, or by a renderer that does not say. */
export async function readRendererAge({
  site,
  fetch,
}: Pick<Examination, 'site' | 'fetch'>): Promise<RendererAge | undefined> {
  if (site.edge !== 'function') return undefined;
  const ask = () => fetch(`${site.origin}/knowledge-products?doctor=${Date.now()}`, { cache: 'no-store' });
  await ask();
  // The first request of a quiet time makes the renderer read again, and does not wait for that.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const { headers } = await ask();
  const reading = parseLiveHeader(headers.get(liveHeader));
  if (!reading) return undefined;
  // By the clock of the server: that of this machine may differ.
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return { name: reading.name, age: Math.max(0, now - reading.readAt) };
}

/** Finds a renderer that no longer learns of releases. */
export const checkRenderer: Check = async (examination) => {
  const found = await readRendererAge(examination);
  if (!found || found.age <= MAX_AGE) return [];
  return [
    {
      about: examination.site.origin,
      problem: `The renderer has not reached the host of ${found.name} for ${Math.round(found.age / 60_000)} minutes, so it does not learn of its releases.`,
      remedy: 'Look at the logs of the function edge for this host; deploy the function again if the host is well.',
    },
  ];
};
