import { kindNames, toBulkPath } from '@adp/shared-data/content';
import { languages, toBase } from '@adp/shared-ui/languages';
import { getShortName } from '@adp/site-document';
import { listPrivatePaths, type SiteRoute } from '../siteRoutes';
import type { SiteUrls } from './siteUrls';
import { markup, xmlDocument } from './markup/markup';

/** Rules in robots.txt match prefixes, so a plain `/new` would also hide the member at `/newton`. */
const toRules = (path: string) => [`${path}$`, `${path}?`, `${path}/`];

/** The `robots.txt` for all hosts except the site's own, such as preview channels. */
export const closedRobots = 'User-agent: *\nDisallow: /\n';

export function isSiteHost(host: string, { site }: Pick<SiteUrls, 'site'>): boolean {
  return host === new URL(site).host;
}

/** Returns the site's `robots.txt`, which hides private pages in all languages, and names files with all items. */
export function toRobots(routes: readonly SiteRoute[], { page }: Pick<SiteUrls, 'page'>): string {
  const privatePaths = listPrivatePaths(routes);
  const paths = languages.flatMap((language) => privatePaths.map((path) => toBase(language) + path));
  const denied = ['/__/', ...paths.flatMap(toRules)].map((rule) => `Disallow: ${rule}`).join('\n');
  const bulk = kindNames.map((kind) => `# ${page(toBulkPath(kind))}\n`).join('');
  return `# All items, updated every night. Please download them instead of requesting every page.
${bulk}
User-agent: *\n${denied}\n\nSitemap: ${page('/sitemap.xml')}\n`;
}

export function toOpenSearch({ site, language, text, search, openSearch }: SiteUrls): string {
  return xmlDocument(markup`<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${getShortName(language)}</ShortName>
<LongName>${text('site.name')}</LongName>
<Description>${text('search.description')}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${language}</Language>
<Image width="32" height="32" type="image/svg+xml">${`${site}/icon.svg`}</Image>
<Url type="text/html" method="get" template="${search('{searchTerms}')}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${openSearch}"/>
</OpenSearchDescription>`);
}
