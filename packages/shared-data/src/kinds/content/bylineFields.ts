import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import { line, dateTime, paragraph, visible } from '../../fields/fieldSchemas';

/** What the card of an article shows beyond `listedContentFields`; every stored item has it. */
export const bylineFields = {
  summary: v.pipe(paragraph(commonLimits.summary), visible),
  authorName: line(commonLimits.name),
  /** Set at the first publication and never again; drafts have none. */
  publishedAt: v.exactOptional(dateTime),
};
