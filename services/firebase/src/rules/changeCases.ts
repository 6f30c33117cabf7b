import { anonymous, commit, get, gone, list, markChange, member, put, type RuleCase, unverified } from './ruleCase';
import { aminasUser, members, saving } from './sampleDocuments';

const amina = member('amina');
const parent = 'changes/articles';
const path = `${parent}/marks/1a2b`;
const zola = { ...aminasUser, name: 'Zola', username: 'zola' };
const before = { ...members, [path]: { updated_at: new Date(0) } };
const newest = (limit?: number) => ({ ...list('marks', {}, limit), parent });
const change = (fields: object, times: readonly string[] = ['updated_at']) => commit(put(path, fields, { times }));

/** Test cases for change marks of public collections. Everyone may list the newest marks, and members set them to the current time. */
export const changeCases: readonly RuleCase[] = [
  { name: 'the newest listed by a visitor', caller: 'nobody', before, request: newest(2), expected: 'allow' },
  { name: 'none yet, listed by a visitor', caller: 'nobody', before: members, request: newest(2), expected: 'allow' },
  { name: 'too many listed', caller: amina, before, request: newest(3), expected: 'deny' },
  { name: 'all listed', caller: amina, before, request: newest(), expected: 'deny' },
  { name: 'read by a visitor', caller: 'nobody', before, request: get(path), expected: 'deny' },
  { name: 'set to now', caller: amina, before, request: change({}), expected: 'allow' },
  { name: 'set for the first time', caller: amina, before: members, request: change({}), expected: 'allow' },
  {
    name: 'with a longer name',
    caller: amina,
    before,
    request: commit(put(`${path}3`, {}, { times: ['updated_at'] })),
    expected: 'deny',
  },
  {
    name: 'of an older build',
    caller: amina,
    before,
    request: commit(put(parent, {}, { times: ['updated_at'] })),
    expected: 'allow',
  },
  { name: 'read by a server of an older release', caller: 'nobody', before, request: get(parent), expected: 'allow' },
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
  {
    name: 'by a member without a confirmed email address, who may write drafts',
    caller: unverified('amina'),
    before,
    request: change({}),
    expected: 'allow',
  },
  {
    name: 'by an account without a user document',
    caller: member('zola'),
    before,
    request: change({}),
    expected: 'deny',
  },
  {
    name: 'of an older build, by an account without a user document',
    caller: member('zola'),
    before,
    request: commit(put(parent, {}, { times: ['updated_at'] })),
    expected: 'deny',
  },
  ...[{ role: 'reviewer' }, { role: 'administrator' }, { programmes: ['apet'] }, { programmes: 'set' }].map(
    (claims) => ({
      name: `by an account without a user document, with ${JSON.stringify(claims)}`,
      caller: member('zola', claims),
      before,
      request: change({}),
      expected: 'allow',
    }),
  ),
  {
    name: 'by an account without a user document or programmes',
    caller: member('zola', { role: 'trusted', programmes: [] }),
    before,
    request: change({}),
    expected: 'deny',
  },
  {
    name: 'with the user document of a new member',
    caller: member('zola'),
    before,
    request: commit(markChange('profiles'), ...saving('zola', zola)),
    expected: 'allow',
  },
  {
    name: 'with the deletion of the user document',
    caller: amina,
    before,
    request: commit(markChange('profiles'), gone('users/amina'), gone('usernames/amina'), gone('profiles/amina')),
    expected: 'allow',
  },
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
