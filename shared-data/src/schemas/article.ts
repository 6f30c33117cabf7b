import * as v from 'valibot';
import { contentFields, publicationFits } from './contentFields';
import { limits } from './limits';
import { text } from './parts';

const fields = v.object({ ...contentFields, series: v.exactOptional(text(limits.series)) });

/** `articles/{id}`. */
export const articleSchema = v.pipe(
  fields,
  v.forward(
    v.check((item) => publicationFits(item), 'not-allowed'),
    ['publishedAt'],
  ),
);
export type Article = v.InferOutput<typeof articleSchema>;
