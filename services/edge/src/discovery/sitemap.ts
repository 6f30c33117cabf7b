import type { ListRoutes } from '../siteRoutes';
import type { SitemapFile, SitemapPage } from '../sitemaps/sitemapFiles';
import type { SiteUrls } from './siteUrls';
import { type Markup, markup, xmlDocument } from './markup/markup';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The part of the sitemap with the apps' pages. They are in memory and change only with a release. */
export const pagesPart = 'pages';

export function toSitemapIndex(files: readonly SitemapFile[], { page }: SiteUrls): string {
  const locations = files.map(({ name, changedAt }) => {
    const lastmod = changedAt && markup`<lastmod>${changedAt}</lastmod>`;
    return markup`<sitemap><loc>${page(`/sitemaps/${name}.xml`)}</loc>${lastmod}</sitemap>\n`;
  });
  return xmlDocument(markup`<sitemapindex xmlns="${namespace}">\n${locations}</sitemapindex>`);
}

/** Lists the apps' pages in the sitemap. */
export async function listRoutePages(listRoutes: ListRoutes): Promise<readonly SitemapPage[]> {
  const routes = await listRoutes();
  const paths = routes.flatMap(({ path, sitemap }) => (sitemap ? [path] : []));
  return paths.sort().map((path) => ({ path }));
}

/** Returns pages as XML. Each page has one URL per language, with links to all of the page's languages. */
export function toUrlSet(entries: readonly SitemapPage[], { page, alternates }: SiteUrls): string {
  const urls = entries.map(({ path, languages, lastmod }): Markup => {
    const all = alternates(page(path))
      .filter(({ language }) => languages?.includes(language) ?? true)
      .map(({ language, href }) => ({ language, href: markup`${href}` }));
    const links = all.map(
      ({ language, href }) => markup`<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    // Create the markup that all languages of a page share only once, because it is most of the work.
    const same = markup`${lastmod && markup`<lastmod>${lastmod}</lastmod>`}${links}`;
    return markup`${all.map(({ href }) => markup`<url><loc>${href}</loc>${same}</url>\n`)}`;
  });
  return xmlDocument(
    markup`<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}</urlset>`,
  );
}
