/** What the checks need of a programme's content. */
interface Cited {
  readonly sources: readonly string[];
}
interface CitingContent {
  readonly purpose: Cited;
  readonly sections: readonly { readonly id: string; readonly statements: readonly Cited[] }[];
  readonly milestones: readonly Cited[];
  readonly publications: readonly Cited[];
  readonly team?: readonly Cited[] | undefined;
  readonly subPage?: { readonly intro: Cited; readonly items: readonly Cited[] } | undefined;
  readonly sources: Readonly<Record<string, { readonly title: string }>>;
}

type Keys = readonly (string | number)[];

/** What is wrong with the content of a page, in terms that messages exist for. */
export interface ContentIssue {
  /** Where it is in the content. */
  readonly path: Keys;
  readonly code: string;
}

/** Anchors of what a page itself adds. */
const pageAnchors = [
  'content',
  'contents',
  'more',
  'on-this-site',
  'milestones',
  'publications',
  'team',
  'gaps',
  'sources',
  'others',
  // Of the page about the site.
  'programmes',
  'open-data',
];

/** Every statement of a programme's page, and where it is in the content. */
function listStatements(content: CitingContent): readonly { readonly at: Keys; readonly cited: Cited }[] {
  const listed = (cited: readonly Cited[], ...at: Keys) =>
    cited.map((one, index) => ({ at: [...at, index], cited: one }));
  const { purpose, sections, milestones, publications, team = [], subPage } = content;
  return [
    { at: ['purpose'], cited: purpose },
    ...sections.flatMap(({ statements }, index) => listed(statements, 'sections', index, 'statements')),
    ...listed(milestones, 'milestones'),
    ...listed(publications, 'publications'),
    ...listed(team, 'team'),
    ...(subPage
      ? [{ at: ['subPage', 'intro'], cited: subPage.intro }, ...listed(subPage.items, 'subPage', 'items')]
      : []),
  ];
}

/** An anchor that is twice on the page. */
export function findAnchorIssues(content: { readonly sections: readonly { readonly id: string }[] }): ContentIssue[] {
  const ids = content.sections.map(({ id }) => id);
  return ids.flatMap((id, index) => {
    const isTaken = pageAnchors.includes(id) || ids.indexOf(id) !== index;
    return isTaken ? [{ code: 'anchor-twice', path: ['sections', index, 'id'] }] : [];
  });
}

/** Two sources of the same words; what is cited and not listed, or listed and never cited. */
export function findCitationIssues(content: CitingContent): ContentIssue[] {
  const { sources } = content;
  const listed = Object.keys(sources);
  const titles = Object.values(sources).map(({ title }) => title);
  const statements = listStatements(content);
  const cited = new Set(statements.flatMap((statement) => statement.cited.sources));
  const toTitle = (id: string) => ['sources', id, 'title'];
  return [
    ...listed
      .filter((_, index) => titles.indexOf(titles[index] ?? '') !== index)
      .map((id) => ({ code: 'title-twice', path: toTitle(id) })),
    ...statements
      .filter((statement) => !statement.cited.sources.every((id) => Object.hasOwn(sources, id)))
      .map(({ at }) => ({ code: 'unknown-source', path: [...at, 'sources'] })),
    ...listed.filter((id) => !cited.has(id)).map((id) => ({ code: 'never-cited', path: toTitle(id) })),
  ];
}
