import type { Person as Profile } from '@adp/shared-data/lists';
import type { BreadcrumbList, ProfilePage, WebSite, WithActionConstraints, SearchAction } from 'schema-dts';
import type { SiteUrls } from '../siteUrls';
import { plainLine } from '../markup/plainLine';
import { omitUndefined, omitEmpty, toOrganisation, toPublisher } from './common';

export function toWebSite(urls: SiteUrls): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: urls.search('{search_term_string}') },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${urls.site}/#website`,
    name: urls.text('site.name'),
    alternateName: urls.text('site.shortName'),
    description: urls.text('site.tagline'),
    url: urls.page('/'),
    publisher: toPublisher(urls),
    potentialAction: search,
  };
}

export function toBreadcrumbs(
  steps: readonly { readonly name: string; readonly url: string }[],
  { page, text }: SiteUrls,
): BreadcrumbList {
  const all = [{ name: text('site.name'), url: page('/') }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plainLine(name),
      item: url,
    })),
  };
}

/** Returns the picture if it is in the member's own folder. Pictures from other hosts are omitted, as on the page. */
function getPicture({ uid, profileImageUrl }: Profile): string | undefined {
  const folder = `/o/pictures%2F${encodeURIComponent(uid)}%2F`;
  return profileImageUrl?.includes(folder) ? profileImageUrl : undefined;
}

export function toProfilePage(profile: Profile, urls: SiteUrls): ProfilePage {
  const { id: username, name, description, company, position, expertise, languages, links, country } = profile;
  const url = urls.profile(username);
  return omitUndefined({
    '@type': 'ProfilePage',
    url,
    dateCreated: profile.createdAt.toISOString(),
    mainEntity: omitUndefined({
      '@type': 'Person',
      name: plainLine(name),
      alternateName: username,
      identifier: username,
      url,
      description: description && plainLine(description, 1_000),
      jobTitle: position && plainLine(position),
      worksFor: toOrganisation(company),
      knowsAbout: omitEmpty(expertise.map((subject) => plainLine(subject))),
      knowsLanguage: omitEmpty(languages),
      homeLocation:
        country === undefined
          ? undefined
          : ({ '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: country } } as const),
      // The URLs in a new account's profile are not links, so omit them here too.
      image: profile.unapproved ? undefined : getPicture(profile),
      sameAs: profile.unapproved ? undefined : omitEmpty(links),
    }),
  });
}
