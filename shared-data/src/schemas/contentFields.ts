import * as v from 'valibot';
import { choices } from './choices';
import { limits } from './limits';
import { country, listOf, matching, moment, oneOf, pictureUrl, text, url, whole, yesOrNo } from './parts';
import { patterns } from './patterns';

const cover = v.object({
  url: pictureUrl,
  alt: text(limits.cover.alt),
  credit: v.exactOptional(text(limits.cover.credit)),
  width: whole(limits.cover.side),
  height: whole(limits.cover.side),
  bytes: whole(limits.coverBytes),
});

/** What every content kind holds; the id and the kind are the document's address and not stored in it. */
export const contentFields = {
  status: oneOf(choices.status),
  title: text(limits.title),
  summary: text(limits.summary),
  /** Markdown. */
  body: text(limits.body),
  lang: oneOf(choices.lang),
  programme: v.exactOptional(oneOf(choices.programme)),
  themes: listOf(oneOf(choices.theme), limits.themes),
  tags: listOf(text(limits.tags.each), limits.tags),
  countries: listOf(country, limits.countries),
  cover: v.exactOptional(cover),
  authorUid: v.pipe(v.string('text'), v.minLength(1, 'too-short'), v.maxLength(128, 'too-long')),
  authorUsername: matching(patterns.username, limits.username.max),
  authorName: text(limits.name),
  licence: oneOf(choices.licence),
  canonicalUrl: v.exactOptional(url),
  sources: listOf(url, limits.sources),
  /** Sample content, which the page says. */
  sample: yesOrNo,
  createdAt: moment,
  updatedAt: moment,
  /** Set at the first publication and never again; drafts have none. */
  publishedAt: v.exactOptional(moment),
  revision: whole({ min: 1, max: Number.MAX_SAFE_INTEGER }),
};

/** The fields that the server side of a write sets, not the form. */
export const bookkeepingFields = [
  'status',
  'authorUid',
  'authorUsername',
  'authorName',
  'sample',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'revision',
] as const;

/** Drafts have no time of publication, all others have one. */
export function publicationFits({ status, publishedAt }: { status: string; publishedAt?: Date }): boolean {
  return (status === 'draft') === (publishedAt === undefined);
}
