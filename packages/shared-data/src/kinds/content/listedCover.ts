import * as v from 'valibot';
import type { StoredFields } from '../../client/wireValues';
import { pictureUrl } from '../../fields/fieldSchemas';
import { isObject } from '../../fields/isObject';
import { toSmallUrl } from '../../files/smallCover';

/** The cover of an item in a list: only the URL of its small size. Missing if the cover has only one size. */
export const listedCover = v.exactOptional(v.object({ url: pictureUrl }));

/** Replaces a stored cover with `listedCover`. */
export function withSmallCover({ cover, ...fields }: StoredFields): StoredFields {
  const url = isObject(cover) && typeof cover.url === 'string' ? toSmallUrl(cover.url) : undefined;
  return url === undefined ? fields : { ...fields, cover: { url } };
}
