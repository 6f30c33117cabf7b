import * as v from 'valibot';
import { line } from '../../fields/fieldSchemas';
import { contentFields, withPublicationCheck } from '../content/contentFields';
import { defineKind } from '../content/defineKind';
import { contentLimits } from '../content/contentLimits';
import { listedArticles } from './listedArticles';

export const articleSchema = withPublicationCheck(
  v.object({ ...contentFields, series: v.exactOptional(line(contentLimits.series)) }),
);
export type Article = v.InferOutput<typeof articleSchema>;

export const articles = defineKind({ listed: listedArticles, schema: articleSchema });
