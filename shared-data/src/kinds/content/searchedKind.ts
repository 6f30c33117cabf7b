import * as v from 'valibot';
import { collections } from '../collections';
import type { ContentKind } from './contentSchemas';
import { bylineFields, tagsField } from './bylineFields';
import { listedContentFields } from './listedContentFields';
import { listedKind, newest } from './listedKind';

const searchedFields = v.object({
  title: listedContentFields.title,
  summary: bylineFields.summary,
  tags: tagsField(),
});

/** A content kind with the fields that the search index holds. */
export const searchedKind = (kind: ContentKind) =>
  listedKind({ collection: collections[kind], summary: searchedFields, filters: {}, orders: { newest } });
