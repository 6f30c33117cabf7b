import type { Programme, ProgrammePageId } from '@adp/shared-data/programme-page';
import { paths } from './paths';

export type ProgrammePath = `/${ProgrammePageId}`;

export interface ProgrammeEntry {
  readonly path: ProgrammePath;
  readonly acronym: string;
  readonly subPage?: { readonly path: string; readonly label: 'heading.Objectives' | 'heading.Areas of focus' };
  /** Loads the copy and the messages of its headings. One chunk serves all pages of the programme. */
  readonly load: () => Promise<{ readonly copy: Programme; readonly headings: object }>;
}

export const programmes = {
  audaNepad: {
    path: paths.audaNepad,
    acronym: 'AUDA-NEPAD',
    subPage: { path: paths.audaNepadObjectives, label: 'heading.Objectives' },
    load: () => import(/* webpackChunkName: "auda-nepad" */ './content/en/auda-nepad'),
  },
  apet: {
    path: paths.apet,
    acronym: 'APET',
    subPage: { path: paths.apetAreasOfFocus, label: 'heading.Areas of focus' },
    load: () => import(/* webpackChunkName: "apet" */ './content/en/apet'),
  },
  cjed: {
    path: paths.cjed,
    acronym: 'CJED',
    load: () => import(/* webpackChunkName: "cjed" */ './content/en/cjed'),
  },
  auAi: {
    path: paths.auAi,
    acronym: 'AU-AI',
    subPage: { path: paths.auAiObjectives, label: 'heading.Objectives' },
    load: () => import(/* webpackChunkName: "au-ai" */ './content/en/au-ai'),
  },
  ivm: {
    path: paths.ivm,
    acronym: 'IVM',
    load: () => import(/* webpackChunkName: "ivm" */ './content/en/ivm'),
  },
} as const satisfies Record<string, ProgrammeEntry>;

export function findEntry(page: string | undefined): ProgrammeEntry | undefined {
  return Object.values<ProgrammeEntry>(programmes).find(({ path }) => toPageId(path) === page);
}

// The type `ProgrammePath` guarantees that the part after the slash is a page id.
export const toPageId = (path: ProgrammePath) => path.slice(1) as ProgrammePageId;
