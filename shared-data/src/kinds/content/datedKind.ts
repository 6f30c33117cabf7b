import * as v from 'valibot';
import { dateTime, yesOrNo } from '../../fields/fieldSchemas';
import { collections } from '../collections';
import type { ContentKind } from './contentSchemas';
import { listedKind, newest } from './listedKind';

const datedFields = v.object({ updatedAt: dateTime, sample: yesOrNo });

/** A content kind with the fields that a sitemap needs. */
export const datedKind = (kind: ContentKind) =>
  listedKind({ collection: collections[kind], summary: datedFields, filters: {}, orders: { newest } });
