import { dataConfig, knownDataConfig } from '../client/DataConfig';
import { type folders, toObjectsUrl } from './objectUrls';

/**
 * The address of a picture in a member's folder of the site's own bucket; undefined for any other, whose host would learn
 * who reads: documents may be older than the rules.
 */
export function sitePicture(address: string | undefined, folder: (typeof folders)[number]): string | undefined {
  const config = knownDataConfig();
  if (!config || address === undefined) return undefined;
  const start = `${toObjectsUrl(config)}/${folder}%2F`;
  if (!address.startsWith(start)) return undefined;
  return /^[^/?#%]+%2F[^/?#%]+([?][^#]*)?$/.test(address.slice(start.length)) ? address : undefined;
}

/** What `work` gives, once `sitePicture` can tell which pictures are the site's own: for loaders of pages that show some. */
export async function withSitePictures<Value>(work: Promise<Value>): Promise<Value> {
  // Without the configuration there are none.
  const [value] = await Promise.all([work, dataConfig().catch(() => undefined)]);
  return value;
}
