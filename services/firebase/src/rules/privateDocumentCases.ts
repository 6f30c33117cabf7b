import { alertLimits, MAX_CLOCK_LEAD, toSaveId, toSubscriptionId } from '@adp/shared-data/alerts';
import { toStored } from '@adp/shared-data/fields';
import {
  smallest,
  smallestAlertSettings,
  smallestCalendar,
  smallestSave,
  smallestSubscription,
} from '@adp/shared-data/testing';
import { anonymous, commit, count, get, gone, list, member, put, type RuleCase, unverified } from './ruleCase';
import { members, toCases } from './sampleDocuments';

/** A document of saves, subscriptions or settings of alerts. */
export interface PrivateDocument {
  readonly collection: string;
  readonly path: string;
  readonly stored: Readonly<Record<string, unknown>>;
  /** The field that the server sets to the time of the request. */
  readonly time?: string;
  /** A change that the owner may make. */
  readonly change: Readonly<Record<string, unknown>>;
  /** True if the documents can be listed. */
  readonly isListed?: boolean;
}

const uid = 'amina';
const item = 'opportunities/one';

export const aminasSave: PrivateDocument = {
  collection: 'saves',
  path: `saves/${toSaveId(uid, item)}`,
  stored: toStored({ ...smallestSave, uid, item }),
  change: { saved: false, changed_at: new Date(Date.now() + MAX_CLOCK_LEAD - 60_000) },
  isListed: true,
};

const aminasSubscription: PrivateDocument = {
  collection: 'subscriptions',
  path: `subscriptions/${toSubscriptionId(uid, 0)}`,
  stored: toStored({ ...smallestSubscription, uid }),
  time: 'created_at',
  change: { frequency: 'weekly', channels: ['site', 'email'], state: 'paused', lang: 'ar' },
  isListed: true,
};

const aminasSettings: PrivateDocument = {
  collection: 'alert_settings',
  path: `alert_settings/${uid}`,
  stored: toStored({ ...smallestAlertSettings, uid }),
  time: 'updated_at',
  change: { paused: true, digest_day: 7, timezone: 'Africa/Cairo' },
};

const aminasCalendar: PrivateDocument = {
  collection: 'calendars',
  path: `calendars/${uid}`,
  stored: toStored({ ...smallestCalendar, uid }),
  time: 'created_at',
  change: { secret: 'b'.repeat(32) },
};

/** A public opportunity, which the rules require for a new save. */
export const publicItem = { [item]: toStored({ ...smallest.opportunity, authorUid: 'kofi' }) };

/** Returns a write that creates the document, or replaces it if `exists` is true. */
export function write({ path, stored, time }: PrivateDocument, changes: object = {}, exists = false) {
  const fields = Object.entries({ ...stored, ...changes }).filter(([name]) => name !== time || name in changes);
  return put(path, Object.fromEntries(fields), { times: time && !(time in changes) ? [time] : [], exists });
}

/** Returns a write that changes fields of the stored document. */
export function change({ collection, path, time }: PrivateDocument, changes: object) {
  const times = collection === 'subscriptions' || !time || time in changes ? [] : [time];
  return put(path, changes, { mask: Object.keys(changes), times, exists: true });
}

const amina = member(uid);
const kofi = member('kofi');
const strangers = [
  ['another member', kofi],
  ['an administrator', member('kofi', { role: 'administrator', programmes: ['apet'] })],
  ['an anonymous visitor of its uid', anonymous(uid)],
  ['nobody', 'nobody'],
] as const;

function toPrivateCases(document: PrivateDocument): readonly RuleCase[] {
  const { collection, path, stored, time, isListed = false } = document;
  const { allow, deny } = toCases(`${collection}: `);
  const before = { ...members, ...publicItem };
  const there = { ...before, [path]: stored };
  const mine = { uid };
  const yesterday = new Date(Date.now() - 86_400_000);
  const listing = isListed ? allow : deny;
  return [
    allow('its member creates it', amina, commit(write(document)), before),
    allow('a member without a confirmed email address creates it', unverified(uid), commit(write(document)), before),
    allow('its member changes it', amina, commit(change(document, document.change)), there),
    allow('its member reads it', amina, get(path), there),
    allow('its member deletes it', amina, commit(gone(path)), there),
    listing('its member lists them', amina, list(collection, mine, 50), there),
    deny('51 at once', amina, list(collection, mine, 51), there),
    deny('listed without a limit', amina, list(collection, mine), there),
    deny('all, listed', amina, list(collection, {}, 10), there),
    deny('all, counted', amina, count(collection, {}, 10), there),
    ...strangers.flatMap(([name, caller]) => [
      deny(`created by ${name}`, caller, commit(write(document)), before),
      deny(`changed by ${name}`, caller, commit(change(document, document.change)), there),
      deny(`replaced by ${name}`, caller, commit(write(document, { uid: 'kofi' }, true)), there),
      deny(`read by ${name}`, caller, get(path), there),
      deny(`listed by ${name}`, caller, list(collection, mine, 10), there),
      deny(`counted by ${name}`, caller, count(collection, mine, 10), there),
      deny(`deleted by ${name}`, caller, commit(gone(path)), there),
    ]),
    deny('one that does not exist, read by another member', kofi, get(path), before),
    deny('created for another member', amina, commit(write(document, { uid: 'kofi' })), before),
    deny('given to another member', amina, commit(change(document, { uid: 'kofi' })), there),
    deny('under a chosen id', amina, commit(write({ ...document, path: `${collection}/one` })), before),
    deny(
      'under the id of another member',
      amina,
      commit(write({ ...document, path: path.replace(uid, 'kofi') })),
      before,
    ),
    deny('with a key of its own', amina, commit(write(document, { note: 'x' })), before),
    deny('with null for the uid', amina, commit(write(document, { uid: null })), before),
    deny('with the address of a subscriber', amina, commit(write(document, { subscriber: 'x' })), before),
    deny('in a collection below', amina, commit(write({ ...document, path: `${path}/more/one` })), before),
    ...(time
      ? [
          deny('backdated', amina, commit(write(document, { [time]: yesterday })), before),
          deny('backdated later', amina, commit(change(document, { ...document.change, [time]: yesterday })), there),
        ]
      : []),
    ...Object.keys(stored)
      .filter((name) => name !== time)
      .map((name) =>
        deny(`without ${name}`, amina, commit(put(path, without(stored, name), { exists: false })), before),
      ),
  ];
}

const without = (stored: object, name: string) =>
  Object.fromEntries(Object.entries(stored).filter(([key]) => key !== name));

const { allow, deny } = toCases('subscriptions: ');
const numbered = (number: number | string) => ({ ...aminasSubscription, path: `subscriptions/amina_${number}` });
const subscription = { ...members, [aminasSubscription.path]: aminasSubscription.stored };
const emails = { 'subscriptions/s1': { ...toStored({ ...smallestSubscription }), uid: null, subscriber: 'a1b2' } };

const subscriptionCases: readonly RuleCase[] = [
  allow('the last number', amina, commit(write(numbered(alertLimits.perOwner - 1)))),
  ...[alertLimits.perOwner, -1, '01', '00', '1.5', '', 'x', '1_2', '9e9'].map((number) =>
    deny(`the number ${number}`, amina, commit(write(numbered(number)))),
  ),
  allow('nine at once', amina, commit(...Array.from({ length: 9 }, (_, number) => write(numbered(number))))),
  deny('another topic later', amina, commit(change(aminasSubscription, { topic: 'events' })), subscription),
  deny('followed since later', amina, commit(change(aminasSubscription, { created_at: new Date(0) })), subscription),
  deny('an unknown channel later', amina, commit(change(aminasSubscription, { channels: ['sms'] })), subscription),
  deny('no channel later', amina, commit(change(aminasSubscription, { channels: [] })), subscription),
  deny('of an email address, read', amina, get('subscriptions/s1'), emails),
  deny('of an email address, listed', amina, list('subscriptions', { subscriber: 'a1b2' }, 10), emails),
  deny('of an email address, stopped', amina, commit(gone('subscriptions/s1')), emails),
  deny(
    'of an email address, paused',
    amina,
    commit(put('subscriptions/s1', { state: 'paused' }, { mask: ['state'] })),
    emails,
  ),
  deny('of an email address, taken over', amina, commit(put('subscriptions/s1', { uid }, { mask: ['uid'] })), emails),
  deny(
    'of an email address, created',
    amina,
    commit(
      put('subscriptions/s2', { ...emails['subscriptions/s1'], created_at: undefined }, { times: ['created_at'] }),
    ),
  ),
];

/** Collections that only functions read and write, with a document of each. */
const internal: Readonly<Record<string, object>> = {
  subscribers: { email: 'amina@example.org', state: 'confirmed', lang: 'en' },
  filters: { topic: 'opportunities', count: 1, changed_at: new Date(0) },
  digests: { items: ['opportunities/one'] },
  mail: { to: { uid }, template: 'reminder', state: 'waiting', attempts: 0 },
  alert_state: { at: new Date(0) },
  alert_items: { filters: ['one'] },
  alert_owners: { items: ['opportunities/one'] },
  alert_due: { at: new Date(0) },
};

const internalCases = Object.entries(internal).flatMap(([collection, stored]): RuleCase[] => {
  const cases = toCases(`${collection}: `);
  const path = `${collection}/one`;
  const there = { ...members, [path]: stored };
  const callers = [...strangers, ['a member', amina] as const];
  return callers.flatMap(([name, caller]) => [
    cases.deny(`read by ${name}`, caller, get(path), there),
    cases.deny(`not there, read by ${name}`, caller, get(path)),
    cases.deny(`listed by ${name}`, caller, list(collection, {}, 1), there),
    cases.deny(`created by ${name}`, caller, commit(put(path, stored, { exists: false }))),
    cases.deny(`changed by ${name}`, caller, commit(put(path, { state: 'sent' }, { mask: ['state'] })), there),
    cases.deny(`deleted by ${name}`, caller, commit(gone(path)), there),
  ]);
});

/** Test cases for documents of saves, subscriptions and alerts: only their member may read or write them. */
export const privateDocumentCases: readonly RuleCase[] = [
  ...[aminasSave, aminasSubscription, aminasSettings, aminasCalendar].flatMap(toPrivateCases),
  ...subscriptionCases,
  ...internalCases,
];
