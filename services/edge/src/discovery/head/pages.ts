import { type ContentKind, type Item, kindNames } from '@adp/shared-data/content';
import { calendarNames, type Filters, isCalendarKind, type Person } from '@adp/shared-data/lists';
import { getTextLanguage } from '@adp/shared-ui/format';
import { createSiteUrls, type SiteUrls } from '../siteUrls';
import { toFeedLanguage } from '../feeds/readFeed';
import { toBreadcrumbs, toProfilePage, toWebSite } from '../jsonLd/toSiteThings';
import { toThing } from '../jsonLd/toThing';
import { getItemLanguages } from '../getItemLanguages';
import type { Page } from './pageHead';

export function itemPage(item: Item, urls: SiteUrls): Page {
  const { kind, id, title } = item;
  const { text } = urls;
  const lang = getTextLanguage(item);
  // Use the URL in the text's own language, because in other languages only the page around the text is translated.
  const canonical = urls.itemIn(lang, kind, id);
  const steps = [
    { name: text(`kind.${kind}`), url: urls.list(kind) },
    { name: title, url: canonical },
  ];
  return {
    title,
    description: item.summary,
    canonical,
    image: urls.card(kind, item),
    type: 'article',
    // Omit sample content, so that search engines do not show it as real events or jobs.
    data: [...(item.sample ? [] : [toThing(item, urls)]), toBreadcrumbs(steps, urls)],
    publishedAt: item.publishedAt,
    updatedAt: item.updatedAt,
    lang,
    alternates: getItemLanguages(item).map((language) => ({ language, href: urls.itemIn(language, kind, id) })),
    oEmbed: urls.oEmbed(canonical),
    noIndex: item.sample,
  };
}

export function listPage(kind: ContentKind, filters: Filters, urls: SiteUrls): Page {
  const { text } = urls;
  const name = text(`kind.${kind}`);
  const isHome = kind === kindNames[0];
  return {
    title: name,
    description: text(`kind.purpose.${kind}`),
    canonical: urls.list(kind, filters),
    image: urls.siteCard,
    type: 'website',
    data: [...(isHome ? [toWebSite(urls)] : []), toBreadcrumbs([{ name, url: urls.list(kind) }], urls)],
    feeds: toFeeds(kind, filters, urls),
    ...(isHome && { search: urls.openSearch }),
  };
}

function toFeeds(kind: ContentKind, filters: Filters, { site, language }: SiteUrls): NonNullable<Page['feeds']> {
  const isInLanguage = language === 'en' || filters['lang'] !== undefined;
  const lists = isInLanguage ? [filters] : [{ ...filters, lang: [language] }, filters];
  return lists.flatMap((list) => {
    const { text, feed, calendar } = createSiteUrls(site, toFeedLanguage(list));
    const names = { kind: text(`kind.${kind}`), site: text('site.name') };
    const atom = { title: text('feed.title', names), type: 'application/atom+xml', href: feed(kind, list) };
    if (!isCalendarKind(kind)) return [atom];
    const title = text(`calendar.${calendarNames[kind]}`, names);
    return [atom, { title, type: 'text/calendar', href: calendar(kind, list) }];
  });
}

export function profilePage(profile: Person, urls: SiteUrls): Page {
  const { id, name, description } = profile;
  const canonical = urls.page(`/${id}`);
  return {
    title: name,
    description: description ?? urls.text('profile.description', { name, site: urls.text('site.name') }),
    canonical,
    image: urls.siteCard,
    type: 'profile',
    data: [toProfilePage(profile, urls), toBreadcrumbs([{ name, url: canonical }], urls)],
  };
}

/** Describes any other page, using the title and description rendered by its app. */
export function otherPage(
  {
    path,
    title,
    description,
  }: { readonly path: string; readonly title: string; readonly description?: string | undefined },
  urls: SiteUrls,
): Page {
  const isSearch = urls.page(path) === urls.searchPage;
  return {
    title,
    description: description ?? urls.text('site.tagline'),
    canonical: urls.page(path),
    image: urls.siteCard,
    type: 'website',
    data: [toBreadcrumbs([{ name: title, url: urls.page(path) }], urls)],
    noIndex: isSearch,
    ...(isSearch && { search: urls.openSearch }),
  };
}
