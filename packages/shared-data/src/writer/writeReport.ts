import * as v from 'valibot';
import { DataError } from '../client/DataError';
import { getDocuments } from '../client/documents';
import type { FirestoreClient, RequestOptions, Written } from '../client/FirestoreClient';
import { toStored } from '../fields/storedKeys';
import { getInvalidFields } from '../kinds/readWith';
import { type Appealed, type Reported, reportCountLimits, toAppealId, toReportId } from '../kinds/report/reportLimits';
import { type Appeal, appealSchema, type Report, reportSchema } from '../kinds/report/reports';
import { countItem } from './countItem';
import { createOnce } from './createOnce';
import { commitFirst, hasCode, holdsFields, readAfterRefusal } from './refusals';
import { toWrite } from './toWrite';

export interface ReportDraft extends RequestOptions, Reported, Pick<Report, 'reason' | 'text' | 'title'> {
  readonly uid: string;
  /** The uid of the item's author or the profile's owner. */
  readonly subjectUid: string;
}

export interface AppealDraft extends RequestOptions, Appealed, Pick<Appeal, 'text'> {
  readonly uid: string;
}

/**
 * Writes a member's report. It replaces an earlier report that has been decided; the rules deny it while that report is
 * open (decision 086).
 */
export async function writeReport(
  { uid, signal, ...draft }: ReportDraft,
  client: FirestoreClient,
  now: () => number,
): Promise<Written> {
  const [id, times] = [toReportId(draft, uid), ['created_at', 'updated_at']];
  const fields = toFields(reportSchema, { ...draft, reporterUid: uid, status: 'open' });
  const counted = { uid, item: id, counts: 'report_counts', ...reportCountLimits.reportsPerDay, signal };
  const { writes, isFull } = await countItem(counted, client, now);
  const write = toWrite({ name: `${client.root}/reports/${id}`, fields, times });
  try {
    return { id, version: await commitFirst(writes, (count) => client.commit([...count, write], signal)) };
  } catch (error) {
    const before = await readAfterRefusal(error, () => readReport(id, client, signal));
    if (before !== 'in-work' && before && holdsFields(before.fields, fields)) return { id, version: before.version };
    // An earlier report that a reviewer worked on may have been decided by now, so the daily limit may be the cause.
    const isLimit = isFull && hasCode(error, 'denied') && (!before || before === 'in-work');
    if (isLimit) throw new DataError('daily-limit', { cause: error });
    if (before) throw new DataError('already-exists', { cause: error });
    // In all other cases, the item is private, renamed or the member's own, or the email address is not confirmed.
    throw error;
  }
}

/** Reads the member's report. If the reporter may not read the report, a reviewer is working on it. */
async function readReport(id: string, { request, root }: FirestoreClient, signal: AbortSignal | undefined) {
  try {
    const name = `${root}/reports/${id}`;
    return (await getDocuments(request, [name], { signal, signed: true })).get(name);
  } catch (error) {
    if (hasCode(error, 'denied')) return 'in-work';
    throw error;
  }
}

/** Stores an author's appeal against a removal. Idempotent. */
export async function writeAppeal({ uid, signal, ...draft }: AppealDraft, client: FirestoreClient): Promise<Written> {
  const fields = toFields(appealSchema, { ...draft, authorUid: uid, status: 'open' });
  return createOnce({ collection: 'appeals', id: toAppealId(draft), fields, times: ['created_at'], signal }, client);
}

/** Returns fields in stored form. Throws DataError `invalid` if one does not match the schema. */
function toFields(schema: v.GenericSchema, fields: Readonly<Record<string, unknown>>) {
  const anyTime = new Date(0);
  const { issues } = v.safeParse(schema, { ...fields, createdAt: anyTime, updatedAt: anyTime });
  if (issues) throw new DataError('invalid', { fields: getInvalidFields(issues) });
  return toStored(fields);
}
