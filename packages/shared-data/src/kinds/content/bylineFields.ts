import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import { line, dateTime, paragraph, visible } from '../../fields/fieldSchemas';

/** Fields of an article's card besides `listedContentFields`. Every kind has them. */
export const bylineFields = {
  summary: v.pipe(paragraph(commonLimits.summary), visible),
  authorName: line(commonLimits.name),
  /** The time of the first publication. It never changes. Absent from drafts. */
  publishedAt: v.exactOptional(dateTime),
};
