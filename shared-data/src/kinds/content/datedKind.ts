import * as v from 'valibot';
import { choice, dateTime, distinctList, yesOrNo } from '../../fields/fieldSchemas';
import { listChoices } from '../../fields/listChoices';
import { collections } from '../collections';
import type { ContentKind } from './contentSchemas';
import { listedKind, newest } from './listedKind';

const lang = choice(listChoices.lang);

const datedFields = v.object({
  updatedAt: dateTime,
  sample: yesOrNo,
  lang,
  /** The languages of its translations. */
  translatedInto: v.exactOptional(v.fallback(distinctList(lang, { max: listChoices.lang.length }), [])),
});

/** A content kind with the fields that a sitemap needs. */
export const datedKind = (kind: ContentKind) =>
  listedKind({ collection: collections[kind], summary: datedFields, filters: {}, orders: { newest } });
