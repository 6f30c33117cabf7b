import type { Filters } from '../filters/listFilters';
import { listFields } from '../filters/listFilters';
import type { Kind } from '../kinds';
import { keeps } from './keeps';

/** One query: its order, what it asks for, and a range by its order's field. */
export interface Phase {
  readonly order: string;
  readonly filters: Filters;
  readonly range?: { readonly from?: Date | string; readonly to?: Date | string };
}

/** How a list is read: queries one after the other, and what is left for the page to sort out. */
export interface ListPlan {
  readonly phases: readonly Phase[];
  /** Absent where the queries alone find the list. */
  readonly keep?: (item: object) => boolean;
}

const day = 86_400_000;

/** The queries for a list under the filters of its address, at `now`. */
export function listPlan(kind: Kind, filters: Filters, now: Date): ListPlan {
  const { asked, left } = splitFilters(kind, filters);
  const phases = phasesOf(kind, filters, asked, now);
  // What a range of the query has found already; a year is one, but where the order is by title.
  const byRange = phases[0]?.range === undefined ? ['deadline'] : ['deadline', 'year'];
  const kept = Object.fromEntries(Object.entries(left).filter(([name]) => !byRange.includes(name)));
  return Object.keys(kept).length === 0 ? { phases } : { phases, keep: (item) => keeps(kind, item, kept) };
}

/** What a query can ask for, and what is left: a query takes one filter on a field that is a list. */
export function splitFilters(kind: Kind, filters: Filters): { readonly asked: Filters; readonly left: Filters } {
  const asked: Record<string, string> = {};
  const left: Record<string, string> = {};
  const lists = listFields[kind].filter(({ name, inList }) => inList && filters[name] !== undefined);
  // A country leaves least to be looked through; and of opportunities a list does not say for which it is.
  const askedList = lists.find(({ name }) => name === 'country') ?? lists[0];
  for (const field of listFields[kind]) {
    const value = filters[field.name];
    if (value === undefined || field.view) continue;
    (field.byPage || (field.inList && field !== askedList) ? left : asked)[field.name] = value;
  }
  return { asked, left };
}

function phasesOf(kind: Kind, filters: Filters, asked: Filters, now: Date): readonly Phase[] {
  switch (kind) {
    case 'article':
      return [{ order: 'newest', filters: asked, ...yearOfDates(filters['year']) }];
    case 'knowledgeProduct': {
      const { year, order = 'newest' } = filters;
      if (order === 'title' || year === undefined) return [{ order, filters: asked }];
      // By the year that the publication bears, and so in the order of that date.
      return [{ order: 'published', filters: asked, range: { from: year, to: String(Number(year) + 1) } }];
    }
    case 'product':
      return [{ order: filters['order'] ?? 'newest', filters: asked }];
    case 'event':
      return [eventPhase(filters['when'], asked, now)];
    case 'opportunity':
      return opportunityPhases(filters, asked, now);
  }
}

function eventPhase(when: string | undefined, filters: Filters, now: Date): Phase {
  if (when === 'past') return { order: 'past', filters };
  if (when !== 'month') return { order: 'upcoming', filters };
  const month = (ahead: number) => new Date(now.getFullYear(), now.getMonth() + ahead, 1);
  return { order: 'starting', filters, range: { from: month(0), to: month(1) } };
}

function opportunityPhases({ state, deadline }: Filters, filters: Filters, now: Date): readonly Phase[] {
  const within = (days: number): Phase => ({
    order: 'closing',
    filters,
    range: { to: new Date(now.getTime() + days * day) },
  });
  if (state === 'closed') return [{ order: 'closed', filters }];
  if (state === 'forecast') return [{ order: 'opening', filters }];
  if (state === 'closing') return [within(7)];
  if (deadline !== undefined) return [within(Number(deadline))];
  return [
    { order: 'closing', filters },
    { order: 'newest', filters: { ...filters, deadlineKind: 'rolling' } },
    { order: 'newest', filters: { ...filters, deadlineKind: 'none' } },
  ];
}

/** Publication here, which is a moment: the year in UTC. */
function yearOfDates(year: string | undefined): Pick<Phase, 'range'> {
  if (year === undefined) return {};
  return { range: { from: new Date(Date.UTC(Number(year), 0)), to: new Date(Date.UTC(Number(year) + 1, 0)) } };
}
