import { toStored } from '@adp/shared-data/fields';
import { toMemberDocuments, toProfile, type User } from '@adp/shared-data/member';
import { commit, federated, gone, member, put, type RuleCase, unverified } from './ruleCase';
import { aminasUser, memberDocuments, members, saving, toCases } from './sampleDocuments';

const newcomer = member('zola');
const unconfirmed = unverified('zola');
const zola: User = { ...aminasUser, name: 'Zola', username: 'zola' };
const zolaUnconfirmed: User = { ...zola, unconfirmed: true };
const withMember = (uid: string, user: User) => ({ ...members, ...memberDocuments(uid, user) });

const { allow, deny } = toCases('confirmation: ');

/** Test cases for email confirmation: a profile is visible only after its member has confirmed the email address. */
export const confirmationCases: readonly RuleCase[] = [
  allow(
    'an unverified newcomer takes a name that nobody else sees',
    unconfirmed,
    commit(...saving('zola', zolaUnconfirmed)),
  ),
  allow(
    'and changes what is not shown',
    unconfirmed,
    commit(...saving('zola', { ...zolaUnconfirmed, company: 'Lab', listed: true }, zolaUnconfirmed)),
    withMember('zola', zolaUnconfirmed),
  ),
  allow(
    'and takes another name',
    unconfirmed,
    commit(...saving('zola', { ...zolaUnconfirmed, username: 'zola-new', formerUsername: 'zola' }, zolaUnconfirmed)),
    withMember('zola', zolaUnconfirmed),
  ),
  allow(
    'and leaves',
    unconfirmed,
    commit(...Object.keys(toMemberDocuments('zola', zolaUnconfirmed)).map(gone)),
    withMember('zola', zolaUnconfirmed),
  ),
  ...['google.com', 'facebook.com', 'github.com', 'twitter.com'].map((provider) =>
    allow(`a newcomer by ${provider} is shown`, federated('zola', provider), commit(...saving('zola', zola))),
  ),
  allow(
    'a confirmed member is shown',
    newcomer,
    commit(...saving('zola', zola, zolaUnconfirmed)),
    withMember('zola', zolaUnconfirmed),
  ),
  allow(
    'a confirmed member is shown to members, under both names',
    newcomer,
    commit(
      ...saving(
        'zola',
        { ...zola, visibility: 'members', formerUsername: 'zola-old' },
        { ...zolaUnconfirmed, visibility: 'members', formerUsername: 'zola-old' },
      ),
    ),
    withMember('zola', { ...zolaUnconfirmed, visibility: 'members', formerUsername: 'zola-old' }),
  ),
  allow(
    'who was confirmed once changes the profile in another session',
    unconfirmed,
    commit(...saving('zola', { ...zola, company: 'Lab' }, zola)),
    withMember('zola', zola),
  ),
  deny('an unverified newcomer is shown', unconfirmed, commit(...saving('zola', zola))),
  deny(
    'an unverified newcomer is shown to members',
    unconfirmed,
    commit(...saving('zola', { ...zola, visibility: 'members' })),
  ),
  deny(
    'an unverified newcomer is unlisted, to be shown later',
    unconfirmed,
    commit(...saving('zola', { ...zola, visibility: 'hidden' })),
  ),
  deny(
    'an unverified member says to be confirmed',
    unconfirmed,
    commit(...saving('zola', zola, zolaUnconfirmed)),
    withMember('zola', zolaUnconfirmed),
  ),
  deny(
    'an unverified member says so while unlisted',
    unconfirmed,
    commit(...saving('zola', { ...zola, visibility: 'hidden' }, { ...zolaUnconfirmed, visibility: 'hidden' })),
    withMember('zola', { ...zolaUnconfirmed, visibility: 'hidden' }),
  ),
  deny(
    'a profile of a member who is not confirmed',
    unconfirmed,
    commit(put('profiles/zola', toStored(toProfile('zola', zolaUnconfirmed)))),
    withMember('zola', zolaUnconfirmed),
  ),
  deny(
    'the same beside a change',
    unconfirmed,
    commit(
      ...saving('zola', { ...zolaUnconfirmed, company: 'Lab' }, zolaUnconfirmed),
      put('profiles/zola', toStored(toProfile('zola', { ...zolaUnconfirmed, company: 'Lab' }))),
    ),
    withMember('zola', zolaUnconfirmed),
  ),
  ...[false, 'yes', null].map((value) =>
    deny(
      `unconfirmed as ${String(value)}`,
      newcomer,
      commit(
        put(
          'users/zola',
          { ...toStored({ ...zolaUnconfirmed, revision: 2 }), unconfirmed: value },
          {
            mask: ['unconfirmed', 'revision'],
            times: ['updated_at'],
            exists: true,
          },
        ),
      ),
      withMember('zola', zolaUnconfirmed),
    ),
  ),
];
