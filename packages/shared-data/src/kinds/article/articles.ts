import * as v from 'valibot';
import { line } from '../../fields/fieldSchemas';
import { contentFields, publicationFits } from '../content/contentFields';
import { defineKind } from '../content/defineKind';
import { contentLimits } from '../content/contentLimits';
import { listedArticles } from './listedArticles';

const fields = v.object({ ...contentFields, series: v.exactOptional(line(contentLimits.series)) });

export const articleSchema = v.pipe(
  fields,
  v.forward(
    v.check((item) => publicationFits(item), 'not-allowed'),
    ['publishedAt'],
  ),
);
export type Article = v.InferOutput<typeof articleSchema>;

export const articles = defineKind({ listed: listedArticles, schema: articleSchema });
