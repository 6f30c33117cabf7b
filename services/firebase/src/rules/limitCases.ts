import { limits, wholeKinds } from '@adp/shared-data/content';
import { toStored } from '@adp/shared-data/fields';
import { type User, userSchema } from '@adp/shared-data/member';
import { notificationChoices, notificationLimits, notificationSchema } from '@adp/shared-data/notification';
import {
  largest,
  largestNotification,
  largestUser,
  smallest,
  smallestNotification,
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
import {
  opportunityCombinations,
  texts,
  combinations,
  addresses,
  moments,
  localTimes,
  flags,
  choice,
  numbered,
  lists,
  letters,
  countries,
  languages,
  textLists,
  addressLists,
  zones,
  covers,
} from './limitValues';

/** A field, and values that lie below, at and above each of its limits, or are none. */
type FieldCases = readonly (readonly [field: string, values: readonly unknown[]])[];

const common: FieldCases = [
  [
    'title',
    [
      ...texts(limits.title),
      ...[' ', '\u00a0', '\u200b', '\u2060', '\u3164', '\u2800'].map((blank) => blank.repeat(8)),
      `${'\u200b'.repeat(8)}é`,
      '     ٤',
    ],
  ],
  ['summary', texts(limits.summary)],
  ['body', texts(limits.body)],
  ['lang', choice('en', 'fr', 'pt', 'ar', 'sw')],
  ['programme', choice('apet', 'ivm')],
  [
    'themes',
    [
      ...lists(3, (index) => ['health', 'energy', 'skills', 'climate'][index] ?? ''),
      ['unknown'],
      ['healthenergy'],
      ['', 'health'],
    ],
  ],
  ['tags', textLists(limits.tags)],
  ['countries', countries],
  ['cover', covers],
  ['licence', choice('CC-BY-4.0', 'all-rights-reserved')],
  ['canonicalUrl', addresses],
  ['sources', addressLists(limits.sources.max)],
];

const mine: Readonly<Record<(typeof writtenKinds)[number], FieldCases>> = {
  article: [['series', texts(limits.series)]],
  event: [
    ['startsAt', moments],
    ['endsAt', [...moments, new Date('2020-01-01T00:00:00Z')]],
    ['startsLocal', localTimes],
    ['endsLocal', localTimes],
    ['registrationClosesLocal', localTimes],
    ['previousStartLocal', localTimes],
    ['timezone', zones],
    ['allDay', flags],
    ['mode', choice('in_person', 'online', 'hybrid')],
    [
      'venue',
      [
        ...(['name', 'street', 'city'] as const).flatMap((field) =>
          texts(limits.venue[field]).map((value) => ({ [field]: value })),
        ),
        { name: 'Hall', country: 'KE' },
        { name: 'Hall', country: 'Kenya' },
        { city: 'Nairobi' },
        'Hall',
      ],
    ],
    ['joinUrl', addresses],
    ['registrationUrl', addresses],
    ['registrationClosesAt', moments],
    ['capacity', combinations(limits.capacity)],
    ['cost', choice('free', 'fee')],
    ['costNote', texts(limits.costNote)],
    ['languages', languages],
    ['accessibility', texts(limits.accessibility)],
    ['organiser', texts(limits.organiser)],
    ['speakers', textLists(limits.speakers)],
    ['eventStatus', choice('scheduled', 'moved_online', 'cancelled')],
    ['previousStart', moments],
    ['icsSequence', combinations(limits.icsSequence)],
  ],
  opportunity: [
    ['type', choice('grant', 'accelerator')],
    ['provider', texts(limits.provider)],
    ['opensAt', moments],
    ['deadlineKind', choice('rolling', 'none', 'fixed')],
    ['deadlineAt', moments],
    ['timezone', zones.slice(0, 2)],
    ['deadlineNote', texts(limits.deadlineNote)],
    [
      'applicantTypes',
      [[], ['student', 'startup'], ['student', 'student'], ['nobody'], 'student', ['studentstartup'], ['', 'student']],
    ],
    ['eligibleCountries', countries],
    ['careerStages', [[], ['early', 'mid'], ['late'], ['early', 'early'], ['earlymid'], ['', 'mid']]],
    ['languagesAccepted', languages],
    ['amountMin', [1, 0]],
    ['currency', ['ZAR', 'zar', 'RAND']],
    ['howToApply', texts(limits.howToApply)],
    ['applyUrl', addresses],
    [
      'applyEmail',
      [
        'a@example.org',
        'a@example',
        `${'x'.repeat(242)}@example.org`,
        `${'x'.repeat(243)}@example.org`,
        'a b@example.org',
        'a@example.org?bcc=b@example.org',
        'a?bcc=b@example.org',
        'a%2Cb@example.org',
        'a.b+c-d_e@example.org',
        'a@b@example.org',
      ],
    ],
    ['remote', flags],
    ['sourceUrl', addresses.slice(0, 4)],
    ['sourceCheckedAt', moments],
  ],
  product: [
    ['tagline', texts(limits.tagline)],
    ['category', choice('app', 'standard')],
    ['maturity', choice('idea', 'mature')],
    ['organisation', texts(limits.organiser)],
    ['websiteUrl', addresses],
    ['repoUrl', addresses.slice(0, 4)],
    ['demoUrl', addresses.slice(0, 4)],
    ['pricing', choice('free', 'open_source')],
    ['deployedIn', countries],
    ['uiLanguages', languages],
    ['platforms', [[], ['web', 'ussd'], ['web', 'web'], ['gameboy'], 'web', ['webios'], ['', 'web']]],
    ['minRequirements', texts(limits.minRequirements)],
    ['evidence', addressLists(limits.evidence.max)],
  ],
};

const userCases: FieldCases = [
  ['name', texts(limits.name)],
  ['description', texts(limits.description)],
  ['company', texts(limits.company)],
  ['position', texts(limits.position)],
  ['country', ['KE', 'AU-W', 'Kenya', 'ke', null]],
  ['languages', languages],
  ['expertise', textLists(limits.expertise)],
  ['links', addressLists(limits.links.max)],
  ['unconfirmed', [true, false, 'yes', null]],
  ['visibility', choice('public', 'members', 'hidden')],
  ['listed', flags],
  [
    'interests',
    [[], ['health'], ['health', 'health'], ['unknown'], ['healthenergy'], ['', 'health'], numbered(11, letters)],
  ],
  ['notificationPrefs', [{}, { account: { inApp: true, email: true } }, null]],
];

const notificationFieldCases: FieldCases = [
  ['topic', choice(...notificationChoices.topic)],
  ['event', choice(...notificationChoices.event)],
  ['itemKind', choice(...notificationChoices.itemKind)],
  [
    'itemId',
    [
      'x',
      'aZ_9-',
      'x'.repeat(notificationLimits.itemId.max),
      'x'.repeat(notificationLimits.itemId.max + 1),
      '',
      'a/b',
      '..',
      'a b',
      'a\n',
      'é',
      null,
      7,
    ],
  ],
  ['title', texts(notificationLimits.title)],
  ['read', flags.filter((value) => value !== true)],
  ['uid', ['', 7, null, ['amina']]],
];

const amina = member('amina');

function contentCase(kind: (typeof writtenKinds)[number], name: string, changes: object): RuleCase {
  const document = { ...smallest[kind], ...aminasByline, ...changes };
  const sound = v.safeParse(wholeKinds[kind].schema, document).success;
  const { createdAt, updatedAt, publishedAt, ...fields } = document;
  void [createdAt, updatedAt, publishedAt];
  const request = commit(put(toPath(kind), toStored(fields), { times: publishing, exists: false }));
  return {
    name: `${kind}: ${name}`,
    caller: amina,
    before: members,
    request: withCount(amina, request),
    expected: sound ? 'allow' : 'deny',
  };
}

function userCase(name: string, changes: object): RuleCase {
  const document = { ...smallestUser, name: 'Amina', username: 'amina', ...changes };
  const sound = v.safeParse(userSchema, document).success;
  // Not known to be a user's document, which is what the case is about.
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
    expected: sound ? 'allow' : 'deny',
  };
}

function notificationCase(name: string, changes: object): RuleCase {
  const document = { ...smallestNotification, uid: 'amina', ...changes };
  const sound = v.safeParse(notificationSchema, document).success;
  const { createdAt, ...fields } = document;
  const request = commit(put('notifications/one', toStored(fields), { times: ['created_at'], exists: false }));
  return { name: `notification: ${name}`, caller: amina, before: {}, request, expected: sound ? 'allow' : 'deny' };
}

function valueText(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = value instanceof Date ? value.toISOString() : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 40)}… (${text.length})` : text;
}

/** Every limit of every schema that members write by, one below, at and one above: the rules say what the schema says. */
export const limitCases: readonly RuleCase[] = [
  ...writtenKinds.flatMap((kind) => [
    contentCase(kind, 'as little as possible', {}),
    contentCase(kind, 'everything at its limit', { ...largest[kind], ...aminasByline, cover: largestCover }),
    ...[...(kind === 'article' ? common : common.slice(0, 2)), ...mine[kind]].flatMap(([field, values]) =>
      values.map((value) => contentCase(kind, `${field} is ${valueText(value)}`, { [field]: value })),
    ),
  ]),
  ...opportunityCombinations.map((changes) => contentCase('opportunity', valueText(changes), changes)),
  userCase('as little as possible', {}),
  userCase('everything at its limit', {
    ...largestUser,
    username: 'amina',
    profileImageUrl: toPictureUrl('amina', 'pictures', longestToken),
  }),
  ...userCases.flatMap(([field, values]) =>
    values.map((value) => userCase(`${field} is ${valueText(value)}`, { [field]: value })),
  ),
  notificationCase('as little as possible', {}),
  notificationCase('everything at its limit', { ...largestNotification, uid: 'amina' }),
  ...notificationFieldCases.flatMap(([field, values]) =>
    values.map((value) => notificationCase(`${field} is ${valueText(value)}`, { [field]: value })),
  ),
];
