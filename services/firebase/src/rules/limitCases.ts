import {
  alertLimits,
  alertSettingsSchema,
  personalCalendarSchema,
  saveSchema,
  subscriptionSchema,
  toSaveId,
} from '@adp/shared-data/alerts';
import { bookkeepingFields, wholeKinds } from '@adp/shared-data/content';
import { describeFields, type FieldDescription, toStored } from '@adp/shared-data/fields';
import { type User, userSchema } from '@adp/shared-data/member';
import { notificationChoices, notificationSchema, siteFields } from '@adp/shared-data/notification';
import {
  largest,
  largestNotification,
  largestUser,
  smallest,
  smallestAlertSettings,
  smallestCalendar,
  smallestNotification,
  smallestSave,
  smallestSubscription,
  smallestUser,
} from '@adp/shared-data/testing';
import * as v from 'valibot';
import { toMemberDocuments } from '@adp/shared-data/member';
import { commit, longestToken, member, put, type RuleCase, toPictureUrl, withCount } from './ruleCase';
import {
  aminasByline,
  largestCover,
  memberDocuments,
  members,
  toPath,
  publishing,
  writtenKinds,
} from './sampleDocuments';
import { choice, flags, opportunityCombinations, toLimitValues } from './limitValues';

/** Describes the fields of a schema except those named in `except`. */
function getFields({ entries }: { readonly entries: object }, except: readonly string[]): readonly FieldDescription[] {
  const checked = Object.entries(entries).filter(([name]) => !except.includes(name));
  return describeFields(Object.fromEntries(checked));
}

/** Fields of a user that other tables test, because their valid values depend on the request or on other documents. */
const userBookkeeping = [
  ...['nameKey', 'username', 'formerUsername', 'profileImageUrl', 'removed', 'unapproved'],
  ...['signedOutBefore', 'leavingAt', 'createdAt', 'updatedAt', 'revision'],
];

/** Values of notification fields for which the rules are stricter than the schema. */
const notificationValues: Readonly<Record<string, readonly unknown[]>> = {
  event: choice(...notificationChoices.event),
  read: flags.filter((value) => value !== true),
  uid: ['', 7, null, ['amina']],
};

const amina = member('amina');

function contentCase(kind: (typeof writtenKinds)[number], name: string, changes: object): RuleCase {
  const document = { ...smallest[kind], ...aminasByline, ...changes };
  const isValid = v.safeParse(wholeKinds[kind].schema, document).success;
  const { createdAt, updatedAt, publishedAt, ...fields } = document;
  const request = commit(put(toPath(kind), toStored(fields), { times: publishing, exists: false }));
  return {
    name: `${kind}: ${name}`,
    caller: amina,
    before: members,
    request: withCount(amina, request),
    expected: isValid ? 'allow' : 'deny',
  };
}

function userCase(name: string, changes: object): RuleCase {
  const document = { ...smallestUser, name: 'Amina', username: 'amina', ...changes };
  const isValid = v.safeParse(userSchema, document).success;
  // The cast is needed because some cases have invalid documents.
  const user = document as User;
  const documents = Object.entries(toMemberDocuments('amina', user));
  const request = commit(
    ...documents.map(([path, { createdAt, updatedAt, ...fields }]: [string, { createdAt?: Date; updatedAt?: Date }]) =>
      put(path, toStored(fields), {
        times: [...(createdAt ? ['created_at'] : []), ...(updatedAt ? ['updated_at'] : [])],
      }),
    ),
  );
  return {
    name: `user: ${name}`,
    caller: amina,
    before: memberDocuments('kofi', { ...smallestUser, username: 'kofi' }),
    request,
    expected: isValid ? 'allow' : 'deny',
  };
}

function notificationCase(name: string, changes: object): RuleCase {
  const document = { ...smallestNotification, uid: 'amina', ...changes };
  const isValid = v.safeParse(notificationSchema, document).success;
  const { createdAt, ...fields } = document;
  const request = commit(put('notifications/one', toStored(fields), { times: ['created_at'], exists: false }));
  return { name: `notification: ${name}`, caller: amina, before: {}, request, expected: isValid ? 'allow' : 'deny' };
}

/** A document of alerts that a member writes, with the fields that other tables test. */
interface AlertDocument {
  readonly name: string;
  readonly path: string;
  readonly schema: v.GenericSchema & { readonly entries: object };
  readonly smallest: object;
  readonly untested: readonly string[];
  readonly times: readonly string[];
}

const alertDocuments: readonly AlertDocument[] = [
  {
    name: 'save',
    path: `saves/${toSaveId('amina', smallestSave.item)}`,
    schema: saveSchema,
    smallest: smallestSave,
    untested: ['uid', 'item', 'reminders', 'lastReminder'],
    times: [],
  },
  {
    name: 'subscription',
    path: 'subscriptions/amina_0',
    schema: subscriptionSchema,
    smallest: smallestSubscription,
    untested: ['uid', 'createdAt'],
    times: ['created_at'],
  },
  {
    name: 'alert settings',
    path: 'alert_settings/amina',
    schema: alertSettingsSchema,
    smallest: smallestAlertSettings,
    untested: ['uid', 'updatedAt'],
    times: ['updated_at'],
  },
  {
    name: 'calendar',
    path: 'calendars/amina',
    schema: personalCalendarSchema,
    smallest: smallestCalendar,
    untested: ['uid', 'createdAt'],
    times: ['created_at'],
  },
];

function alertCase(
  { name, path, schema, smallest: base, times }: AlertDocument,
  title: string,
  changes: object,
): RuleCase {
  const document = { ...base, uid: 'amina', ...changes };
  const isValid = v.safeParse(schema, document).success;
  const fields = Object.fromEntries(Object.entries(toStored(document)).filter(([name]) => !times.includes(name)));
  const request = commit(put(path, fields, { times, exists: false }));
  const item = { [smallestSave.item]: toStored(smallest.opportunity) };
  return { name: `${name}: ${title}`, caller: amina, before: item, request, expected: isValid ? 'allow' : 'deny' };
}

/** Topics with the longest collection, at the limits of length and characters. */
const topics = [
  'all',
  'all?',
  'articles?',
  'users?q=x',
  '?q=x',
  'articles?q=a b',
  'articles?q=é',
  'articles?q=\n',
  'x',
].concat(
  ['all?q=%C3%A9+a*b._-', 'articles?q=<b>', 'articles?q=x#y', 'articles/one', 'articlesx', 'Articles?q=x', ''],
  [0, 1].map((more) => 'knowledge_products?q='.padEnd(alertLimits.topic.max + more, 'x')),
);

function valueText(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = value instanceof Date ? value.toISOString() : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 40)}… (${text.length})` : text;
}

/** Test cases below, at and above each limit of the schemas that members write. Rules and schemas must agree. */
export const limitCases: readonly RuleCase[] = [
  ...writtenKinds.flatMap((kind) => [
    contentCase(kind, 'as little as possible', {}),
    contentCase(kind, 'everything at its limit', { ...largest[kind], ...aminasByline, cover: largestCover }),
    ...getFields(wholeKinds[kind].schema, bookkeepingFields).flatMap((field) =>
      toLimitValues(field).map((value) =>
        contentCase(kind, `${field.name} is ${valueText(value)}`, { [field.name]: value }),
      ),
    ),
  ]),
  ...opportunityCombinations.map((changes) => contentCase('opportunity', valueText(changes), changes)),
  userCase('as little as possible', {}),
  userCase('everything at its limit', {
    ...largestUser,
    username: 'amina',
    profileImageUrl: toPictureUrl('amina', 'pictures', longestToken),
  }),
  ...getFields(userSchema, userBookkeeping).flatMap((field) =>
    toLimitValues(field).map((value) => userCase(`${field.name} is ${valueText(value)}`, { [field.name]: value })),
  ),
  notificationCase('as little as possible', {}),
  notificationCase('everything at its limit', { ...largestNotification, uid: 'amina' }),
  ...getFields(notificationSchema, ['createdAt', ...siteFields]).flatMap((field) =>
    (notificationValues[field.name] ?? toLimitValues(field)).map((value) =>
      notificationCase(`${field.name} is ${valueText(value)}`, { [field.name]: value }),
    ),
  ),
  ...alertDocuments.flatMap((document) => [
    alertCase(document, 'as little as possible', {}),
    ...getFields(document.schema, document.untested).flatMap((field) =>
      toLimitValues(field).map((value) =>
        alertCase(document, `${field.name} is ${valueText(value)}`, { [field.name]: value }),
      ),
    ),
    ...(document.name === 'subscription'
      ? topics.map((topic) => alertCase(document, `the topic is ${valueText(topic)}`, { topic }))
      : []),
  ]),
];
