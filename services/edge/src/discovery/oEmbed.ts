import type { ContentKind } from '@adp/shared-data/content';
import type { InLanguage } from '@adp/shared-data/translation';
import type { SiteUrls } from './siteUrls';
import { cardSize } from './head/pageHead';
import { plainLine } from './markup/plainLine';
import type { SharedItem } from './readItem';

/** Returns an item's page as an oEmbed 1.0 link. Includes the preview image if it fits the requested size. */
export function toOEmbed(
  { kind, item }: { readonly kind: ContentKind; readonly item: SharedItem & InLanguage },
  { maxWidth, maxHeight }: { readonly maxWidth: number; readonly maxHeight: number },
  urls: SiteUrls,
): string {
  const { width, height } = cardSize;
  const profile = urls.profile(item.authorUsername);
  const fits = width <= maxWidth && height <= maxHeight;
  return JSON.stringify({
    version: '1.0',
    type: 'link',
    title: plainLine(item.title),
    author_name: urls.author(item),
    ...(profile === undefined ? {} : { author_url: profile }),
    provider_name: urls.text('site.name'),
    provider_url: urls.page('/'),
    cache_age: 3_600,
    ...(fits && {
      thumbnail_url: urls.card(kind, item),
      thumbnail_width: width,
      thumbnail_height: height,
    }),
  });
}
