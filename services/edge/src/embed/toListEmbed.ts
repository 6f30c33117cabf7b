import type { ContentKind } from '@adp/shared-data/content';
import { chosenFilters, type Filters, type ListedItem } from '@adp/shared-data/lists';
import { formerMemberName } from '@adp/shared-data/member';
import { toReader } from '@adp/shared-data/translation';
import { toDays, toDeadlineDay } from '@adp/shared-ui/calendar';
import { formatDay, formatDays, getTextLanguage, joinPlace, languageName, toPlaceParts } from '@adp/shared-ui/format';
import { markup } from '../discovery/markup/markup';
import { plainLine } from '../discovery/markup/plainLine';
import type { SiteUrls } from '../discovery/siteUrls';
import { type Embed, newTab } from './embedHtml';
import { getText, type Text } from './text';

/** An object as JSON contains it. */
type Stored<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends Date | undefined ? string : Fields[Name];
};
export type StoredItem<K extends ContentKind = ContentKind> = Stored<ListedItem<K>>;

interface Context {
  readonly text: Text;
  readonly urls: SiteUrls;
  readonly now: Date;
}

/** The maximum number of items in an embed. */
const maxItems = 20;

/** Returns the beginning of a list as an embed. */
export function toListEmbed(
  kind: ContentKind,
  { filters, items }: { readonly filters: Filters; readonly items: readonly StoredItem[] },
  { urls, now }: Omit<Context, 'text'>,
): Embed {
  const text = getText(urls.language);
  const list = urls.text(`kind.${kind}`);
  const canonical = urls.list(kind, filters);
  const isFiltered = chosenFilters(kind, filters).length > 0;
  const rows = items.slice(0, maxItems).map((item) => toRow(kind, item, { text, urls, now }));
  return {
    title: isFiltered ? text('embed.filtered', { list }) : list,
    canonical,
    body:
      rows.length === 0
        ? markup`<p>${text(isFiltered ? 'embed.noMatch' : 'embed.empty')}</p>`
        : markup`<ul class="items">${rows}</ul>`,
    more: { href: canonical, label: text('embed.all') },
  };
}

function toRow(kind: ContentKind, stored: StoredItem, context: Context) {
  const { urls, text } = context;
  const item = toReader(stored, urls.language);
  const lang = getTextLanguage(item);
  const facts = [
    ...getFacts(kind, stored, context),
    lang === urls.language ? undefined : languageName(lang, urls.language),
    item.sample ? text('item.sample') : undefined,
  ].filter((fact) => fact !== undefined);
  return markup`<li><a class="item" href="${urls.item(kind, item.id)}" lang="${lang}" dir="auto" ${newTab}>${plainLine(item.title)}</a>
<p class="facts">${facts.map((fact) => markup`<bdi>${fact}</bdi>`)}</p></li>
`;
}

function getFacts<K extends ContentKind>(kind: K, item: StoredItem<K>, context: Context) {
  return toFacts[kind](item, context);
}

/** Returns the facts below an item's title. Dates are in the item's own time zone, because the reader's zone is unknown. */
const toFacts: {
  readonly [K in ContentKind]: (item: StoredItem<K>, context: Context) => readonly (string | undefined)[];
} = {
  knowledgeProduct: ({ corporateAuthor, publishedOn }) => [corporateAuthor, publishedOn?.slice(0, 4)],
  article: ({ authorName, publishedAt }, { urls }) => [
    authorName === formerMemberName ? urls.text('author.former') : plainLine(authorName),
    publishedAt === undefined ? undefined : formatDay(new Date(publishedAt), 'UTC', urls.language),
  ],
  event: (item, { text, urls: { language } }) => {
    const { first, last } = toDays(item);
    const { city, country, name } = item.venue ?? {};
    const place = joinPlace(toPlaceParts(city || country ? { city, country } : { name }, language), language);
    return [
      item.eventStatus === 'scheduled' ? undefined : text(`event.status.${item.eventStatus}`),
      formatDays(new Date(first), new Date(Date.parse(last) + 1), 'UTC', language),
      place === '' && item.mode === 'online' ? text('value.mode.online') : place || undefined,
    ];
  },
  opportunity: ({ provider, deadlineKind, deadlineAt, deadlineLocal, timezone }, { text, now, urls: { language } }) => {
    if (deadlineAt === undefined)
      return [text(deadlineKind === 'rolling' ? 'opportunity.rolling' : 'opportunity.none'), provider];
    const day = formatDay(toDeadlineDay(deadlineAt, timezone, deadlineLocal), 'UTC', language);
    return [text(new Date(deadlineAt) <= now ? 'embed.closed' : 'embed.deadline', { day }), provider];
  },
  product: ({ tagline, organisation }) => [tagline, organisation],
};
