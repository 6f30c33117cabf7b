import { DataError } from '../client/DataError';
import type { Count } from '../client/documents';
import type { FirestoreClient } from '../client/FirestoreClient';
import type { Query } from '../client/queries';
import type { FoundDocument } from '../client/wireValues';
import type { reportChoices } from '../kinds/report/reportLimits';
import { type Report, reports } from '../kinds/report/reports';
import { commitDecision } from '../writer/refusals';
import { toWrite } from '../writer/toWrite';
import { checkReason } from './checkReason';
import { decisionWrites } from './decideItem';
import { type HandlingChange, toHandlingFields } from './handling';
import { listPage, type ReviewPage } from './listPage';
import { hidingWrites } from './profileRemovals';
import { MAX_COUNTED, readUntilFound, runCount } from './reviewQueries';
import { toReviewedKind } from './reviewedKinds';

export type ListedReport = Report & { readonly id: string };

export interface ReportFilters {
  readonly status: (typeof reportChoices.status)[number];
  readonly reason?: (typeof reportChoices.reason)[number] | undefined;
  readonly collection?: (typeof reportChoices.collection)[number] | undefined;
  readonly before?: Date | undefined;
  /** Restricts the list to reports assigned to this member. Null means unassigned reports. */
  readonly assignedTo?: string | null | undefined;
}

const order = { field: 'created_at', direction: 'ASCENDING' } as const;

function reportQuery({ status, reason, collection, before, assignedTo }: ReportFilters): Omit<Query, 'limit'> {
  return {
    collection: 'reports',
    where: [
      ['status', 'EQUAL', status],
      ...(reason ? [['reason', 'EQUAL', reason] as const] : []),
      ...(collection ? [['collection', 'EQUAL', collection] as const] : []),
      ...(assignedTo ? [['assigned_to', 'EQUAL', assignedTo] as const] : []),
      ...(before ? [['created_at', 'LESS_THAN', before] as const] : []),
    ],
    order,
  };
}

type Client = Pick<FirestoreClient, 'request' | 'root' | 'read' | 'commit'>;

export async function listReports(
  client: Client,
  filters: ReportFilters,
  cursor?: string,
): Promise<ReviewPage<ListedReport>> {
  const isListed = ({ assignedTo }: ListedReport) => filters.assignedTo !== null || assignedTo === undefined;
  const read = async (from?: string) => {
    const page = await listPage(client, reportQuery(filters), reports.readItem, from);
    return { ...page, items: page.items.filter(isListed) };
  };
  return readUntilFound(read, cursor);
}

/** Counts reports. Unassigned reports cannot be counted, because no query finds a missing field. */
export const countReports = (client: Client, filters: ReportFilters): Promise<Count> =>
  runCount(client, reportQuery(filters), MAX_COUNTED);

export interface ReportHandling extends HandlingChange {
  readonly id: string;
}

export async function handleReport(client: Client, { id, ...change }: ReportHandling): Promise<void> {
  await client.commit([
    toWrite({ name: toName(client, id), ...toHandlingFields(change), precondition: { exists: true } }),
  ]);
}

export interface ReportDecision {
  readonly id: string;
  readonly to: 'upheld' | 'dismissed';
  readonly reason: string;
  readonly by: string;
  /** True to remove the item, or to hide the profile, in the same commit with the same reason. */
  readonly removesItem?: boolean;
}

/** Saves and logs a decision. Rejects with `conflict` if it was decided, or the item to remove is not public. */
export async function decideReport(client: Client, decision: ReportDecision): Promise<void> {
  const { id, to, by } = decision;
  const reason = checkReason(decision.reason);
  const report = await client.read(`reports/${id}`);
  if (!report) throw new DataError('not-found');
  const { collection, item, title, status, created_at: createdAt } = report.fields;
  if (status !== 'open' || !(createdAt instanceof Date)) throw new DataError('conflict');
  const removal = decision.removesItem ? await removalWrites(client, report, { reason, by }) : [];
  const writes = [
    ...removal,
    toWrite({
      name: `${client.root}/audit/report_${id}_${createdAt.getTime()}`,
      fields: { by, collection, item, title, from: 'open', to, reason, report: id },
      times: ['at'],
    }),
    toWrite({
      name: toName(client, id),
      fields: { status: to, decision_reason: reason, decided_by: by },
      mask: ['status', 'decision_reason', 'decided_by'],
      times: ['decided_at', 'updated_at'],
      precondition: { updateTime: report.version },
    }),
  ];
  await commitDecision(client, `reports/${id}`, report, writes);
}

async function removalWrites(
  client: Client,
  report: FoundDocument,
  { reason, by }: { readonly reason: string; readonly by: string },
): Promise<readonly object[]> {
  const kind = toReviewedKind(String(report.fields['collection']));
  const item = String(report.fields['item']);
  if (report.fields['collection'] === 'profiles') return hidingWrites(client, item, { reason, by });
  const reportedItem = kind && (await client.read(`${String(report.fields['collection'])}/${item}`));
  if (!kind || !reportedItem || !['published', 'archived'].includes(String(reportedItem.fields['status'])))
    throw new DataError('conflict', { fields: ['item'] });
  const revision = Number(reportedItem.fields['revision']);
  return decisionWrites(client.root, reportedItem, { kind, id: item, revision, to: 'removed', reason, by });
}

function toName({ root }: Pick<Client, 'root'>, id: string): string {
  // Report ids consist of collection, item and uid, so they are longer than item ids.
  if (!/^[\w-]{1,300}$/.test(id)) throw new DataError('invalid');
  return `${root}/reports/${id}`;
}
