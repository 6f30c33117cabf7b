import type { Item } from '@adp/shared-data/content';
import type { CreativeWork, Dataset, Product, Service, SoftwareApplication, WebPage } from 'schema-dts';
import type { Addresses } from '../addresses';
import { free, omitUnknown, some, toOrganisation, toTextFields, toThingFields } from './common';

const systems: Readonly<Record<string, string>> = { android: 'Android', ios: 'iOS' };

/** What a product is: software, data, a device, a service or a standard. */
export function toProduct(
  item: Item<'product'>,
  addresses: Addresses,
): SoftwareApplication | Dataset | Product | Service | CreativeWork {
  const thing = toThingFields(item, addresses);
  // Whoever entered it here and when is neither its author nor its date.
  const work = toTextFields(item, addresses);
  const { inLanguage, dateModified, license } = work;
  // A device or a service is no work, and an app has languages of its own: here the text is that of the page about it.
  const mainEntityOfPage: WebPage = omitUnknown({
    '@type': 'WebPage',
    '@id': thing.url,
    inLanguage,
    dateModified,
    license,
  });
  const organisation = toOrganisation(item.organisation);
  const elsewhere = [item.websiteUrl, item.repoUrl].filter((url) => url !== undefined);
  const sameAs = some(elsewhere);
  switch (item.category) {
    case 'dataset':
      return omitUnknown({ '@type': 'Dataset', ...work, creator: organisation, sameAs });
    case 'hardware':
      return omitUnknown({ '@type': 'Product', ...thing, mainEntityOfPage, manufacturer: organisation, sameAs });
    case 'service':
      return omitUnknown({ '@type': 'Service', ...thing, mainEntityOfPage, provider: organisation, sameAs });
    case 'standard':
      return omitUnknown({ '@type': 'CreativeWork', ...work, genre: 'Standard', author: organisation, sameAs });
    default:
      return omitUnknown({
        '@type': 'SoftwareApplication',
        ...thing,
        mainEntityOfPage,
        license,
        author: organisation,
        sameAs,
        operatingSystem: item.platforms.flatMap((platform) => systems[platform] ?? []).join(', ') || undefined,
        inLanguage: some(item.uiLanguages),
        ...(item.pricing === 'free' || item.pricing === 'open_source'
          ? { isAccessibleForFree: true, offers: { '@type': 'Offer', ...free } as const }
          : {}),
      });
  }
}
