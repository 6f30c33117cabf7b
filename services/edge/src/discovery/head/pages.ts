import type { ContentKind, Item } from '@adp/shared-data/content';
import type { Filters, Person } from '@adp/shared-data/lists';
import { getTextLanguage } from '@adp/shared-ui/format';
import { type Addresses, createAddresses } from '../addresses';
import { toFeedLanguage } from '../feeds/toFeedLanguage';
import { toBreadcrumbs, toProfilePage, toWebSite } from '../jsonLd/toSiteThings';
import { toThing } from '../jsonLd/toThing';
import { getItemLanguages } from '../getItemLanguages';
import type { Page } from './pageHead';

/** The page of an item. */
export function itemPage(item: Item, addresses: Addresses): Page {
  const { kind, id, title } = item;
  const { text } = addresses;
  const lang = getTextLanguage(item);
  // The address of the language that the text is in: a page around it in another one says nothing new.
  const canonical = addresses.itemIn(lang, kind, id);
  const steps = [
    { name: text(`kind.${kind}`), url: addresses.list(kind) },
    { name: title, url: canonical },
  ];
  return {
    title,
    description: item.summary,
    canonical,
    image: addresses.card(kind, item),
    type: 'article',
    // What never happened is no event for search engines, whatever the page says of it.
    data: [...(item.sample ? [] : [toThing(item, addresses)]), toBreadcrumbs(steps, addresses)],
    publishedAt: item.publishedAt,
    updatedAt: item.updatedAt,
    lang,
    alternates: getItemLanguages(item).map((language) => ({ language, href: addresses.itemIn(language, kind, id) })),
    oEmbed: addresses.oEmbed(canonical),
    noIndex: item.sample,
  };
}

/** A list under the filters of its address. The first list is the site's front page. */
export function listPage(kind: ContentKind, filters: Filters, addresses: Addresses): Page {
  const { text } = addresses;
  const name = text(`kind.${kind}`);
  return {
    title: name,
    description: text(`kind.purpose.${kind}`),
    canonical: addresses.list(kind, filters),
    image: addresses.siteCard,
    type: 'website',
    data: [
      ...(kind === 'knowledgeProduct' ? [toWebSite(addresses)] : []),
      toBreadcrumbs([{ name, url: addresses.list(kind) }], addresses),
    ],
    feeds: toFeeds(kind, filters, addresses),
    ...(kind === 'knowledgeProduct' && { search: addresses.openSearch }),
  };
}

/**
 * The feed of a list, and its calendar, each with a title in its language. One in the page's language has only what can be read in that
 * language: the whole list follows, in English.
 */
function toFeeds(kind: ContentKind, filters: Filters, { site, language }: Addresses): NonNullable<Page['feeds']> {
  const isInLanguage = language === 'en' || filters['lang'] !== undefined;
  const lists = isInLanguage ? [filters] : [{ ...filters, lang: [language] }, filters];
  return lists.flatMap((list) => {
    const { text, feed, calendar } = createAddresses(site, toFeedLanguage(list));
    const names = { kind: text(`kind.${kind}`), site: text('site.name') };
    const atom = { title: text('feed.title', names), type: 'application/atom+xml', href: feed(kind, list) };
    if (kind !== 'event' && kind !== 'opportunity') return [atom];
    const title = text(kind === 'event' ? 'calendar.events' : 'calendar.deadlines', names);
    return [atom, { title, type: 'text/calendar', href: calendar(kind, list) }];
  });
}

/** The page of a member whom everybody may see. */
export function profilePage(profile: Person, addresses: Addresses): Page {
  const { id, name, description } = profile;
  const canonical = addresses.page(`/${id}`);
  return {
    title: name,
    description: description ?? addresses.text('profile.description', { name, site: addresses.text('site.name') }),
    canonical,
    image: addresses.siteCard,
    type: 'profile',
    data: [toProfilePage(profile, addresses), toBreadcrumbs([{ name, url: canonical }], addresses)],
  };
}

/** Any other page of the site, with the title and description of its app. */
export function otherPage(
  {
    path,
    title,
    description,
  }: { readonly path: string; readonly title: string; readonly description?: string | undefined },
  addresses: Addresses,
): Page {
  const isSearch = addresses.page(path) === addresses.searchPage;
  return {
    title,
    description: description ?? addresses.text('site.tagline'),
    canonical: addresses.page(path),
    image: addresses.siteCard,
    type: 'website',
    data: [toBreadcrumbs([{ name: title, url: addresses.page(path) }], addresses)],
    noIndex: isSearch,
    ...(isSearch && { search: addresses.openSearch }),
  };
}
