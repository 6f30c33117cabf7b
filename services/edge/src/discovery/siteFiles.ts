import { languages, toBase } from '@adp/shared-ui/languages';
import { getShortName } from '@adp/site-document';
import type { Addresses } from './addresses';
import { markup, xmlDocument } from './markup/markup';
import { listPrivatePaths, type SiteRoute } from './siteRoutes';

/** A rule holds for all that begins like it: `/new` alone would hide the member at `/newton`. */
const toRules = (path: string) => [`${path}$`, `${path}?`, `${path}/`];

/** `robots.txt` of a host that is not the site's own, such as a preview channel: closed to all robots. */
export const closedRobots = 'User-agent: *\nDisallow: /\n';

export function isSiteHost(host: string, { site }: Pick<Addresses, 'site'>): boolean {
  return host === new URL(site).host;
}

/** `robots.txt` of the site. Search engines have no business on pages that only their visitor sees, in any language. */
export function toRobots(routes: readonly SiteRoute[], { page }: Pick<Addresses, 'page'>): string {
  const privatePaths = listPrivatePaths(routes);
  const paths = languages.flatMap((language) => privatePaths.map((path) => toBase(language) + path));
  const denied = ['/__/', ...paths.flatMap(toRules)].map((rule) => `Disallow: ${rule}`).join('\n');
  return `User-agent: *\n${denied}\n\nSitemap: ${page('/sitemap.xml')}\n`;
}

/** The description of the site's search, for browsers, in the language of the pages that it leads to. */
export function toOpenSearch({ site, language, text, search, openSearch }: Addresses): string {
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
