import { collections, type ContentKind, findKindOfSegment, isDocumentId, itemPath } from '@adp/shared-data/content';
import { parseFilters } from '@adp/shared-data/lists';
import { isReservedUsername, profiles } from '@adp/shared-data/member';
import { splitLanguage } from '@adp/shared-ui/languages';
import type { PublicData } from '../api/createPublicData';
import type { Describe } from '../HandlerOptions';
import { pageHead } from './head/pageHead';
import { itemPage, listPage, otherPage, profilePage } from './head/pages';
import { readItem } from './readItem';
import { createSiteUrls, type SiteUrls } from './siteUrls';

export function createDescribe(
  site: string,
  { reader, cache }: PublicData,
  onItem: (path: string, programme: string | undefined) => void,
): Describe {
  async function describeItem(
    urls: SiteUrls,
    { kind, id, isOriginal }: { readonly kind: ContentKind; readonly id: string; readonly isOriginal: boolean },
  ): Promise<string | null> {
    if (!isDocumentId(id)) return null;
    const { content } = await cache.getContent({
      key: `head ${urls.language} ${kind} ${id} ${isOriginal}`,
      collections: [collections[kind]],
      read: async () => {
        const item = await readItem(reader, kind, id, isOriginal ? undefined : urls.language);
        return {
          head: item && pageHead(itemPage(item, urls), urls).text,
          ...(item?.programme && { programme: item.programme }),
        };
      },
    });
    onItem(itemPath(kind, id), content.programme);
    return content.head;
  }

  async function describeProfile(urls: SiteUrls, username: string): Promise<string | null> {
    if (!isDocumentId(username) || isReservedUsername(username)) return null;
    const { content } = await cache.getContent({
      key: `head ${urls.language} profile ${username}`,
      collections: [profiles.collection],
      read: async () => {
        const profile = await reader.get(profiles, username);
        if (!profile || 'renamedTo' in profile) return { head: null };
        return { head: pageHead(profilePage(profile, urls), urls).text };
      },
    });
    return content.head;
  }

  async function describeData(urls: SiteUrls, path: string, searchParams: URLSearchParams): Promise<string | null> {
    const [segment = '', id, ...deeper] = path.slice(1).split('/');
    const kind = findKindOfSegment(segment);
    if (deeper.length > 0) return null;
    if (kind && id !== undefined) return describeItem(urls, { kind, id, isOriginal: searchParams.has('original') });
    if (kind) return pageHead(listPage(kind, parseFilters(kind, searchParams), urls), urls).text;
    return id === undefined ? describeProfile(urls, segment) : null;
  }

  return async (url, rendered) => {
    const { language, path: pathname } = splitLanguage(url.pathname);
    // Remove trailing slashes, because the router ignores them.
    const path = pathname.replace(/(?<=.)\/+$/, '');
    const urls = createSiteUrls(site, language);
    const head = await describeData(urls, path, url.searchParams).catch(() => null);
    return head ?? pageHead(otherPage({ path, ...rendered }, urls), urls).text;
  };
}
