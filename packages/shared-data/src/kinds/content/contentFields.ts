import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import {
  line,
  distinctList,
  matching,
  dateTime,
  choice,
  pictureUrl,
  places,
  text,
  url,
  whole,
} from '../../fields/fieldSchemas';
import { patterns } from '../../fields/patterns';
import { translatedInto } from '../translation/translatedTitles';
import { bylineFields } from './bylineFields';
import { tagsField } from './tagsField';
import { listedContentFields } from './listedContentFields';
import { contentChoices, contentLimits } from './contentLimits';

const cover = v.object({
  url: pictureUrl,
  alt: line(contentLimits.cover.alt),
  credit: v.exactOptional(line(contentLimits.cover.credit)),
  width: whole(contentLimits.cover.side),
  height: whole(contentLimits.cover.side),
  bytes: whole(contentLimits.coverBytes),
});

/** The fields of every kind of content. Excludes id and kind, which are in the document's path. */
export const contentFields = {
  ...listedContentFields,
  ...bylineFields,
  status: choice(contentChoices.status),
  translatedInto,
  body: text(contentLimits.body),
  tags: tagsField(),
  countries: places(),
  cover: v.exactOptional(cover),
  authorUid: v.pipe(v.string('text'), v.minLength(1, 'too-short'), v.maxLength(128, 'too-long')),
  authorUsername: matching(patterns.username, commonLimits.username.max),
  /** Forms and rules require a licence, except for knowledge products of unknown licence (docs/decisions/145). */
  licence: v.exactOptional(choice(contentChoices.licence)),
  canonicalUrl: v.exactOptional(url),
  sources: distinctList(url, contentLimits.sources),
  createdAt: dateTime,
  updatedAt: dateTime,
  revision: whole({ min: 1, max: Number.MAX_SAFE_INTEGER }),
};

/** Fields that the writer sets rather than the form. */
export const bookkeepingFields = [
  'status',
  'translations',
  'translatedInto',
  'authorUid',
  'authorUsername',
  'authorName',
  'sample',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'revision',
] as const;

type Publication = Pick<v.InferOutput<v.ObjectSchema<typeof contentFields, undefined>>, 'status' | 'publishedAt'>;

/** Checks that `publishedAt` fits the status. Items in review have it if they have been public before. */
export function withPublicationCheck<Schema extends v.GenericSchema<unknown, Publication>>(schema: Schema): Schema;
export function withPublicationCheck(schema: v.GenericSchema<unknown, Publication>) {
  const isFitting = ({ status, publishedAt }: Publication) =>
    publishedAt ? status !== 'draft' : !['published', 'archived', 'removed'].includes(status);
  return v.pipe(
    schema,
    v.forward(
      v.check((item) => isFitting(item), 'not-allowed'),
      ['publishedAt'],
    ),
  );
}
