import { dataConfig, knownDataConfig } from '../client/DataConfig';
import { type folders, toObjectsUrl } from './objectUrls';

/** Returns a picture's URL if it is in a member's folder of the site's bucket. Other hosts could track readers. */
export function sitePicture(address: string | undefined, folder: (typeof folders)[number]): string | undefined {
  const config = knownDataConfig();
  if (!config || address === undefined) return undefined;
  const start = `${toObjectsUrl(config)}/${folder}%2F`;
  if (!address.startsWith(start)) return undefined;
  return /^[^/?#%]+%2F[^/?#%]+([?][^#]*)?$/.test(address.slice(start.length)) ? address : undefined;
}

/** Resolves to the value of `work` after `sitePicture` has learned the site's bucket. */
export async function withSitePictures<Value>(work: Promise<Value>): Promise<Value> {
  // Without the configuration, `sitePicture` accepts no URL.
  const [value] = await Promise.all([work, dataConfig().catch(() => undefined)]);
  return value;
}
