import type { ContentKind } from '@adp/shared-data/content';
import type { Filters } from '@adp/shared-data/lists';
import { toDeadlineDay, toWallTimes } from '@adp/shared-ui/calendar';
import { formatDay, formatDays, getTextLanguage } from '@adp/shared-ui/format';
import type { SiteUrls } from '../siteUrls';
import { markup, xmlDocument } from '../markup/markup';
import { plainLine } from '../markup/plainLine';
import type { FeedItem } from './readFeed';

export interface Feed {
  readonly kind: ContentKind;
  readonly filters: Filters;
  readonly items: readonly FeedItem[];
  /** The time when the data was read, which is the date of an empty feed. */
  readonly asOf: Date;
}

/** Returns a list as an Atom feed (RFC 4287). The ids are the URLs of the feed and of the items' pages. */
export function toAtom({ kind, filters, items, asOf }: Feed, urls: SiteUrls): string {
  const self = urls.feed(kind, filters);
  const updated = items.length === 0 ? asOf : new Date(Math.max(...items.map((item) => item.updatedAt.getTime())));
  const { language, text } = urls;
  const values = { kind: text(`kind.${kind}`), site: text('site.name') };
  const isWhole = Object.keys(filters).every((name) => name === 'lang');
  const title = text(isWhole ? 'feed.title' : 'feed.title.some', values);
  return xmlDocument(markup`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${self}</id>
<title>${title}</title>
<subtitle>${text(`kind.purpose.${kind}`)}</subtitle>
<updated>${updated.toISOString()}</updated>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${urls.list(kind, filters)}"/>
<icon>${urls.site}/icon.svg</icon>
${items.map((item) => toEntry(kind, item, urls))}</feed>`);
}

function toEntry(kind: ContentKind, item: FeedItem, urls: SiteUrls) {
  const url = urls.item(kind, item.id);
  const profile = urls.profile(item.authorUsername);
  const { updatedAt, publishedAt = updatedAt } = item;
  return markup`<entry xml:lang="${getTextLanguage(item)}">
<id>${url}</id>
<title>${plainLine(item.title)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${publishedAt.toISOString()}</published>
<updated>${updatedAt.toISOString()}</updated>
<author><name>${urls.author(item)}</name>${profile === undefined ? undefined : markup`<uri>${profile}</uri>`}</author>
${[...item.themes, ...item.tags].map((term) => markup`<category term="${plainLine(term)}"/>`)}
<summary>${getSummary(item, urls)}</summary>
</entry>
`;
}

function getSummary(item: FeedItem, { language, text }: SiteUrls): string {
  const { startsAt, startsLocal, endsAt, endsLocal, deadlineAt, deadlineLocal, timezone = 'UTC' } = item;
  const summary = plainLine(item.summary);
  if (startsAt && endsAt) {
    const [start, end] = toWallTimes({ startsAt, startsLocal, endsAt, endsLocal, timezone });
    return text('feed.event', { days: formatDays(start, end, 'UTC', language), summary });
  }
  if (!deadlineAt) return summary;
  const last = toDeadlineDay(deadlineAt, timezone, deadlineLocal);
  return text('feed.deadline', { day: formatDay(last, 'UTC', language), summary });
}
