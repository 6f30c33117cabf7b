import { commit, get, gone, list, member, put, type RuleCase } from './ruleCase';
import { members, toCases } from './sampleDocuments';

const administrator = member('kofi', { role: 'administrator' });
const reviewer = member('kofi', { role: 'reviewer' });
const { allow, deny } = toCases('site setting: ');
const settings = ['canaries', 'notices', 'redirects'] as const;
const toPath = (name: string) => `settings/${name}`;
const fields = (name: string) => ({ [name]: [], changed_by: 'kofi' });
const stored = {
  ...members,
  ...Object.fromEntries(settings.map((name) => [toPath(name), { ...fields(name), changed_at: new Date(0) }])),
};

/** Test cases for notices and redirects. Everyone may read them, and only functions may write them. */
export const siteSettingCases: readonly RuleCase[] = [
  ...settings.flatMap((name) => [
    allow(`${name} read by a visitor`, 'nobody', get(toPath(name)), stored),
    allow(`${name} read where nothing is set`, 'nobody', get(toPath(name))),
    deny(
      `${name} written by an administrator`,
      administrator,
      commit(put(toPath(name), fields(name), { times: ['changed_at'] })),
    ),
    deny(`${name} written by a reviewer`, reviewer, commit(put(toPath(name), fields(name))), stored),
    deny(`${name} deleted by an administrator`, administrator, commit(gone(toPath(name))), stored),
  ]),
  deny('another one read', administrator, get('settings/other'), stored),
  deny('all of them listed', administrator, list('settings', {}, 10), stored),
];

const link = { 'broken_links/a': { state: 'broken' } };

/** Test cases for broken links, which only reviewers and administrators may read. */
export const brokenLinkCases: readonly RuleCase[] = [
  allow('broken links listed by a reviewer', reviewer, list('broken_links', { state: 'broken' }, 50), link),
  allow('a broken link read by an administrator', administrator, get('broken_links/a'), link),
  deny('broken links listed by a member', member('kofi'), list('broken_links', { state: 'broken' }, 50), link),
  deny('too many broken links listed', reviewer, list('broken_links', { state: 'broken' }, 51), link),
  deny('a broken link read by nobody', 'nobody', get('broken_links/a'), link),
  deny('a broken link written', administrator, commit(put('broken_links/a', { state: 'fixed' })), link),
  deny('a broken link deleted', administrator, commit(gone('broken_links/a')), link),
  deny('the state of the check read', administrator, get('link_checks/state')),
];

const usage = { 'usage/2026-11_apet': { month: '2026-11', programme: 'apet', countries: {} } };

/** Test cases for counts of page views, which only administrators may read. */
export const usageCases: readonly RuleCase[] = [
  allow('usage listed by an administrator', administrator, list('usage', { month: '2026-11' }, 50), usage),
  deny('usage listed by a reviewer', reviewer, list('usage', { month: '2026-11' }, 50), usage),
  deny('usage read by nobody', 'nobody', get('usage/2026-11_apet'), usage),
  deny('too much usage listed', administrator, list('usage', { month: '2026-11' }, 51), usage),
  deny('usage written', administrator, commit(put('usage/2026-11_apet', { month: '2026-11' })), usage),
];

const health = {
  'app_health/mfe_content': { app: 'mfe_content', live: 'b-0123456789', builds: [] },
  'health_counts/a': { app: 'mfe_content' },
  'health_comparisons/a': { app: 'mfe_content' },
};

/** Test cases for the health of apps. Everyone may read what is published, and no one may read counts. */
export const healthCases: readonly RuleCase[] = [
  allow('the health of an app read by a visitor', 'nobody', get('app_health/mfe_content'), health),
  allow('the health of all apps listed by a visitor', 'nobody', list('app_health', {}, 50), health),
  deny('too much health listed', administrator, list('app_health', {}, 51), health),
  deny('the health of an app written', administrator, commit(put('app_health/mfe_content', { builds: [] })), health),
  deny('counts of visits read by an administrator', administrator, get('health_counts/a'), health),
  deny('counts of visits listed by an administrator', administrator, list('health_counts', {}, 10), health),
  deny('counts of a canary read by an administrator', administrator, get('health_comparisons/a'), health),
  deny('counts of visits written by a visitor', 'nobody', commit(put('health_counts/a', { lcp: {} })), health),
];

const mailSetting = { 'settings/mail': { stopped: true, changed_by: 'kofi', changed_at: new Date(0) } };
const mailStats = { 'mail_stats/2026-11-27': { day: '2026-11-27', sent: 1 } };

/** Test cases for the sending of emails, whose switch and counts only administrators may read. */
export const mailCases: readonly RuleCase[] = [
  allow('the switch of emails read by an administrator', administrator, get('settings/mail'), mailSetting),
  allow('the switch of emails read where nothing is set', administrator, get('settings/mail')),
  deny('the switch of emails read by a reviewer', reviewer, get('settings/mail'), mailSetting),
  deny('the switch of emails read by a visitor', 'nobody', get('settings/mail'), mailSetting),
  deny(
    'the switch of emails written by an administrator',
    administrator,
    commit(put('settings/mail', { stopped: false }, { mask: ['stopped'] })),
    mailSetting,
  ),
  allow('counts of emails listed by an administrator', administrator, list('mail_stats', {}, 50), mailStats),
  allow('counts of a day read by an administrator', administrator, get('mail_stats/2026-11-27'), mailStats),
  deny('counts of emails listed by a reviewer', reviewer, list('mail_stats', {}, 50), mailStats),
  deny('counts of emails listed by a member', member('amina'), list('mail_stats', {}, 50), mailStats),
  deny('counts of a day read by a visitor', 'nobody', get('mail_stats/2026-11-27'), mailStats),
  deny('counts of emails deleted', administrator, commit(gone('mail_stats/2026-11-27')), mailStats),
  deny('too many counts of emails listed', administrator, list('mail_stats', {}, 51), mailStats),
  deny(
    'counts of emails written',
    administrator,
    commit(put('mail_stats/2026-11-27', { sent: 2 }, { mask: ['sent'] })),
    mailStats,
  ),
];
