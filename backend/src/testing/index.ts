export { createRulesJudge, type RulesJudge } from './createRulesJudge';
export { type Caller, commit, member, toPictureUrl, put, type RuleCase } from '../rules/ruleCase';
export { memberDocuments } from '../rules/sampleDocuments';
