import { type ContentKind, isDocumentId, isReservedUsername, parseFilters, profiles } from '@adp/shared-data';
import type { PublicData } from '../api/createPublicData';
import type { HandlerOptions } from '../HandlerOptions';
import { createAddresses, toKind } from './addresses';
import type { Describe } from './Describe';
import { pageHead } from './head/pageHead';
import { itemPage, listPage, otherPage, profilePage } from './head/pages';
import { readItem } from './readItem';
import { createRemember } from './remember';

/** Describes the pages of the site; what was read is remembered as all public data is. */
export function createDescribe(
  { site, now = Date.now }: Pick<HandlerOptions, 'site' | 'now'>,
  publicData: PublicData,
): Describe {
  const addresses = createAddresses(site);
  const { reader } = publicData;
  const remember = createRemember(publicData, now, () => undefined);

  async function describeItem(kind: ContentKind, id: string): Promise<string | null> {
    if (!isDocumentId(id)) return null;
    const { head } = await remember(`head ${kind} ${id}`, kind, async () => {
      const item = await readItem(reader, kind, id);
      return { head: item && pageHead(itemPage(item, addresses)).text };
    });
    return head;
  }

  async function describeProfile(username: string): Promise<string | null> {
    if (!isDocumentId(username) || isReservedUsername(username)) return null;
    const { head } = await remember(`head profile ${username}`, undefined, async () => {
      const profile = await reader.get(profiles, username);
      if (!profile || 'renamedTo' in profile) return { head: null };
      return { head: pageHead(profilePage(profile, addresses)).text };
    });
    return head;
  }

  async function describeKnown({ pathname, searchParams }: URL): Promise<string | null> {
    const [segment = '', id, ...rest] = pathname.slice(1).split('/');
    const kind = toKind(segment);
    if (rest.length > 0) return null;
    if (kind && id !== undefined) return describeItem(kind, id);
    if (kind) return pageHead(listPage(kind, parseFilters(kind, searchParams), addresses)).text;
    return id === undefined ? describeProfile(segment) : null;
  }

  return async (url, shown) => {
    const known = await describeKnown(url).catch(() => null);
    return known ?? pageHead(otherPage({ path: url.pathname, ...shown }, addresses)).text;
  };
}
