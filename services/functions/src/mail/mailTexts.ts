import { getText as getSiteText } from '@adp/edge/text';
import { describeTopic, parseTopic, type Topic } from '@adp/shared-data/alerts';
import { formatDate } from '@adp/shared-ui/format';
import { anywhereOnEarth, getOffset, knownZone, toWallTime, zoneWords } from '@adp/shared-ui/calendar';
import { createServerText } from '@adp/site-document';
import * as topicNames from '@adp/shared-data/alerts/topic-names';
import * as messages from './messages/catalogs';
import * as notificationTexts from './notification-texts/catalogs';

const getMailText = createServerText(messages);
const getNotificationText = createServerText(notificationTexts);

/** Returns the texts of emails in a language. Uses English for a language without texts. */
export function createMailTexts(lang: string) {
  const locale = lang in topicNames ? (lang as keyof typeof topicNames) : 'en';
  const text = getMailText(locale);
  const describe = (topic: Topic) =>
    describeTopic(topic, (id) => (topicNames[locale] as Readonly<Record<string, string>>)[id], locale);
  return {
    locale,
    text,
    notification: getNotificationText(locale),
    siteName: getSiteText(locale)('site.name'),
    describe,
    topic: (canonical: string) => {
      const topic = parseTopic(canonical);
      return topic ? describe(topic) : canonical;
    },
    /** Formats a date and time in the item's own zone: "Tuesday, 1 December 2026, 23:59 (anywhere on Earth)". */
    moment: ({ date, timezone = 'UTC', allDay = false }: ItemTime) => {
      const zone = knownZone(timezone);
      const wall = toWallTime(date, zone);
      const day = formatDate(
        wall,
        { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
        locale,
      );
      if (allDay) return day;
      const time = formatDate(wall, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }, locale);
      const zoneName =
        zone === anywhereOnEarth
          ? text('zone.anywhere')
          : zoneWords(zone, getOffset(zone, new Date(date)), locale).name;
      return text('moment', { day, time, zone: zoneName });
    },
  };
}

export type MailTexts = ReturnType<typeof createMailTexts>;

interface ItemTime {
  readonly date: string;
  readonly timezone?: string | undefined;
  readonly allDay?: boolean | undefined;
}
