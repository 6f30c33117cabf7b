import * as v from 'valibot';
import { contentFields, publicationFits } from './contentFields';
import { contentLimits } from './contentLimits';
import { line } from './parts';

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
