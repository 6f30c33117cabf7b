import { choices } from '../kinds/choices';
import type { ContentKind } from '../kinds/contentKinds';
import type { ContentByKind } from '../kinds/content/wholeKinds';
import { limits } from '../kinds/limits';
import { countryCodes } from '../places/isoCountries';
import type { User } from '../kinds/member/users';
import { type AlertSettings, defaultAlertSettings, type PersonalCalendar } from '../alerts/alertSettings';
import type { Save } from '../alerts/saves';
import type { Subscription } from '../alerts/subscriptions';
import { type Notification, notificationLimits } from '../kinds/notification/notificationSchema';

const created = new Date('2026-01-05T08:00:00.000Z');
/** The same instant as a local time in Johannesburg. */
const local = '2026-01-05T10:00+02:00';
const fill = (length: number, sign = 'x') => sign.repeat(length);
const address = 'https://example.org/';
const longest = (start = address) => start + fill(limits.url.max - start.length);
const numbered = <Item>(count: number, item: (suffix: string) => Item) =>
  Array.from({ length: count }, (_, index) => item(String(index).padStart(2, '0')));
const texts = ({ max, each }: { max: number; each: { max: number } }) =>
  numbered(max, (suffix) => fill(each.max - 2) + suffix);
const addresses = (count: number) => numbered(count, (suffix) => longest().slice(0, -2) + suffix);
const languages = numbered(limits.languages.max, (suffix) => `a${String.fromCharCode(97 + Number(suffix))}`);
const countries = (count: number) => countryCodes.slice(0, count);

const least = {
  status: 'published' as const,
  title: fill(limits.title.min),
  summary: fill(limits.summary.min),
  body: '',
  lang: 'en' as const,
  themes: ['governance' as const],
  tags: [],
  countries: [],
  authorUid: 'author',
  authorUsername: 'sample-author',
  authorName: 'Sample Author',
  licence: 'CC-BY-4.0' as const,
  sources: [],
  sample: false,
  createdAt: created,
  updatedAt: created,
  publishedAt: created,
  revision: 1,
};

const largestFields = {
  ...least,
  title: fill(limits.title.max),
  summary: fill(limits.summary.max),
  body: fill(limits.body.max),
  programme: 'apet' as const,
  themes: choices.theme.slice(0, limits.themes.max),
  tags: texts(limits.tags),
  countries: countries(limits.countries.max),
  cover: {
    url: longest(),
    alt: fill(limits.cover.alt.max),
    credit: fill(limits.cover.credit.max),
    width: limits.cover.side.max,
    height: limits.cover.side.max,
    bytes: limits.coverBytes.max,
  },
  canonicalUrl: longest(),
  sources: addresses(limits.sources.max),
};

const { licence, ...smallestPublication } = least;

/** The smallest valid document of each kind. */
export const smallest: { readonly [Kind in ContentKind]: ContentByKind[Kind] } = {
  article: least,
  event: {
    ...least,
    startsAt: created,
    startsLocal: '2026-01-05T08:00+00:00',
    endsAt: created,
    endsLocal: '2026-01-05T08:00+00:00',
    timezone: 'UTC',
    allDay: false,
    mode: 'online',
    languages: [],
    speakers: [],
    eventStatus: 'scheduled',
    icsSequence: 0,
  },
  opportunity: {
    ...least,
    type: 'grant',
    provider: 'x',
    deadlineKind: 'rolling',
    applicantTypes: [],
    eligibleCountries: [],
    careerStages: [],
    languagesAccepted: [],
    howToApply: 'x',
    remote: false,
  },
  product: {
    ...least,
    tagline: 'x',
    category: 'app',
    maturity: 'idea',
    organisation: 'x',
    pricing: 'free',
    deployedIn: [],
    uiLanguages: [],
    platforms: [],
    evidence: [],
  },
  knowledgeProduct: {
    ...smallestPublication,
    type: 'report',
    authors: [],
    abstract: fill(limits.abstract.min),
    keyMessages: [],
    files: [],
    fileLanguages: [],
  },
};

/** The largest valid document of each kind, with every field at its limit. */
export const largest: { readonly [Kind in ContentKind]: ContentByKind[Kind] } = {
  article: { ...largestFields, series: fill(limits.series.max) },
  event: {
    ...smallest.event,
    ...largestFields,
    timezone: 'Africa/Johannesburg',
    mode: 'hybrid',
    venue: {
      name: fill(limits.venue.name.max),
      street: fill(limits.venue.street.max),
      city: fill(limits.venue.city.max),
      country: 'ZA',
    },
    joinUrl: longest(),
    registrationUrl: longest(),
    startsLocal: local,
    endsLocal: local,
    registrationClosesAt: created,
    registrationClosesLocal: local,
    capacity: limits.capacity.max,
    cost: 'fee',
    costNote: fill(limits.costNote.max),
    languages,
    accessibility: fill(limits.accessibility.max),
    organiser: fill(limits.organiser.max),
    speakers: texts(limits.speakers),
    eventStatus: 'rescheduled',
    previousStart: created,
    previousStartLocal: local,
    icsSequence: limits.icsSequence.max,
  },
  opportunity: {
    ...smallest.opportunity,
    ...largestFields,
    provider: fill(limits.provider.max),
    opensAt: created,
    deadlineKind: 'fixed',
    deadlineAt: created,
    deadlineLocal: '2026-01-04T20:00-12:00',
    timezone: 'Etc/GMT+12',
    deadlineNote: fill(limits.deadlineNote.max),
    applicantTypes: [...choices.applicantType],
    eligibleCountries: countries(limits.countries.max),
    careerStages: [...choices.careerStage],
    languagesAccepted: languages,
    amountMin: limits.amount.max,
    amountMax: limits.amount.max,
    currency: 'ZAR',
    howToApply: fill(limits.howToApply.max),
    applyUrl: longest(),
    applyEmail: `${fill(limits.email.max - 12)}@example.org`,
    remote: true,
    sourceUrl: longest(),
    sourceCheckedAt: created,
  },
  product: {
    ...smallest.product,
    ...largestFields,
    tagline: fill(limits.tagline.max),
    organisation: fill(limits.organiser.max),
    websiteUrl: longest(),
    repoUrl: longest(),
    demoUrl: longest(),
    deployedIn: countries(limits.countries.max),
    uiLanguages: languages,
    platforms: [...choices.platform],
    minRequirements: fill(limits.minRequirements.max),
    evidence: addresses(limits.evidence.max),
  },
  knowledgeProduct: {
    ...smallest.knowledgeProduct,
    ...largestFields,
    corporateAuthor: fill(limits.corporateAuthor.max),
    authors: texts(limits.authors),
    publisher: fill(limits.publisher.max),
    publishedOn: '2024-07-18',
    version: fill(limits.version.max),
    pages: limits.pages.max,
    doi: '10.5281/zenodo.1234567',
    isbn: '9780306406157',
    series: fill(limits.series.max),
    abstract: fill(limits.abstract.max),
    keyMessages: texts(limits.keyMessages),
    files: numbered(limits.files.max, (suffix) => ({
      lang: 'en',
      format: 'pdf' as const,
      url: longest().slice(0, -2) + suffix,
      bytes: limits.fileBytes.max,
      pages: limits.pages.max,
      sha256: fill(64, 'a'),
      accessible: true,
    })),
    fileLanguages: languages,
    htmlUrl: longest(),
    replaces: fill(100),
    replacedBy: fill(100),
  },
};

const channels = { inApp: true };

export const smallestUser: User = {
  name: 'xx',
  username: 'sample-author',
  languages: [],
  expertise: [],
  links: [],
  visibility: 'public',
  listed: false,
  interests: [],
  notificationPrefs: { account: channels, content: channels, deadlines: channels },
  createdAt: created,
  updatedAt: created,
  revision: 1,
};

export const largestUser: User = {
  ...smallestUser,
  name: fill(limits.name.max),
  nameKey: fill(limits.name.max),
  username: fill(limits.username.max),
  profileImageUrl: longest(),
  description: fill(limits.description.max),
  company: fill(limits.company.max),
  position: fill(limits.position.max),
  country: 'ZA',
  languages,
  expertise: texts(limits.expertise),
  links: addresses(limits.links.max),
  listed: true,
  interests: choices.theme.slice(0, limits.interests.max),
  signedOutBefore: created,
  leavingAt: created,
};

export const smallestNotification: Notification = {
  uid: 'author',
  topic: 'account',
  event: 'joined',
  read: false,
  createdAt: created,
};

export const largestNotification: Notification = {
  ...smallestNotification,
  topic: 'content',
  event: 'unpublished',
  itemKind: 'knowledgeProduct',
  itemId: fill(notificationLimits.itemId.max),
  title: fill(notificationLimits.title.max),
};

export const smallestSave: Save = {
  uid: 'author',
  item: 'opportunities/one',
  saved: true,
  changedAt: created,
  reminders: [],
};

export const smallestSubscription: Subscription = {
  uid: 'author',
  topic: 'opportunities',
  frequency: 'daily',
  lang: 'en',
  state: 'active',
  createdAt: created,
  channels: ['site'],
};

export const smallestAlertSettings: AlertSettings = {
  ...defaultAlertSettings,
  uid: 'author',
  lang: 'en',
  updatedAt: created,
};

export const smallestCalendar: PersonalCalendar = {
  uid: 'author',
  secret: 'a'.repeat(32),
  lang: 'en',
  createdAt: created,
};
