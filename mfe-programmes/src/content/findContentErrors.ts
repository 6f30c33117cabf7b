import * as v from 'valibot';
import { programmeSchema } from './schema';

/** Anchors of the sections that the page itself adds. */
const pageAnchors = [
  'content',
  'contents',
  'more',
  'on-this-site',
  'milestones',
  'publications',
  'gaps',
  'sources',
  'others',
];

/** What is wrong with a programme's copy, a sentence each: shape, sources that are cited and missing, or listed and never cited. */
export function findContentErrors(programme: unknown): string[] {
  const result = v.safeParse(programmeSchema, programme);
  if (!result.success) return result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  const { purpose, sections, milestones, publications, subPage, sources } = result.output;
  const cited = new Set(
    [
      purpose,
      ...sections.flatMap((section) => section.statements),
      ...milestones,
      ...publications,
      ...(subPage ? [subPage.intro, ...subPage.items] : []),
    ].flatMap((statement) => statement.sources),
  );
  const anchors = [...sections.map(({ id }) => id), ...pageAnchors];
  const doubled = anchors.filter((id, index) => anchors.indexOf(id) !== index);
  const titles = Object.values(sources).map(({ title }) => title);
  return [
    ...titles
      .filter((title, index) => titles.indexOf(title) !== index)
      .map((title) => `two sources are called "${title}"`),
    ...doubled.map((id) => `the anchor "${id}" stands twice on the page`),
    ...[...cited].filter((id) => !Object.hasOwn(sources, id)).map((id) => `source "${id}" is cited and not listed`),
    ...Object.keys(sources)
      .filter((id) => !cited.has(id))
      .map((id) => `source "${id}" is listed and never cited`),
  ];
}
