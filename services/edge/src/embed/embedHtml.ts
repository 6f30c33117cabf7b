import { embedStyle } from '@adp/site-document';
import { getDirection } from '@adp/shared-ui/languages';
import { Markup, markup } from '../discovery/markup/markup';
import type { SiteUrls } from '../discovery/siteUrls';
import { getText } from './text';

export interface Embed {
  readonly title: string;
  /** The part of the site to which the title belongs, if the title does not say it. */
  readonly section?: string;
  /** The URL of the site's page with the same content. */
  readonly canonical: string;
  readonly body: Markup;
  /** The link at the end of the embed. */
  readonly more: { readonly href: string; readonly label: string };
}

const style = new Markup(embedStyle);

/** Attributes of each link, because a page of the site must not open inside the frame of another site. */
export const newTab = new Markup('target="_blank" rel="noopener"');

/** Returns the HTML of an embed. It has no script, and loads no file. */
export function toEmbedHtml({ title, section, canonical, body, more }: Embed, urls: SiteUrls): string {
  const { language } = urls;
  const text = getText(language);
  const site = urls.text('site.name');
  return markup`<!doctype html>
<html lang="${language}" dir="${getDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${urls.text('title', { page: title, site })}</title>
<link rel="canonical" href="${canonical}">
<style>${style}</style>
</head>
<body>
<main>
<h1>${section === undefined ? undefined : markup`<span class="section">${section}</span> `}${title}</h1>
${body}
</main>
<footer>
<a class="wordmark" href="${urls.page('/')}" ${newTab}>${site}</a>
<a href="${more.href}" ${newTab}>${more.label}</a>
<p>${text('embed.newTab')}</p>
</footer>
</body>
</html>
`.text;
}
