import * as v from 'valibot';
import { choice, dateTime, line, paragraph, text } from '../../fields/fieldSchemas';
import { createParser } from '../readWith';
import { appealChoices, reportChoices, reportLimits } from './reportLimits';

const uid = text({ min: 1, max: 128 });
/** The id of an item, or the username of a profile. */
const item = text({ min: 1, max: 128 });
const decided = {
  decisionReason: v.exactOptional(paragraph(reportLimits.text)),
  decidedAt: v.exactOptional(dateTime),
};

export const reportSchema = v.object({
  collection: choice(reportChoices.collection),
  item,
  title: line(reportLimits.title),
  /** The author at the time of the report. Missing in older reports. */
  subjectUid: v.exactOptional(uid),
  /** The reporter. Missing if a visitor without an account has sent the report. */
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

export const reports = { collection: 'reports', readItem: createParser(reportSchema) };

/** `appeals/{id}`: an appeal against a removed item or a hidden profile. There is at most one appeal per removal. */
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

export const appeals = { collection: 'appeals', readItem: createParser(appealSchema) };
