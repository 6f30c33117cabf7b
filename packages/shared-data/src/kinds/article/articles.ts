import * as v from 'valibot';
import { line } from '../../fields/fieldSchemas';
import { contentFields, publicationFits } from '../content/contentFields';
import { contentKind } from '../content/contentKind';
import { contentLimits } from '../content/contentLimits';
import { listedArticles } from './listedArticles';

const fields = v.object({ ...contentFields, series: v.exactOptional(line(contentLimits.series)) });

/** `articles/{id}`. */
export const articleSchema = v.pipe(
  fields,
  v.forward(
    v.check((item) => publicationFits(item), 'not-allowed'),
    ['publishedAt'],
  ),
);
export type Article = v.InferOutput<typeof articleSchema>;

/** `articles/{id}`. */
export const articles = contentKind({
  ...listedArticles,
  schema: articleSchema,
  summary: v.omit(v.object(articleSchema.entries), [
    'body',
    'sources',
    'canonicalUrl',
    'cover',
    'licence',
    'createdAt',
    'revision',
  ]),
});
