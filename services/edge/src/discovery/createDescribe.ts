import { collections, type ContentKind, isDocumentId } from '@adp/shared-data/content';
import { parseFilters } from '@adp/shared-data/lists';
import { isReservedUsername, profiles } from '@adp/shared-data/member';
import { splitLanguage } from '@adp/shared-ui/languages';
import type { PublicData } from '../api/createPublicData';
import type { HandlerOptions } from '../HandlerOptions';
import { type Addresses, createAddresses, segments, toKind } from './addresses';
import type { Describe } from './Describe';
import { pageHead } from './head/pageHead';
import { itemPage, listPage, otherPage, profilePage } from './head/pages';
import { readItem } from './readItem';
import { createRemember } from './remember';

/** Describes the pages of the site; what was read is remembered as all public data is. */
export function createDescribe(
  { site, now = Date.now }: Pick<HandlerOptions, 'site' | 'now'>,
  publicData: PublicData,
  /** Gets the programme of each item that is described. */
  onItem: (path: string, programme: string | undefined) => void = () => undefined,
): Describe {
  const { reader } = publicData;
  const remember = createRemember(publicData, now, () => undefined);

  async function describeItem(
    addresses: Addresses,
    { kind, id, isOriginal }: { readonly kind: ContentKind; readonly id: string; readonly isOriginal: boolean },
  ): Promise<string | null> {
    if (!isDocumentId(id)) return null;
    const { head, programme } = await remember(
      `head ${addresses.language} ${kind} ${id} ${isOriginal}`,
      [collections[kind]],
      async () => {
        const item = await readItem(reader, kind, id, isOriginal ? undefined : addresses.language);
        return {
          head: item && pageHead(itemPage(item, addresses), addresses).text,
          ...(item?.programme && { programme: item.programme }),
        };
      },
    );
    onItem(`/${segments[kind]}/${encodeURIComponent(id)}`, programme);
    return head;
  }

  async function describeProfile(addresses: Addresses, username: string): Promise<string | null> {
    if (!isDocumentId(username) || isReservedUsername(username)) return null;
    const { head } = await remember(
      `head ${addresses.language} profile ${username}`,
      [profiles.collection],
      async () => {
        const profile = await reader.get(profiles, username);
        if (!profile || 'renamedTo' in profile) return { head: null };
        return { head: pageHead(profilePage(profile, addresses), addresses).text };
      },
    );
    return head;
  }

  async function describeKnown(addresses: Addresses, path: string, searchParams: URLSearchParams) {
    const [segment = '', id, ...rest] = path.slice(1).split('/');
    const kind = toKind(segment);
    if (rest.length > 0) return null;
    if (kind && id !== undefined)
      return describeItem(addresses, { kind, id, isOriginal: searchParams.has('original') });
    if (kind) return pageHead(listPage(kind, parseFilters(kind, searchParams), addresses), addresses).text;
    return id === undefined ? describeProfile(addresses, segment) : null;
  }

  return async (url, shown) => {
    const { language, path: opened } = splitLanguage(url.pathname);
    // The router shows the same page with slashes at its end.
    const path = opened.replace(/(?<=.)\/+$/, '');
    const addresses = createAddresses(site, language);
    const known = await describeKnown(addresses, path, url.searchParams).catch(() => null);
    return known ?? pageHead(otherPage({ path, ...shown }, addresses), addresses).text;
  };
}
