import * as v from 'valibot';
import { choice, dateTime, line, paragraph, text } from '../../fields/fieldSchemas';
import { createParser } from '../readWith';
import { appealChoices, reportChoices, reportLimits } from './reportLimits';

const uid = text({ min: 1, max: 128 });
/** An item's id; of a profile the username. */
const item = text({ min: 1, max: 128 });
const decided = {
  decisionReason: v.exactOptional(paragraph(reportLimits.text)),
  decidedAt: v.exactOptional(dateTime),
};

/** `reports/{id}`: what a reader finds wrong with an item or a profile. */
export const reportSchema = v.object({
  collection: choice(reportChoices.collection),
  item,
  title: line(reportLimits.title),
  /** Whose it was then; absent in reports from before that was stored. */
  subjectUid: v.exactOptional(uid),
  /** Absent where a visitor without an account has reported. */
  reporterUid: v.exactOptional(uid),
  reason: choice(reportChoices.reason),
  text: paragraph({ ...reportLimits.text, min: 0 }),
  status: choice(reportChoices.status),
  createdAt: dateTime,
  updatedAt: dateTime,
  assignedTo: v.exactOptional(uid),
  assignedName: v.exactOptional(line(reportLimits.title)),
  note: v.exactOptional(paragraph({ ...reportLimits.text, min: 0 })),
  decidedBy: v.exactOptional(uid),
  ...decided,
});
export type Report = v.InferOutput<typeof reportSchema>;

/** `reports/{id}`, for the member who has written it and for reviewers. */
export const reports = { collection: 'reports', readItem: createParser(reportSchema) };

/** `appeals/{id}`: what the author of a removed item, or the member of a hidden profile, answers to it, once. */
export const appealSchema = v.object({
  collection: choice(appealChoices.collection),
  item,
  authorUid: uid,
  text: paragraph(reportLimits.text),
  status: choice(appealChoices.status),
  createdAt: dateTime,
  ...decided,
});
export type Appeal = v.InferOutput<typeof appealSchema>;

/** `appeals/{id}`, for the author and for reviewers. */
export const appeals = { collection: 'appeals', readItem: createParser(appealSchema) };
