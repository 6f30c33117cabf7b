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

/** An error in the content of a page. Every code has a message. */
export interface ContentIssue {
  /** The path of the invalid value in the content. */
  readonly path: Keys;
  readonly code: string;
}

/** Anchors that the page itself adds. */
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
  // Anchors of the page about the site.
  'programmes',
  'open-data',
];

/** Returns every statement of a programme's page with its path in the content. */
function listStatements(content: CitingContent): readonly { readonly at: Keys; readonly cited: Cited }[] {
  const listed = (cited: readonly Cited[], ...at: Keys) =>
    cited.map((statement, index) => ({ at: [...at, index], cited: statement }));
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

/** Reports anchors that occur twice on a page. */
export function findAnchorIssues(content: { readonly sections: readonly { readonly id: string }[] }): ContentIssue[] {
  const ids = content.sections.map(({ id }) => id);
  return ids.flatMap((id, index) => {
    const isTaken = pageAnchors.includes(id) || ids.indexOf(id) !== index;
    return isTaken ? [{ code: 'anchor-twice', path: ['sections', index, 'id'] }] : [];
  });
}

/** Reports sources with the same title, cited sources that are not listed, and listed sources that are never cited. */
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
