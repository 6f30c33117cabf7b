import type { TimelineFilters } from '@adp/shared-ui/search-index';
import { type ContentKind, kindNames, listPath } from '@adp/shared-data/content';

export { followPath } from '@adp/shared-data/alerts';
export { itemPath } from '@adp/shared-data/content';

export const paths = {
  about: '/about',
  openData: '/about/open-data',
  timeline: '/timeline',
  download: '/download',
  privacy: '/privacy',
  terms: '/terms',
  audaNepad: '/auda-nepad',
  audaNepadObjectives: '/auda-nepad/objectives',
  apet: '/apet',
  apetAreasOfFocus: '/apet/areas-of-focus',
  cjed: '/cjed',
  auAi: '/au-ai',
  auAiObjectives: '/au-ai/objectives',
  ivm: '/ivm',
} as const;

export const editPath = (path: string) => `${path}/edit`;

/** The kinds of content that can belong to a programme. */
export const programmeKinds = kindNames.filter((kind) => kind !== 'product');

/** Returns the path of a list in another app. A programme's id is its path without the slash. */
export function programmeListPath(kind: ContentKind, path: string): string {
  return `${listPath(kind)}?programme=${encodeURIComponent(path.slice(1))}`;
}

/** Returns the path of the timeline, or of its entries after the one with the key `after`. */
export function timelinePath(filters: TimelineFilters): string {
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return query === '' ? paths.timeline : `${paths.timeline}?${query}`;
}

/** The path of the calendar, in another app. */
export const calendarPath = '/dates';

/** Returns the path of a programme's milestones. */
export function milestonesPath(programme: string): string {
  return `/${programme}#milestones`;
}
