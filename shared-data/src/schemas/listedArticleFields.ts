import * as v from 'valibot';
import { commonLimits } from './commonLimits';
import { listedContentFields } from './listedContentFields';
import { line, moment, paragraph } from './parts';

/** What a public list reads of an article. */
export const listedArticleFields = {
  ...listedContentFields,
  summary: paragraph(commonLimits.summary),
  authorName: line(commonLimits.name),
  /** Set at the first publication and never again; drafts have none. */
  publishedAt: v.exactOptional(moment),
};
