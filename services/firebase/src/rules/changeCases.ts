import { anonymous, commit, get, gone, markChange, member, put, type RuleCase } from './ruleCase';
import { members } from './sampleDocuments';

const amina = member('amina');
const path = 'changes/articles';
const before = { ...members, [path]: { updated_at: new Date(0) } };
const change = (fields: object, times: readonly string[] = ['updated_at']) => commit(put(path, fields, { times }));

/** Test cases for change tokens of public collections. Everyone may read a token, and members set it to the current time. */
export const changeCases: readonly RuleCase[] = [
  { name: 'read by a visitor', caller: 'nobody', before, request: get(path), expected: 'allow' },
  { name: 'none yet, read by a visitor', caller: 'nobody', before: members, request: get(path), expected: 'allow' },
  { name: 'set to now', caller: amina, before, request: change({}), expected: 'allow' },
  { name: 'set for the first time', caller: amina, before: members, request: change({}), expected: 'allow' },
  { name: 'of profiles', caller: amina, before, request: commit(markChange('profiles')), expected: 'allow' },
  {
    name: 'set to another time',
    caller: amina,
    before,
    request: change({ updated_at: new Date(0) }, []),
    expected: 'deny',
  },
  { name: 'with a field of its own', caller: amina, before, request: change({ note: 'x' }), expected: 'deny' },
  { name: 'deleted', caller: amina, before, request: commit(gone(path)), expected: 'deny' },
  { name: 'by a visitor', caller: 'nobody', before, request: change({}), expected: 'deny' },
  { name: 'by an anonymous session', caller: anonymous('x'), before, request: change({}), expected: 'deny' },
  { name: 'of what is no content', caller: amina, before, request: commit(markChange('users')), expected: 'deny' },
  {
    name: 'of knowledge products',
    caller: amina,
    before,
    request: commit(markChange('knowledge_products')),
    expected: 'allow',
  },
].map((ruleCase) => ({ ...ruleCase, name: `change mark: ${ruleCase.name}` }) as RuleCase);
