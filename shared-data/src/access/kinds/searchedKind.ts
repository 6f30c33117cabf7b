import * as v from 'valibot';
import { collections } from '../../schemas/collections';
import type { ContentKind } from '../../schemas/content';
import { listedArticleFields } from '../../schemas/listedArticleFields';
import { tags } from '../../schemas/tags';
import { listedKind, newest } from './listedKind';

const { title, summary } = listedArticleFields;
const searched = v.object({ title, summary, tags });

/** A kind of content of which only that is read which a search finds items by. */
export const searchedKind = (kind: ContentKind) =>
  listedKind({ collection: collections[kind], summary: searched, filters: {}, orders: { newest } });
