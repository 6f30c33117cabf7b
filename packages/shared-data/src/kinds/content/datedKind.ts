import * as v from 'valibot';
import { dateTime, yesOrNo } from '../../fields/fieldSchemas';
import { collections } from '../collections';
import { translatedInto } from '../translation/translatedTitles';
import type { ContentKind } from './contentSchemas';
import { listedContentFields } from './listedContentFields';
import { listedKind, newest } from './listedKind';

const datedFields = v.object({
  updatedAt: dateTime,
  sample: yesOrNo,
  lang: listedContentFields.lang,
  translatedInto,
});

/** A content kind with the fields that a sitemap needs. */
export const datedKind = (kind: ContentKind) =>
  listedKind({ collection: collections[kind], summary: datedFields, filters: {}, orders: { newest } });
