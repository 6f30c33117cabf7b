import { commit, count, get, gone, list, member, put, type RuleCase } from './ruleCase';
import { administrator, amina, having, kofi, reviewer, settings } from './reviewDocuments';
import { appealPath } from './reportDocuments';
import { members, toCases } from './sampleDocuments';

const { allow, deny } = toCases('log: ');
const reviewed = { ...members, ...settings };

const off = [
  put(
    'audit/settings_publishing_off_0',
    {
      by: 'kofi',
      collection: 'settings',
      item: 'publishing',
      title: 'publishing',
      from: '2',
      to: 'off',
      reason: 'Nobody has time.',
    },
    { times: ['at'] },
  ),
  gone('settings/publishing'),
];

/**
 * Test cases for turning review off. Only the server's action may do so, even if a client also sends an audit entry.
 */
const switchOff: readonly RuleCase[] = [
  deny('review is turned off by an administrator, with an entry', administrator, commit(...off), reviewed),
  deny('by a reviewer', reviewer, commit(...off), reviewed),
  deny('by a member', kofi, commit(...off), reviewed),
  deny('with the entry alone', administrator, commit(...off.slice(0, 1)), reviewed),
];

const zuri = member('zuri');
const withMember = { ...reviewed, 'member_profiles/zuri': { uid: 'zuri', name: 'Zuri' } };

/** Test cases for lists that only reviewers may read. */
const lists: readonly RuleCase[] = [
  allow('whose a uid is, by a reviewer', reviewer, list('profiles', { uid: 'amina' }, 50), reviewed),
  allow('whose it is among members', reviewer, list('member_profiles', { uid: 'zuri' }, 50), withMember),
  deny('whose a uid is, by a member', zuri, list('profiles', { uid: 'amina' }, 50), reviewed),
  deny('whose it is among members, by a member', zuri, list('member_profiles', { uid: 'zuri' }, 50), withMember),
  deny('whose it is among members, by a visitor', 'nobody', list('member_profiles', { uid: 'zuri' }, 50), withMember),
  deny('51 profiles, by a reviewer', reviewer, list('profiles', { uid: 'amina' }, 51), reviewed),
  ...(['articles', 'events', 'opportunities', 'products'] as const).flatMap((collection) => [
    allow(
      `10,000 ${collection} that wait, counted`,
      reviewer,
      count(collection, { status: 'in_review' }, 10_000),
      reviewed,
    ),
    deny(`10,001 of ${collection}`, reviewer, count(collection, { status: 'in_review' }, 10_001), reviewed),
    deny(`drafts of ${collection}, counted`, reviewer, count(collection, { status: 'draft' }, 10_000), reviewed),
    deny(`51 of ${collection}, by a member`, kofi, count(collection, { status: 'published' }, 51), reviewed),
    deny(`51 own ${collection}`, amina, count(collection, { author_uid: 'amina' }, 51), reviewed),
  ]),
];

const isRemoved = having('removed');

/** Test cases for reading reports and appeals that do not exist. */
const absences: readonly RuleCase[] = [
  allow("no appeal against the removal of the caller's item", amina, get(appealPath), isRemoved),
  deny("no appeal against that of another's", zuri, get(appealPath), isRemoved),
  deny('no appeal about what is not there', amina, get('appeals/articles_two'), isRemoved),
  deny('no appeal, to a visitor', 'nobody', get(appealPath), isRemoved),
  allow('no report by oneself', kofi, get('reports/articles_one_kofi'), isRemoved),
  deny('no report by another', kofi, get('reports/articles_one_zuri'), isRemoved),
  deny('no report, to a visitor', 'nobody', get('reports/articles_one_kofi'), isRemoved),
];

export const logCases = [...switchOff, ...lists, ...absences];
