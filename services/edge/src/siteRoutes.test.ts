/** @jest-environment node */
import { start } from './discovery/testing/startDiscovery';
import { createRenderer } from './render/createRenderer';
import { createHosts } from './render/testing/createHosts';
import { listPrivatePaths, type SiteRoute } from './siteRoutes';

const build = 'b-0123456789';

/** Reads robots.txt and the sitemap of pages, on a site with a live app that has these routes. */
async function open(routes: readonly SiteRoute[]) {
  const hosts = createHosts();
  const site = hosts.register('mfe_tiny');
  hosts.release('mfe_tiny', build, undefined);
  hosts.files.set(
    `https://mfe_tiny.example/${build}/routes.json`,
    JSON.stringify(routes.map((route) => ({ ...route, hints: [] }))),
  );
  const { listRoutes, end } = createRenderer({
    site,
    fetch: hosts.fetch,
    handleRequest: () => Promise.reject(new Error('not asked')),
  });
  const { get } = start({}, { listRoutes });
  const sitemap = await (await get('/sitemaps/pages.xml')).text();
  const robots = await (await get('/robots.txt')).text();
  await end();
  return {
    listed: [...sitemap.matchAll(/<loc>https:\/\/site\.example([^<]*)/g)].flatMap(([, path = '']) =>
      /^\/[a-z]{2}\//.test(path) ? [] : [path],
    ),
    excluded: [...robots.matchAll(/Disallow: (\/[a-z-]{3,}[^$?\n]*)\$/g)].map(([, path]) => path),
  };
}

const tiny: SiteRoute = { path: '/tiny', identity: false, sitemap: true, private: false, offline: true };

test('a page of a live build is in the sitemap, or in robots.txt if it is private', async () => {
  const before = await open([tiny]);
  expect(before).toEqual({ listed: ['/tiny'], excluded: [] });
  const after = await open([
    tiny,
    { ...tiny, path: '/tiny/datasets' },
    { ...tiny, path: '/tiny/mine', sitemap: false, private: true },
    { ...tiny, path: '/tiny/:id', sitemap: false },
  ]);
  expect(after).toEqual({ listed: ['/tiny', '/tiny/datasets'], excluded: ['/tiny/mine'] });
});

test("a build's pages under the paths of another app are ignored", async () => {
  expect((await open([tiny, { ...tiny, path: '/other' }])).listed).toEqual(['/tiny']);
});

test('pages of an older build are not in the sitemap, and are private if they require an identity', async () => {
  expect(await open([{ path: '/tiny' }, { path: '/tiny/mine', identity: true }])).toEqual({
    listed: [],
    excluded: ['/tiny/mine'],
  });
});

test('a path below a private path, or with parameters, has no separate rule', () => {
  const paths = ['/admin/audit', '/admin', '/admin-guide', '/articles/:id/edit'];
  expect(listPrivatePaths(paths.map((path) => ({ path, private: true })))).toEqual(['/admin', '/admin-guide']);
});
