import type { SeedDocument } from '@adp/local-firebase';
import {
  type AlertSettings,
  defaultAlertSettings,
  printTopic,
  type Save,
  type Subscription,
  type Topic,
  toSaveId,
  toSubscriptionId,
} from '@adp/shared-data/alerts';
import { choices, kindNames } from '@adp/shared-data/content';
import { memberStates } from '@adp/shared-data/fields';
import { toMemberDocuments, type User } from '@adp/shared-data/member';
import type { Notification } from '@adp/shared-data/notification';
import { type PlacedDocument, toSeedDocument } from '../documents/toSeedDocument';
import { createZipf } from './createZipf';
import { memberNames } from './memberNames';
import { createSharePicker, type RandomSource, randomSource } from './randomSource';
import { getVocabulary } from './vocabulary';
import { cut } from './writeTexts';

/** Shares of members, from 0 to 1. */
export interface MemberShares {
  /** Members who follow topics or searches. */
  readonly following: number;
  /** Members with saved items. */
  readonly saving: number;
  /** Members who have changed their alert settings. */
  readonly settings: number;
  /** Languages of names and descriptions. */
  readonly languages: Readonly<Record<keyof typeof memberNames, number>>;
  readonly frequencies: Readonly<Record<Subscription['frequency'], number>>;
}

interface MemberOptions {
  readonly count: number;
  /** The number of the first member. */
  readonly first?: number;
  readonly now: Date;
  /** Paths of documents that members have saved, such as `articles/a1`. */
  readonly items: readonly string[];
  readonly shares: MemberShares;
}

const DAY = 86_400_000;
const zones = [defaultAlertSettings.timezone, 'Africa/Lagos', 'Africa/Cairo', 'Africa/Johannesburg', 'Europe/Paris'];
const channels = { inApp: true };
/** Kinds of followed topics. A list is one kind of content with a theme. */
const topicShares = { theme: 0.3, country: 0.15, programme: 0.1, opportunities: 0.25, list: 0.1, search: 0.1 };

/** Returns the uid of a generated member. The username is the same. */
export const toMemberUid = (number: number) => `reader-${number}`;

/**
 * Generates members with the documents that the site stores for them: profile, subscriptions, saves, notifications and
 * alert settings. Yields one document at a time, because 100,000 members have 700,000 documents.
 */
export function* generateMembers({ count, first = 1, now, items, shares }: MemberOptions): Generator<SeedDocument> {
  const random = randomSource(first);
  const pickLanguage = createSharePicker(shares.languages, random);
  const pickFrequency = createSharePicker(shares.frequencies, random);
  const pickTopic = createTopicPicker(random);
  const pickRank = items.length > 0 ? createZipf({ count: items.length, exponent: 0.9 }) : undefined;
  for (let number = first; number < first + count; number += 1) {
    const uid = toMemberUid(number);
    const lang = pickLanguage();
    const joined = new Date(now.getTime() - random.whole(1, 1_500) * DAY);
    const follows = random.chance(shares.following);
    const topics = follows ? [...new Set(Array.from({ length: random.whole(1, 3) }, pickTopic))] : [];
    const saved = pickRank && random.chance(shares.saving) ? random.whole(1, 10) : 0;
    const documents: PlacedDocument[] = [
      ...toPlaced(toMemberDocuments(uid, writeUser({ uid, lang, joined }, random))),
      ...topics.map((topic, index): PlacedDocument => {
        const subscription: Subscription = {
          uid,
          topic,
          frequency: pickFrequency(),
          lang,
          state: random.chance(0.95) ? 'active' : 'paused',
          createdAt: joined,
          channels: random.some(['site', 'email'], 1, 2),
        };
        return { path: `subscriptions/${toSubscriptionId(uid, index)}`, document: subscription };
      }),
      ...Array.from({ length: saved }, (): PlacedDocument => {
        const item = items[pickRank?.(random.next) ?? 0] ?? '';
        const save: Save = { uid, item, saved: random.chance(0.9), changedAt: joined, reminders: [14, 7, 1] };
        return { path: `saves/${toSaveId(uid, item)}`, document: save };
      }),
      ...writeNotifications({ uid, joined, topics }, random),
      ...(random.chance(shares.settings)
        ? [{ path: `alert_settings/${uid}`, document: writeSettings({ uid, lang, joined }, random) }]
        : []),
    ];
    for (const document of documents) yield toSeedDocument(document);
  }
}

interface Member {
  readonly uid: string;
  readonly lang: keyof typeof memberNames;
  readonly joined: Date;
}

function toPlaced(documents: Readonly<Record<string, object>>): PlacedDocument[] {
  return Object.entries(documents).map(([path, document]) => ({ path, document: { ...document } }));
}

/** Writes a member. Two of five members have no description. The others have 3 to 120 words. */
function writeUser({ uid, lang, joined }: Member, random: RandomSource): User {
  const { first, family } = memberNames[lang];
  const vocabulary = getVocabulary(lang);
  const words = (length: number) => Array.from({ length }, () => vocabulary.pick(random)).join(' ');
  const isPublic = random.chance(0.6);
  return {
    name: `${random.pick(first)} ${random.pick(family)}`,
    username: uid,
    // A short text is more frequent than a long one.
    ...(random.chance(0.6) && { description: cut(words(3 + Math.floor(117 * random.next() ** 3)), 1_000) }),
    ...(random.chance(0.5) && { company: cut(words(random.whole(1, 4)), 120) }),
    ...(random.chance(0.5) && { position: cut(words(random.whole(1, 3)), 120) }),
    country: random.pick(memberStates),
    languages: [...new Set([lang, ...random.some(Object.keys(memberNames), 0, 2)])],
    expertise: [...new Set(Array.from({ length: random.whole(0, 4) }, () => cut(vocabulary.pickSubject(random), 50)))],
    links: random.chance(0.2) ? [`https://example.org/${uid}`] : [],
    visibility: isPublic ? 'public' : random.pick(['members', 'hidden']),
    listed: isPublic && random.chance(0.7),
    interests: random.some(choices.theme, 0, 3),
    notificationPrefs: { account: channels, content: channels, deadlines: channels },
    createdAt: joined,
    updatedAt: joined,
    revision: 1,
  };
}

/** Writes the notifications of a member: the welcome, and new items of followed topics. */
function writeNotifications(
  { uid, joined, topics }: Pick<Member, 'uid' | 'joined'> & { readonly topics: readonly string[] },
  random: RandomSource,
): PlacedDocument[] {
  const welcome: Notification = {
    uid,
    topic: 'account',
    event: 'joined',
    title: uid,
    read: random.chance(0.8),
    createdAt: joined,
  };
  const news = topics.flatMap((followed) =>
    Array.from({ length: random.whole(0, 4) }, (_, index): Notification => ({
      uid,
      topic: 'deadlines',
      event: 'new_items',
      read: random.chance(0.6),
      createdAt: new Date(joined.getTime() + (index + 1) * 3_600_000),
      count: random.whole(1, 20),
      followed,
    })),
  );
  return [welcome, ...news].map((document, index) => ({ path: `notifications/${uid}-${index}`, document }));
}

function writeSettings({ uid, lang, joined }: Member, random: RandomSource): AlertSettings {
  return {
    ...defaultAlertSettings,
    uid,
    email: { ...defaultAlertSettings.email, content: random.chance(0.3) },
    lang,
    timezone: random.pick(zones),
    digestHour: random.whole(5, 20),
    digestDay: random.whole(1, 7),
    updatedAt: joined,
  };
}

/** Returns a function that picks canonical topics: a few are popular, and most searches have one follower. */
function createTopicPicker(random: RandomSource): () => string {
  const pickFrom = <T>(values: readonly T[]) => {
    const pickRank = createZipf({ count: values.length, exponent: 0.9 });
    return (): T => values[pickRank(random.next)] ?? random.pick(values);
  };
  const [pickTheme, pickCountry, pickProgramme] = [
    pickFrom(choices.theme),
    pickFrom(memberStates),
    pickFrom(choices.programme),
  ];
  const pickType = pickFrom(choices.opportunityType);
  const pickers: Readonly<Record<keyof typeof topicShares, () => Topic>> = {
    theme: () => ({ filters: { theme: [pickTheme()] } }),
    country: () => ({ filters: { country: [pickCountry()] } }),
    programme: () => ({ filters: { programme: [pickProgramme()] } }),
    opportunities: () => ({ kind: 'opportunity', filters: { type: [pickType()], country: [pickCountry()] } }),
    list: () => ({ kind: random.pick(kindNames), filters: { theme: [pickTheme()] } }),
    search: () => ({ filters: {}, q: getVocabulary('en').pickSubject(random) }),
  };
  const pickKind = createSharePicker(topicShares, random);
  return () => printTopic(pickers[pickKind()]());
}
