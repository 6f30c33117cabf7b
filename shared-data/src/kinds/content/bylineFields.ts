import { commonLimits } from '../../fields/commonLimits';
import { line, listOf, moment, paragraph } from '../../fields/fieldSchemas';
import * as v from 'valibot';
import { contentLimits } from './contentLimits';

/** What the card of an article shows beyond `listedContentFields`; every stored item has it. */
export const bylineFields = {
  summary: paragraph(commonLimits.summary),
  authorName: line(commonLimits.name),
  /** Set at the first publication and never again; drafts have none. */
  publishedAt: v.exactOptional(moment),
};

/** The tags of an item. A function, so that a list page without tags does not download it. */
export const tagsField = () => listOf(line(contentLimits.tags.each), contentLimits.tags);
