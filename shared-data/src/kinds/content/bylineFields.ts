import { commonLimits } from '../../fields/commonLimits';
import { line, distinctList, dateTime, paragraph } from '../../fields/fieldSchemas';
import * as v from 'valibot';
import { contentLimits } from './contentLimits';

/** What the card of an article shows beyond `listedContentFields`; every stored item has it. */
export const bylineFields = {
  summary: paragraph(commonLimits.summary),
  authorName: line(commonLimits.name),
  /** Set at the first publication and never again; drafts have none. */
  publishedAt: v.exactOptional(dateTime),
};

/** The tags of an item. A function, so that a list page without tags does not download it. */
export const tagsField = () => distinctList(line(contentLimits.tags.each), contentLimits.tags);
