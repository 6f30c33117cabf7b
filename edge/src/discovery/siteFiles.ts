import { languages, toBase } from '@adp/shell/languages';
import type { Addresses } from './addresses';
import { markup, xmlDocument } from './markup/markup';
import { text } from './text';

/** Pages that only their visitor sees, in any language; search engines have no business there. */
const privatePaths = [
  ...['/new', '/login', '/sign-up', '/welcome', '/authorization', '/edit-profile', '/notifications', '/settings'],
  '/admin',
];

/** A rule holds for all that begins like it: `/new` alone would hide the member at `/newton`. */
const toRules = (path: string) => [`${path}$`, `${path}?`, `${path}/`];

/** `robots.txt` of the site; a host that is not the site's own, such as a preview channel, is closed to all robots. */
export function toRobots(host: string, { site, page }: Addresses): string {
  if (host !== new URL(site).host) return 'User-agent: *\nDisallow: /\n';
  const paths = languages.flatMap((language) => privatePaths.map((path) => toBase(language) + path));
  const denied = ['/__/', ...paths.flatMap(toRules)].map((rule) => `Disallow: ${rule}`).join('\n');
  return `User-agent: *\n${denied}\n\nSitemap: ${page('/sitemap.xml')}\n`;
}

/** The description of the site's search, for browsers. */
export function toOpenSearch({ search, page, openSearch }: Addresses): string {
  return xmlDocument(markup`<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${text('site.shortName')}</ShortName>
<LongName>${text('site.name')}</LongName>
<Description>${text('search.description')}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>en</Language>
<Image width="32" height="32" type="image/svg+xml">${page('/icon.svg')}</Image>
<Url type="text/html" method="get" template="${search('{searchTerms}')}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${openSearch}"/>
</OpenSearchDescription>`);
}
