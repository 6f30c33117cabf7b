import {
  alertLimits,
  alertSettingsSchema,
  personalCalendarSchema,
  reminderDays,
  saveSchema,
  subscriptionSchema,
  topicPattern,
} from '@adp/shared-data/alerts';
import { bookkeepingFields, isMemberKind, kindNames, type ContentKind, wholeKinds } from '@adp/shared-data/content';
import { describeFields, type FieldDescription, snakeCase } from '@adp/shared-data/fields';
import { formerMemberPattern, profileSchema, userSchema } from '@adp/shared-data/member';
import { notificationChoices, notificationSchema, siteFields } from '@adp/shared-data/notification';
import { type HandWritten, printShape, type Shape } from './printShape';

/**
 * Pattern of a valid date: a year, a month or a day. The schema's pattern is simpler, because code checks the date too.
 */
const partOfDate =
  '([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29|[0-9]{4}(-((0[13578]|1[02])(-(0[1-9]|[12][0-9]|3[01]))?|(0[469]|11)(-(0[1-9]|[12][0-9]|30))?|02(-(0[1-9]|1[0-9]|2[0-8]))?))?';

/** Class of invisible characters, as in `visible` of the schemas and in `hasTexts` of the rules. */
const invisible = '[\\\\p{Z}\\\\p{Cc}\\\\p{Cf}\\\\x{115F}\\\\x{1160}\\\\x{2800}\\\\x{3164}\\\\x{FFA0}]';

const ofContent: readonly HandWritten[] = [
  { fields: ['title', 'summary'], condition: 'hasTexts(data)' },
  { fields: ['cover'], condition: "(!('cover' in data) || cover(data.cover))" },
  // The permission functions of the rules check the bookkeeping fields.
  { fields: bookkeepingFields, condition: '' },
];

/** Conditions on several fields of one kind. */
const ofKind: Readonly<Partial<Record<ContentKind, readonly HandWritten[]>>> = {
  event: [
    {
      fields: ['startsAt', 'endsAt'],
      condition: 'data.starts_at is timestamp && data.ends_at is timestamp && data.ends_at >= data.starts_at',
    },
  ],
  opportunity: [
    { fields: ['deadlineKind', 'deadlineAt', 'timezone'], condition: 'deadline(data)' },
    { fields: ['amountMin', 'amountMax', 'currency'], condition: 'amounts(data)' },
  ],
  product: [{ fields: [], condition: "(!('title_key' in data) || data.title_key == toSortKey(data.title))" }],
  knowledgeProduct: [
    // Comparing the key with the title would exceed the limit of expressions. The risk is small, because all authors of
    // knowledge products have a role.
    { fields: [], condition: "data.get('title_key', 'x') is string" },
    { fields: ['authors', 'keyMessages'], condition: 'areLines(data.authors, data.key_messages)' },
    { fields: ['files'], condition: 'files(data.files)' },
    { fields: ['publishedOn'], condition: `data.get('published_on', '2026').matches('${partOfDate}')` },
    { fields: ['isbn'], condition: "data.get('isbn', '0000000000').matches('[0-9X -]{10,17}')" },
    { fields: ['replacedBy'], condition: '' },
  ],
};

function toContentShape(kind: ContentKind): Shape {
  const { schema, orders } = wholeKinds[kind];
  const { translations, translatedInto, ...entries } = schema.entries;
  const toRequired = (field: FieldDescription) =>
    field.name === 'licence' && isMemberKind(kind) ? { ...field, isOptional: false } : field;
  return {
    name: kind,
    fields: describeFields(entries).map(toRequired),
    handWritten: [...ofContent, ...(ofKind[kind] ?? [])],
    otherKeys: [
      'translations',
      'translated_into',
      'translated_at',
      ...('title' in orders ? [`${orders.title.field}`] : []),
    ],
  };
}

const notification: Shape = {
  name: 'notification',
  // Omit the fields and events that only functions may write.
  fields: describeFields(notificationSchema.entries)
    .filter(({ name }) => !siteFields.includes(name))
    .map((field) =>
      field.name === 'event' ? { ...field, type: 'choice', options: notificationChoices.event } : field,
    ),
  handWritten: [{ fields: ['uid', 'read', 'createdAt'], condition: '' }],
};

const user: Shape = {
  name: 'user',
  fields: describeFields(userSchema.entries),
  handWritten: [
    {
      fields: ['name', 'nameKey'],
      condition: [
        "data.name.matches('[^\\n\\\\x{202A}-\\\\x{202E}\\\\x{2066}-\\\\x{2069}]{2,100}')",
        // One negated pattern needs fewer expressions than a check for a visible character and one for the name.
        `!data.name.matches('(?i)${invisible}*|${formerMemberPattern}')`,
        "(!('name_key' in data) || data.name_key == toSortKey(data.name))",
      ].join(' && '),
    },
    {
      fields: ['profileImageUrl'],
      condition:
        "(!('profile_image_url' in data) || picture(data.profile_image_url, '[.](appspot[.]com|firebasestorage[.]app)/o/pictures%2F'))",
    },
    { fields: ['username'], condition: 'username(data.username)' },
    { fields: ['listed'], condition: "data.listed is bool && (data.listed == false || data.visibility == 'public')" },
    { fields: ['notificationPrefs'], condition: 'isPreferences(data.notification_prefs)' },
    { fields: ['formerUsername', 'createdAt', 'updatedAt', 'revision'], condition: '' },
  ],
};

/** Saved items, followed lists, and settings of alerts. The permission functions check `uid` and the times. */
const alerts: readonly Shape[] = [
  {
    name: 'save',
    fields: describeFields(saveSchema.entries),
    handWritten: [
      { fields: ['uid', 'changedAt', 'lastReminder'], condition: '' },
      { fields: ['reminders'], condition: `areChoices(data.reminders, [${reminderDays.join(', ')}])` },
    ],
  },
  {
    name: 'subscription',
    fields: describeFields(subscriptionSchema.entries),
    handWritten: [
      { fields: ['uid', 'createdAt'], condition: '' },
      {
        fields: ['topic'],
        condition: `data.topic.size() <= ${alertLimits.topic.max} && data.topic.matches('${topicPattern}')`,
      },
    ],
  },
  {
    name: 'alertSettings',
    fields: describeFields(alertSettingsSchema.entries),
    handWritten: [{ fields: ['uid', 'updatedAt'], condition: '' }],
  },
  {
    name: 'personalCalendar',
    fields: describeFields(personalCalendarSchema.entries),
    handWritten: [{ fields: ['uid', 'createdAt'], condition: '' }],
  },
];

/** Stored names of the fields that a member's document shares with the profile. */
const publicKeys = [...Object.keys(profileSchema.entries).filter((name) => name !== 'uid'), 'nameKey'].map(snakeCase);

/** Prints the shape functions of `firestore.rules`. */
export function printShapes(): string {
  const shapes = [...kindNames.map(toContentShape), notification, ...alerts, user].map(printShape);
  return [...shapes, `    function publicKeys() {\n      return '${publicKeys.join(',')}'.split(',');\n    }\n`].join(
    '\n',
  );
}
