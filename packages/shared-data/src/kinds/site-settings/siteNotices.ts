import { forEachLanguage } from '@adp/shared-ui/languages';
import * as v from 'valibot';
import { choice, dateTime, line, matching, text } from '../../fields/fieldSchemas';
import { createParser } from '../readWith';

export const noticeLimits = { text: { min: 1, max: 300 }, most: 3 } as const;
export const noticeLevels = ['info', 'warning'] as const;

const words = line(noticeLimits.text);

export const noticeSchema = v.strictObject({
  /** The id by which browsers remember dismissed notices. */
  id: matching('[a-z0-9]{8,24}', 24),
  level: choice(noticeLevels),
  /** The texts by language. A page without a text in its language shows the English text. */
  texts: v.strictObject({ ...forEachLanguage(() => v.exactOptional(words)), en: words }),
  from: dateTime,
  until: v.exactOptional(dateTime),
});

export type SiteNotice = v.InferOutput<typeof noticeSchema>;

/** `settings/notices`: the notices. Only a site action writes them (docs/decisions/098). */
export const siteNotices = {
  collection: 'settings',
  id: 'notices',
  readItem: /* @__PURE__ */ createParser(
    v.object({
      notices: v.array(noticeSchema, 'list'),
      changedBy: text({ min: 1, max: 128 }),
      changedAt: dateTime,
    }),
  ),
};

/** Returns whether a notice is shown at the time `now`, in milliseconds. */
export function isNoticeShown({ from, until }: Pick<SiteNotice, 'from' | 'until'>, now: number): boolean {
  return from.getTime() <= now && (until === undefined || now < until.getTime());
}
