import type { Item } from '@adp/shared-data';
import type { CreativeWork, Dataset, Product, Service, SoftwareApplication } from 'schema-dts';
import type { Addresses } from '../addresses';
import { free, omitUnknown, some, toOrganisation, toThingFields } from './common';

const systems: Readonly<Record<string, string>> = { android: 'Android', ios: 'iOS' };

/** What a product is: software, data, a device, a service or a standard. */
export function toProduct(
  item: Item<'product'>,
  addresses: Addresses,
): SoftwareApplication | Dataset | Product | Service | CreativeWork {
  const thing = toThingFields(item, addresses);
  const organisation = toOrganisation(item.organisation);
  const elsewhere = [item.websiteUrl, item.repoUrl].filter((url) => url !== undefined);
  const sameAs = some(elsewhere);
  switch (item.category) {
    case 'dataset':
      return omitUnknown({ '@type': 'Dataset', ...thing, creator: organisation, sameAs });
    case 'hardware':
      return omitUnknown({ '@type': 'Product', ...thing, manufacturer: organisation, sameAs });
    case 'service':
      return omitUnknown({ '@type': 'Service', ...thing, provider: organisation, sameAs });
    case 'standard':
      return omitUnknown({ '@type': 'CreativeWork', ...thing, genre: 'Standard', author: organisation, sameAs });
    default:
      return omitUnknown({
        '@type': 'SoftwareApplication',
        ...thing,
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
