import type { Item } from '@adp/shared-data/content';
import type { CreativeWork, Dataset, Product, Service, SoftwareApplication, WebPage } from 'schema-dts';
import type { SiteUrls } from '../siteUrls';
import { free, omitUndefined, omitEmpty, toOrganisation, toTextFields, toThingFields } from './common';

const systems: Readonly<Record<string, string>> = { android: 'Android', ios: 'iOS' };

export function toProduct(
  item: Item<'product'>,
  urls: SiteUrls,
): SoftwareApplication | Dataset | Product | Service | CreativeWork {
  const thing = toThingFields(item, urls);
  const work = toTextFields(item, urls);
  const { inLanguage, dateModified, license } = work;
  // The text is about a device, service or app, so its language and licence belong to the page.
  const mainEntityOfPage: WebPage = omitUndefined({
    '@type': 'WebPage',
    '@id': thing.url,
    inLanguage,
    dateModified,
    license,
  });
  const organisation = toOrganisation(item.organisation);
  const elsewhere = [item.websiteUrl, item.repoUrl].filter((url) => url !== undefined);
  const sameAs = omitEmpty(elsewhere);
  switch (item.category) {
    case 'dataset':
      return omitUndefined({ '@type': 'Dataset', ...work, creator: organisation, sameAs });
    case 'hardware':
      return omitUndefined({ '@type': 'Product', ...thing, mainEntityOfPage, manufacturer: organisation, sameAs });
    case 'service':
      return omitUndefined({ '@type': 'Service', ...thing, mainEntityOfPage, provider: organisation, sameAs });
    case 'standard':
      return omitUndefined({ '@type': 'CreativeWork', ...work, genre: 'Standard', author: organisation, sameAs });
    default:
      return omitUndefined({
        '@type': 'SoftwareApplication',
        ...thing,
        mainEntityOfPage,
        license,
        author: organisation,
        sameAs,
        operatingSystem: item.platforms.flatMap((platform) => systems[platform] ?? []).join(', ') || undefined,
        inLanguage: omitEmpty(item.uiLanguages),
        ...(item.pricing === 'free' || item.pricing === 'open_source'
          ? { isAccessibleForFree: true, offers: { '@type': 'Offer', ...free } as const }
          : {}),
      });
  }
}
