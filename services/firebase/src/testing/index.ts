export { createRulesJudge, type RulesJudge } from './createRulesJudge';
export { type Caller, commit, member, put, type RuleCase, toPictureUrl, withCount } from '../rules/ruleCase';
export { memberDocuments } from '../rules/sampleDocuments';
export { readRules } from './readRules';
