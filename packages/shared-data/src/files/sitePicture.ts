import { dataConfig, knownDataConfig } from '../client/DataConfig';
import { type folders, toObjectsUrl } from './objectUrls';

/**
 * Returns the URL of a picture if it is in a member's folder of the site's bucket; undefined for any other URL, whose host would learn
 * who reads the page. Stored documents may be older than the rules that demand this.
 */
export function sitePicture(address: string | undefined, folder: (typeof folders)[number]): string | undefined {
  const config = knownDataConfig();
  if (!config || address === undefined) return undefined;
  const start = `${toObjectsUrl(config)}/${folder}%2F`;
  if (!address.startsWith(start)) return undefined;
  return /^[^/?#%]+%2F[^/?#%]+([?][^#]*)?$/.test(address.slice(start.length)) ? address : undefined;
}

/** Resolves to the value of `work` once `sitePicture` knows the site's bucket, for loaders of pages with pictures. */
export async function withSitePictures<Value>(work: Promise<Value>): Promise<Value> {
  // Without the configuration, `sitePicture` accepts no URL.
  const [value] = await Promise.all([work, dataConfig().catch(() => undefined)]);
  return value;
}
