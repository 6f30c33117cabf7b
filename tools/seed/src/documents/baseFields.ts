import type { Article } from '@adp/shared-data/article';
import { toCoverNames } from '@adp/shared-data/files';
import type { Calendar } from '../calendar';
import { members } from '../content/members';
import { checkedOn } from '../content/checkedOn';
import type { SeedItem } from '../content/seedItem';
import { type SourceId, sources } from '../content/sources';
import { coverSizes, drawCover } from '../covers/drawCover';

export interface Surroundings {
  readonly calendar: Calendar;
  readonly imageUrl: (name: string) => string;
}

export function baseFields(
  item: SeedItem & { readonly sources?: readonly SourceId[] },
  { calendar, imageUrl }: Surroundings,
): Omit<Article, 'body' | 'series'> {
  const { uid, username, name } = members[item.author];
  const published = calendar.daysAgo(item.publishedDaysAgo);
  const links = (item.sources ?? [])
    .map((id) => sources[id])
    .map((source) => ('url' in source ? source.url : source.home));
  return {
    status: 'published',
    title: item.title,
    summary: item.summary,
    lang: item.lang,
    ...(item.programme && { programme: item.programme }),
    themes: item.themes,
    tags: item.tags,
    countries: item.countries,
    ...(item.cover && { cover: toCover(item.cover, imageUrl(coverPath(item, 'large'))) }),
    authorUid: uid,
    authorUsername: username,
    authorName: name,
    licence: 'CC-BY-4.0',
    sources: [...new Set<string>(links)],
    sample: item.sample ?? false,
    createdAt: published,
    updatedAt: published,
    publishedAt: published,
    revision: 1,
  };
}

export function toBody({ lang }: SeedItem, text: string, checked: readonly SourceId[] = []): string {
  return [text, checked.length === 0 ? '' : checkedOn(lang)].filter(Boolean).join('\n\n');
}

/** Returns the path of a size of an item's cover in Storage, in the author's folder, as if the author had uploaded it. */
export function coverPath({ author, cover = 'rings' }: SeedItem, size: keyof typeof coverSizes): string {
  return `images/${members[author].uid}/${toCoverNames(`cover-${cover}`)[size]}.png`;
}

function toCover(name: Parameters<typeof drawCover>[0], url: string): NonNullable<Article['cover']> {
  const { alt, bytes } = drawCover(name, 'large');
  return { url, alt, credit: 'Drawn by code for this site', ...coverSizes.large, bytes: bytes.length };
}
