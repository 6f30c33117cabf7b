import type { Calendar } from '../calendar';
import { members } from '../content/members';
import type { SeedItem } from '../content/seedItem';
import { coverSize, drawCover } from '../covers/drawCover';
import type { PlainFields } from './plainValue';

/** What the seed needs to know of the platform it fills. */
export interface Surroundings {
  readonly calendar: Calendar;
  /** The address under which the platform serves an object of Storage. */
  readonly imageUrl: (name: string) => string;
}

/** The fields that items of every kind have. */
export function baseFields(item: SeedItem, { calendar, imageUrl }: Surroundings): PlainFields {
  const author = members[item.author];
  const published = calendar.daysAgo(item.publishedDaysAgo);
  return {
    title: item.title,
    summary: item.summary,
    lang: item.lang,
    status: 'published',
    programme: item.programme,
    themes: item.themes,
    tags: item.tags,
    countries: item.countries,
    cover: item.cover && coverFields(item, imageUrl),
    sample: item.sample ?? false,
    author_uid: author.uid,
    author_username: author.username,
    author_name: author.name,
    created_at: published,
    updated_at: published,
    published_at: published,
  };
}

/** Where the cover of an item lies in Storage: in its author's folder, as if the author had uploaded it. */
export function coverPath({ author, cover = 'rings' }: SeedItem): string {
  return `images/${members[author].uid}/cover-${cover}.png`;
}

function coverFields(item: SeedItem, imageUrl: Surroundings['imageUrl']): PlainFields | undefined {
  if (!item.cover) return undefined;
  const { alt, bytes } = drawCover(item.cover);
  return {
    url: imageUrl(coverPath(item)),
    alt,
    credit: 'Drawn by code for this site',
    ...coverSize,
    bytes: bytes.length,
  };
}
