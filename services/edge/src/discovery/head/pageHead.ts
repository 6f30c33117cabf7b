import { findLanguageEntry, type Language } from '@adp/shared-ui/languages';
import type { Thing } from 'schema-dts';
import { type Markup, markup, scriptJson } from '../markup/markup';
import { plainLine } from '../markup/plainLine';
import type { SiteUrls } from '../siteUrls';

export interface Page {
  readonly title: string;
  readonly description: string;

  readonly canonical: string;
  readonly image: string;
  readonly type: 'website' | 'article' | 'profile';
  readonly data: readonly Thing[];
  readonly publishedAt?: Date | undefined;
  readonly updatedAt?: Date | undefined;
  readonly feeds?: readonly { readonly title: string; readonly type: string; readonly href: string }[];
  readonly lang?: Language;
  /** The languages in which the text exists, starting with the default. Defaults to all languages of the site. */
  readonly alternates?: readonly { readonly language: Language; readonly href: string }[];
  readonly oEmbed?: string;
  /** The URL of the site's OpenSearch description. Set on pages with a search of the whole site. */
  readonly search?: string;
  /** True to hide the page from search engines: sample content and search results. */
  readonly noIndex?: boolean;
}

export const cardSize = { width: 1200, height: 630 } as const;

export function pageHead(page: Page, { text, language, alternates }: SiteUrls): Markup {
  const { canonical, image, type, data, publishedAt, updatedAt, feeds = [], oEmbed, search, noIndex = false } = page;
  const versions = page.alternates ?? alternates(canonical);
  const title = plainLine(page.title, 200);
  const description = plainLine(page.description);
  const site = text('site.name');
  const link = (rel: string, href: string, type: string, linkTitle: string) =>
    markup`<link rel="${rel}" type="${type}" title="${linkTitle}" href="${href}">`;
  const property = (name: string, content: string | undefined) =>
    content === undefined ? [] : [markup`<meta property="${name}" content="${content}">`];
  const elements = [
    markup`<title>${text('title', { page: title, site })}</title>`,
    markup`<meta name="description" content="${description}">`,
    markup`<link rel="canonical" href="${canonical}">`,
    ...(noIndex ? [] : versions.map((each) => hrefLang(each.language, each.href))),
    ...(noIndex ? [] : [hrefLang('x-default', versions[0]?.href ?? canonical)]),
    ...(noIndex ? [markup`<meta name="robots" content="noindex">`] : []),
    ...property('og:type', type),
    ...property('og:site_name', site),
    ...property('og:locale', findLanguageEntry(page.lang ?? language)?.territory),
    ...property('og:title', title),
    ...property('og:description', description),
    ...property('og:url', canonical),
    ...property('og:image', image),
    ...property('og:image:type', 'image/png'),
    ...property('og:image:width', String(cardSize.width)),
    ...property('og:image:height', String(cardSize.height)),
    ...property('og:image:alt', text('card.alt', { title, site })),
    ...property('article:published_time', publishedAt?.toISOString()),
    ...property('article:modified_time', updatedAt?.toISOString()),
    markup`<meta name="twitter:card" content="summary_large_image">`,
    ...feeds.map((feed) => link('alternate', feed.href, feed.type, feed.title)),
    ...(oEmbed === undefined ? [] : [link('alternate', oEmbed, 'application/json+oembed', title)]),
    ...(search === undefined ? [] : [link('search', search, 'application/opensearchdescription+xml', site)]),
    ...(data.length === 0 ? [] : [jsonLd(data)]),
  ];
  return markup`${elements}`;
}

const hrefLang = (language: string, href: string): Markup =>
  markup`<link rel="alternate" hreflang="${language}" href="${href}">`;

function jsonLd(data: readonly Thing[]): Markup {
  const graph = { '@context': 'https://schema.org', '@graph': data };
  return markup`<script type="application/ld+json">${scriptJson(graph)}</script>`;
}
