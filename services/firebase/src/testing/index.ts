export { createMemberTraces, memberNames } from './memberTraces';
export { createRulesJudge, type RulesJudge } from './createRulesJudge';
export { type Caller, commit, member, put, type RuleCase, toPictureUrl, withCount } from '../rules/ruleCase';
export { createSeed } from '../seed/createSeed';
export { memberDocuments } from '../rules/sampleDocuments';
