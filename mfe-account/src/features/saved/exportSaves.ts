import { type CitableItem, toCitableItem, toCsl } from '@adp/shared-data/citation';
import { citeInBibtex } from '@adp/shared-data/citation-bibtex';
import { itemPath } from '@adp/shared-data/content';
import { currentLocale } from '@adp/shared-ui';
import { type CalendarEntry, toDeadlineEntry, toEventEntry } from '@adp/shared-ui/calendar';
import { toCalendarFile } from '@adp/shared-ui/calendar-file';
import { toCsv } from '@adp/shared-ui/download';
import { readSavedItems } from './readDetails';
import { getLocalDate, type SavedRow } from './savedRows';

export type ExportFormat = 'csv' | 'ics' | 'bibtex';

export interface ExportTexts {
  readonly site: string;
  readonly headings: readonly string[];
  readonly kind: (kind: SavedRow['kind']) => string;
  readonly closes: (title: string) => string;
  readonly url: (row: SavedRow) => string;
}

export interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

type Work = Parameters<typeof toCitableItem>[0];

export async function exportSaves(
  format: ExportFormat,
  rows: readonly SavedRow[],
  texts: ExportTexts,
): Promise<ExportFile> {
  if (format === 'csv') return { name: 'saved.csv', type: 'text/csv', text: toTable(rows, texts) };
  const works = await readWorks(rows);
  if (format === 'ics') {
    const entries = rows.flatMap((row) => toEntry(row, works.get(row.item), texts) ?? []);
    return { name: 'saved.ics', type: 'text/calendar', text: toCalendarFile(entries, new Date()) };
  }
  const citations = rows.map((row) => citeInBibtex(toCsl(toCitable(row, works.get(row.item), texts))));
  return { name: 'saved.bib', type: 'application/x-bibtex', text: citations.join('\n') };
}

function toTable(rows: readonly SavedRow[], { headings, kind, url }: ExportTexts): string {
  const cells = rows.map((row) => {
    const local = getLocalDate(row, new Date());
    const date = [local?.day ?? '', local?.wall?.toISOString().slice(11, 16) ?? '', local?.timezone ?? ''];
    return [row.details.title ?? '', kind(row.kind), ...date, row.save.changedAt.slice(0, 10), url(row)];
  });
  return toCsv([headings, ...cells]);
}

async function readWorks(rows: readonly SavedRow[]): Promise<ReadonlyMap<string, Work>> {
  const works = new Map<string, Work>();
  try {
    for await (const { items } of readSavedItems(rows))
      for (const item of items) {
        const row = rows.find(({ kind, id }) => itemPath(kind, id).slice(1) === item.path);
        // The cast is safe, because the endpoint returns items of their kind.
        if (row) works.set(row.item, { ...item, kind: row.kind } as object as Work);
      }
  } catch {
    // Without a connection, the files contain what the device has stored.
  }
  return works;
}

function toEntry(row: SavedRow, work: Work | undefined, texts: ExportTexts): CalendarEntry | undefined {
  const { id, details, date } = row;
  const { timezone = 'UTC' } = details;
  if (!date) return undefined;
  const url = texts.url(row);
  const title = details.title ?? url;
  if (work?.kind === 'event') return toEventEntry(work, url);
  if (work?.kind === 'opportunity' && work.deadlineAt)
    return toDeadlineEntry({ ...work, deadlineAt: work.deadlineAt, timezone }, texts.closes(work.title), url);
  const { startsAt, endsAt = startsAt, startsLocal, endsLocal, allDay = false } = details;
  if (startsAt && endsAt)
    return {
      uid: `event-${id}@${new URL(url).hostname}`,
      sequence: 0,
      title,
      description: url,
      url,
      span: { startsAt, endsAt, startsLocal, endsLocal, timezone, allDay },
      status: date.state === 'cancelled' ? 'cancelled' : date.state === 'postponed' ? 'tentative' : 'confirmed',
    };
  const { deadlineLocal } = details;
  return toDeadlineEntry(
    { id, summary: title, revision: 0, deadlineAt: date.at, deadlineLocal, timezone },
    texts.closes(title),
    url,
  );
}

function toCitable(row: SavedRow, work: Work | undefined, texts: ExportTexts): CitableItem {
  const url = texts.url(row);
  if (work) return toCitableItem(work, url, { site: texts.site });
  const { title = url, lang = currentLocale() } = row.details;
  const accessed = new Date().toISOString().slice(0, 10);
  return { id: row.id, title, cslType: 'webpage', authors: [], site: texts.site, lang, url, accessed };
}
