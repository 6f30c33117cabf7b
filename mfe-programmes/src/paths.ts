/** Every path of this app. All are under the prefixes that the registry assigns to it. */
export const paths = {
  about: '/about',
  openData: '/about/open-data',
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

/** Returns the path of the form for the page at `path`. */
export const editPath = (path: string) => `${path}/edit`;

/** Lists of another app that can be filtered by programme. The id of a programme is its path. */
const programmeLists = {
  knowledgeProducts: '/knowledge-products',
  articles: '/articles',
  events: '/events',
  opportunities: '/opportunities',
} as const;
export type ProgrammeList = keyof typeof programmeLists;
export const programmeListNames = Object.keys(programmeLists) as readonly ProgrammeList[];

/** Returns the list of a kind, filtered by the programme at `path`. */
export function programmeListPath(list: ProgrammeList, path: string): string {
  return `${programmeLists[list]}?programme=${encodeURIComponent(path.slice(1))}`;
}

/** Returns the page of an item, which belongs to another app. */
export function itemPath(list: ProgrammeList, id: string): string {
  return `${programmeLists[list]}/${encodeURIComponent(id)}`;
}
