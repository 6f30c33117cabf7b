import { noticeLimits, type SiteNotice } from '@adp/shared-data/site-settings';
import { forEachLanguage, type Language } from '@adp/shared-ui/languages';

/** The form values of a notice. Times have the format of `datetime-local` fields. */
export interface NoticeValues {
  readonly noticeId: string;
  readonly level: SiteNotice['level'];
  readonly texts: Readonly<Record<Language, string>>;
  readonly from: string;
  readonly until: string;
}

export interface NoticesValues {
  readonly notices: NoticeValues[];
  readonly reason: string;
}

export function toValues({ id, level, texts, from, until }: SiteNotice): NoticeValues {
  return {
    noticeId: id,
    level,
    texts: { ...noTexts, ...texts },
    from: toLocal(from),
    until: until ? toLocal(until) : '',
  };
}

export function newNotice(): NoticeValues {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const noticeId = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { noticeId, level: 'info', texts: noTexts, from: toLocal(new Date()), until: '' };
}

/**
 * Converts form values to a notice. A changed text gets a new id, so that readers who dismissed the old text see the
 * notice again.
 */
export function toNotice(values: NoticeValues, stored: SiteNotice | undefined): SiteNotice {
  const texts = Object.fromEntries(
    Object.entries(values.texts).flatMap(([lang, words]) => (words.trim() === '' ? [] : [[lang, words.trim()]])),
  );
  const isSame =
    stored && JSON.stringify(Object.entries(stored.texts).sort()) === JSON.stringify(Object.entries(texts).sort());
  return {
    id: isSame || !stored ? values.noticeId : newNotice().noticeId,
    level: values.level,
    texts: { ...texts, en: values.texts.en.trim() },
    from: new Date(values.from),
    ...(values.until && { until: new Date(values.until) }),
  };
}

export function isText(text: string, isNeeded: boolean): boolean {
  const words = text.trim();
  return !words.includes('\n') && [...words].length <= noticeLimits.text.max && (!isNeeded || words !== '');
}

const noTexts = forEachLanguage(() => '');

function toLocal(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
