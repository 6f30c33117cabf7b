import { commit, get, gone, list, member, put, type RuleCase } from './ruleCase';
import { members, toCases } from './sampleDocuments';

const administrator = member('kofi', { role: 'administrator' });
const reviewer = member('kofi', { role: 'reviewer' });
const { allow, deny } = toCases('site setting: ');
const settings = ['notices', 'redirects'] as const;
const toPath = (name: string) => `settings/${name}`;
const fields = (name: string) => ({ [name]: [], changed_by: 'kofi' });
const stored = {
  ...members,
  ...Object.fromEntries(settings.map((name) => [toPath(name), { ...fields(name), changed_at: new Date(0) }])),
};

/** What the site tells everybody, and where old addresses lead: read by all, and written by functions alone. */
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
