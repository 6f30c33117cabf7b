import * as v from 'valibot';
import { dateTime, yesOrNo } from '../../fields/fieldSchemas';
import { translatedInto } from '../translation/translatedTitles';
import { type ContentKind, contentKinds } from '../contentKinds';
import { listedContentFields } from './listedContentFields';
import { listedKind, newest } from './listedKind';

const datedFields = v.object({
  updatedAt: dateTime,
  sample: yesOrNo,
  lang: listedContentFields.lang,
  translatedInto,
});

/** Returns a kind that reads only the fields needed for a sitemap. */
export const datedKind = (kind: ContentKind) =>
  listedKind({ collection: contentKinds[kind].collection, summary: datedFields, filters: {}, orders: { newest } });
