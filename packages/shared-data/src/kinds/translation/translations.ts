import * as v from 'valibot';
import { choice, dateTime, matching, line, text, whole } from '../../fields/fieldSchemas';
import { commonLimits } from '../../fields/commonLimits';
import { listChoices } from '../../fields/listChoices';
import { patterns } from '../../fields/patterns';
import { bylineFields } from '../content/bylineFields';
import { contentLimits } from '../content/contentLimits';
import { listedContentFields } from '../content/listedContentFields';
import { createParser } from '../readWith';
import { translationChoices } from './translationChoices';

export const translationTextSchema = v.object({
  title: listedContentFields.title,
  summary: bylineFields.summary,
  body: text(contentLimits.body),
});
export type TranslationText = v.InferOutput<typeof translationTextSchema>;

/** `translations/{collection}_{item}_{lang}`: the texts of an item in another language. */
export const translationSchema = v.object({
  ...translationTextSchema.entries,
  collection: choice(translationChoices.collection),
  item: text({ min: 1, max: 128 }),
  lang: choice(listChoices.lang),
  how: choice(translationChoices.how),
  sourceRevision: whole({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  translatorUid: text({ min: 1, max: 128 }),
  translatorUsername: matching(patterns.username, commonLimits.username.max),
  translatorName: line(commonLimits.name),
  updatedAt: dateTime,
});
export type Translation = v.InferOutput<typeof translationSchema>;

export const translations = { collection: 'translations', readItem: createParser(translationSchema) };
