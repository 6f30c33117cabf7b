import type { ContentKind } from '@adp/shared-data/content';
import type { InLanguage } from '@adp/shared-data/translation';
import type { Addresses } from './addresses';
import { cardSize } from './head/pageHead';
import { plainLine } from './markup/plainLine';
import type { SharedItem } from './readItem';

/** An item's page in the terms of oEmbed 1.0: a link with its picture, where that is not too large for who asks. */
export function toOEmbed(
  { kind, item }: { readonly kind: ContentKind; readonly item: SharedItem & InLanguage },
  { maxWidth, maxHeight }: { readonly maxWidth: number; readonly maxHeight: number },
  addresses: Addresses,
): string {
  const { width, height } = cardSize;
  const profile = addresses.profile(item.authorUsername);
  const fits = width <= maxWidth && height <= maxHeight;
  return JSON.stringify({
    version: '1.0',
    type: 'link',
    title: plainLine(item.title),
    author_name: addresses.author(item),
    ...(profile === undefined ? {} : { author_url: profile }),
    provider_name: addresses.text('site.name'),
    provider_url: addresses.page('/'),
    cache_age: 3_600,
    ...(fits && {
      thumbnail_url: addresses.card(kind, item),
      thumbnail_width: width,
      thumbnail_height: height,
    }),
  });
}
