import * as v from 'valibot';
import { programmeSchema } from './schema';

/** What is wrong with a programme's copy, a sentence each: shape, sources that are cited and missing, or listed and never cited. */
export function findFaults(programme: unknown): string[] {
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
  return [
    ...[...cited].filter((id) => !Object.hasOwn(sources, id)).map((id) => `source "${id}" is cited and not listed`),
    ...Object.keys(sources)
      .filter((id) => !cited.has(id))
      .map((id) => `source "${id}" is listed and never cited`),
  ];
}
