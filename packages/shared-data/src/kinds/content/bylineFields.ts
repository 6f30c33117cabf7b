import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import { line, dateTime, paragraph, visible } from '../../fields/fieldSchemas';

/** The fields of an article's card that are not in `listedContentFields`. Every kind has them. */
export const bylineFields = {
  summary: v.pipe(paragraph(commonLimits.summary), visible),
  authorName: line(commonLimits.name),
  /** The time of the first publication, which never changes. Missing in drafts. */
  publishedAt: v.exactOptional(dateTime),
};
