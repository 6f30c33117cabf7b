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

export const editPath = (path: string) => `${path}/edit`;

/** Lists in another app that can be filtered by programme. A programme's id is its path without the slash. */
const programmeLists = {
  knowledgeProducts: '/knowledge-products',
  articles: '/articles',
  events: '/events',
  opportunities: '/opportunities',
} as const;
export type ProgrammeList = keyof typeof programmeLists;
export const programmeListNames = Object.keys(programmeLists) as readonly ProgrammeList[];

export function programmeListPath(list: ProgrammeList, path: string): string {
  return `${programmeLists[list]}?programme=${encodeURIComponent(path.slice(1))}`;
}

export function itemPath(list: ProgrammeList, id: string): string {
  return `${programmeLists[list]}/${encodeURIComponent(id)}`;
}

/** Returns the path of the page to follow a topic, such as `opportunities?country=KE` or `all?q=data`. */
export function followPath(topic: string): string {
  return `/subscriptions?topic=${encodeURIComponent(topic)}`;
}
