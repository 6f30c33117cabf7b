import { commit, member, put } from './ruleCase';
import { having, reason } from './reviewDocuments';
import { item, kofisUser, memberDocuments } from './sampleDocuments';

/** Id of a report by Kofi about Amina's article. Zuri is the reviewer. */
export const reportId = 'articles_one_kofi';
export const reportPath = `reports/${reportId}`;
export const appealPath = 'appeals/articles_one';
export const reportedAt = new Date('2026-11-01T09:30:00.123Z');

const { title } = item('article');
const about = { collection: 'articles', item: 'one' };

/** Fields of a report that the reporter sends. The server adds the times. */
export const sentReport = {
  ...about,
  title,
  subject_uid: 'amina',
  reporter_uid: 'kofi',
  reason: 'misleading',
  text: 'The figures are not those of the source.',
  status: 'open',
};
export const storedReport = { ...sentReport, created_at: reportedAt, updated_at: reportedAt };
export const reportTimes = ['created_at', 'updated_at'];

export const sentAppeal = { ...about, author_uid: 'amina', text: 'It is our own tool, and free.', status: 'open' };
export const storedAppeal = { ...sentAppeal, created_at: reportedAt };

const decided = (path: string, fields: object, times: readonly string[]) =>
  put(path, fields, { mask: Object.keys(fields), times, exists: true });

/** Returns the writes of a decision about a report: the decision and its audit entry. */
export function decideReport(
  to: string,
  by = 'zuri',
  { path = reportPath, at = reportedAt, more = {}, of = { ...about, title } as object } = {},
) {
  const id = path.slice('reports/'.length);
  const change = { status: to, decision_reason: reason.reason, decided_by: by, ...more };
  const entry = { by, ...of, from: 'open', to, ...reason, report: id };
  return [
    decided(path, change, ['decided_at', 'updated_at']),
    put(`audit/report_${id}_${at.getTime()}`, entry, { times: ['at'] }),
  ] as const;
}

export function decideAppeal(to: string, by = 'zuri', more: object = {}) {
  const entry = { by, ...about, title, from: 'open', to, ...reason, appeal: 'articles_one' };
  return [
    decided(appealPath, { status: to, decision_reason: reason.reason, ...more }, ['decided_at']),
    put('audit/appeal_articles_one', entry, { times: ['at'] }),
  ] as const;
}

export const zuri = member('zuri', { role: 'reviewer' });
const zurisUser = { ...kofisUser, name: 'Zuri', username: 'zuri' };
/** The documents of a site with the open report. */
export const there = having('published', { ...memberDocuments('zuri', zurisUser), [reportPath]: storedReport });
export const withNote = { note: 'We have had this twice.' };
export const taken = { assigned_to: 'zuri', assigned_name: 'Zuri' };
export const upheld = {
  status: 'upheld',
  decision_reason: 'So it is.',
  decided_by: 'zuri',
  decided_at: reportedAt,
};
/** Returns the documents of `there` with other fields in the report. */
export const reportWith = (more: object) => ({ ...there, [reportPath]: { ...storedReport, ...more } });
export const change = (fields: Readonly<Record<string, unknown>>, times = ['updated_at']) =>
  commit(put(reportPath, fields, { mask: Object.keys(fields), times, exists: true }));
