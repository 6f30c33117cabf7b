import { layoutNames } from '@adp/app-contract';
import { loadBuiltApp } from '@adp/app-contract/testing';

/** A file that a page will ask for. */
export interface Hint {
  readonly as: 'script' | 'style' | 'fetch';
  readonly href: string;
}

/** A route that an app offers, with the files that its page asks for at its app's host. */
export interface KnownRoute {
  readonly path: string;
  readonly hints: readonly Hint[];
  /** The page signs in, or asks who is signed in, at once. */
  readonly identity?: boolean;
}

/** The routes of the built app in `dist`, found by running it: what a page asks for is seen, not guessed. */
export async function findRoutes(dist: string, origin: string): Promise<readonly KnownRoute[]> {
  const { module } = await loadBuiltApp(dist);
  const pages = layoutNames.flatMap((layout) => module.routes[layout] ?? []);
  return Promise.all(
    pages.map(async ({ path, requires }, index) => {
      // Anew for each page: a chunk that two pages share loads only once in one run.
      const app = await loadBuiltApp(dist);
      const page = layoutNames.flatMap((layout) => app.module.routes[layout] ?? [])[index];
      await page?.lazy();
      const files = app
        .files()
        .map((file): Hint => ({ as: file.endsWith('.css') ? 'style' : 'script', href: `${origin}/${file}` }));
      const hints: Hint[] = [{ as: 'fetch', href: `${origin}/manifest.json` }, ...files];
      return { path, hints, identity: requires?.identity === true };
    }),
  );
}
