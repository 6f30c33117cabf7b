import { startSite } from './startSite';

/** Starts a site once before all workers, so that each finds the parsed rules and the routes of all builds in the caches. */
export default async function globalSetup(): Promise<void> {
  const site = await startSite();
  await site.stop();
}
