import type { Person as Profile } from '@adp/shared-data/lists';
import type { BreadcrumbList, ProfilePage, WebSite, WithActionConstraints, SearchAction } from 'schema-dts';
import type { Addresses } from '../addresses';
import { plainLine } from '../markup/plainLine';
import { omitUnknown, some, toOrganisation, toPublisher } from './common';

/** The site itself, with its search. */
export function toWebSite(addresses: Addresses): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: addresses.search('{search_term_string}') },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${addresses.site}/#website`,
    name: addresses.text('site.name'),
    alternateName: addresses.text('site.shortName'),
    description: addresses.text('site.tagline'),
    url: addresses.page('/'),
    publisher: toPublisher(addresses),
    potentialAction: search,
  };
}

/** The way from the site's front page to a page: each step has a name and its address. */
export function toBreadcrumbs(
  steps: readonly { readonly name: string; readonly url: string }[],
  { page, text }: Addresses,
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

/** The picture in the member's own folder; an address elsewhere is none, as on the page. */
function getPicture({ uid, profileImageUrl }: Profile): string | undefined {
  const folder = `/o/pictures%2F${encodeURIComponent(uid)}%2F`;
  return profileImageUrl?.includes(folder) ? profileImageUrl : undefined;
}

/** A member who lets everybody see the profile. */
export function toProfilePage(profile: Profile, addresses: Addresses): ProfilePage {
  const { id: username, name, description, company, position, expertise, languages, links, country } = profile;
  const url = addresses.profile(username);
  return omitUnknown({
    '@type': 'ProfilePage',
    url,
    dateCreated: profile.createdAt.toISOString(),
    mainEntity: omitUnknown({
      '@type': 'Person',
      name: plainLine(name),
      alternateName: username,
      identifier: username,
      url,
      description: description && plainLine(description, 1_000),
      jobTitle: position && plainLine(position),
      worksFor: toOrganisation(company),
      knowsAbout: some(expertise.map((subject) => plainLine(subject))),
      knowsLanguage: some(languages),
      homeLocation:
        country === undefined
          ? undefined
          : ({ '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: country } } as const),
      // Of a new account an address is text, here as on the page.
      image: profile.unapproved ? undefined : getPicture(profile),
      sameAs: profile.unapproved ? undefined : some(links),
    }),
  });
}
