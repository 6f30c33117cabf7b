import type { Programme, ProgrammePageId } from '@adp/shared-data';
import { paths } from './paths';

export type ProgrammePath = `/${ProgrammePageId}`;

/** One programme: where its pages are, how its sub-page is called, and the file that holds its words. */
export interface ProgrammeEntry {
  readonly path: ProgrammePath;
  readonly acronym: string;
  readonly subPage?: { readonly path: string; readonly label: 'programme.objectives' | 'programme.areasOfFocus' };
  /** The copy, in a chunk of its own, shared by the programme's pages. */
  readonly load: () => Promise<Programme>;
}

/** The programmes in the order in which the pages link to each other. */
export const programmes = {
  audaNepad: {
    path: paths.audaNepad,
    acronym: 'AUDA-NEPAD',
    subPage: { path: paths.audaNepadObjectives, label: 'programme.objectives' },
    load: async () => (await import(/* webpackChunkName: "auda-nepad" */ './content/en/auda-nepad')).audaNepad,
  },
  apet: {
    path: paths.apet,
    acronym: 'APET',
    subPage: { path: paths.apetAreasOfFocus, label: 'programme.areasOfFocus' },
    load: async () => (await import(/* webpackChunkName: "apet" */ './content/en/apet')).apet,
  },
  cjed: {
    path: paths.cjed,
    acronym: 'CJED',
    load: async () => (await import(/* webpackChunkName: "cjed" */ './content/en/cjed')).cjed,
  },
  auAi: {
    path: paths.auAi,
    acronym: 'AU-AI',
    subPage: { path: paths.auAiObjectives, label: 'programme.objectives' },
    load: async () => (await import(/* webpackChunkName: "au-ai" */ './content/en/au-ai')).auAi,
  },
  ivm: {
    path: paths.ivm,
    acronym: 'IVM',
    load: async () => (await import(/* webpackChunkName: "ivm" */ './content/en/ivm')).ivm,
  },
} as const satisfies Record<string, ProgrammeEntry>;

/** The id of a page at the address of a programme. */
// By its type the rest of the path is one.
export const toPageId = (path: ProgrammePath) => path.slice(1) as ProgrammePageId;
