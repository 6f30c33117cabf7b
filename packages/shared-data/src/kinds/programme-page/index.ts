export { programmePageLimits } from './programmePageLimits';
export type { Milestone, Programme, Publication, Source, Statement, TeamMember, TextCopy } from './programmeContent';
export {
  findContentErrors,
  findProgrammePage,
  parseContent,
  type ProgrammeContent,
  type ProgrammeDraft,
  programmeDrafts,
  type ProgrammePage,
  type ProgrammePageId,
  programmePageIds,
  type ProgrammePageKey,
  programmePages,
  toProgrammePageId,
} from './programmePages';
export type { ContentIssue } from './contentChecks';
