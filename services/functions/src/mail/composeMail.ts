import { parseTopic, toTopicPath } from '@adp/shared-data/alerts';
import { isolate, stripDirectionMarks } from '@adp/shared-ui/format';
import { toBase } from '@adp/shared-ui/languages';
import type { Letter, LetterEntry, LetterSection } from './Letter';
import type { ComposeMail, DigestSection, MailItem, MailParameters, MailRequest, MailTemplate } from './MailTemplate';
import { createMailTexts, type MailTexts } from './mailTexts';
import { renderHtml, renderText } from './renderLetter';
import { toListSubject } from './toListSubject';

/** The maximum number of listed items, which keeps an email below 20 kB in any script. */
const maxItems = 12;

interface Context {
  readonly base: string;
  readonly texts: MailTexts;
}

type Compose<Name extends MailTemplate> = (
  parameters: MailParameters[Name],
  context: Context,
) => Pick<Letter, 'subject' | 'paragraphs'> & Partial<Letter>;

/**
 * Creates the function that writes emails. Their links lead to `site`, such as `https://example.org`. They contain no
 * pictures and no tracking.
 */
export function createComposeMail(site: string): ComposeMail {
  const listId = `<alerts.${new URL(site).hostname}>`;
  return (request) => {
    const texts = createMailTexts(request.lang);
    const { locale, text, siteName } = texts;
    const { manageLink, unsubscribeUrl } = request;
    const letter: Letter = {
      sections: [],
      notes: request.template === 'confirm' ? [] : [text('why', { site: siteName })],
      footer: [
        ...(request.template === 'confirm' ? [] : [{ label: text('manage'), href: manageLink }]),
        { label: siteName, href: `${site}${toBase(locale) || '/'}` },
      ],
      ...compose(request, { base: site + toBase(locale), texts }),
    };
    return {
      subject: toSubject(letter.subject),
      text: renderText(letter),
      html: renderHtml(letter, locale),
      headers: {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': locale,
        'List-Id': listId,
        ...(unsubscribeUrl && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    };
  };
}

const composers: { readonly [Name in MailTemplate]: Compose<Name> } = {
  confirm: ({ topic, link }, { texts: { text, siteName, topic: describe } }) => {
    const values = { topic: isolate(describe(topic)), site: siteName };
    // Anyone can have this email sent to any address, so it must not contain words that the sender has written.
    const hasWords = parseTopic(topic)?.q !== undefined;
    return {
      subject: text(hasWords ? 'confirm.subject.search' : 'confirm.subject', values),
      paragraphs: [text(hasWords ? 'confirm.intro.search' : 'confirm.intro', values)],
      action: { label: text('confirm.action'), href: link },
      notes: [text('confirm.ignore')],
    };
  },
  digest: ({ sections }, context) => {
    const { text, siteName } = context.texts;
    const count = String(sections.reduce((sum, { items, more = 0 }) => sum + items.length + more, 0));
    const [first, ...others] = sections;
    return {
      subject:
        first && others.length === 0
          ? toListSubject(first.topic, count, context.texts)
          : text('digest.subject.several', { count }),
      paragraphs: [text('digest.intro', { site: siteName })],
      sections: toSections(sections, context),
    };
  },
  reminder: ({ item, days, date, timezone }, context) => ({
    subject: context.texts.text(`reminder.subject.${item.kind === 'event' ? 'event' : 'opportunity'}`, {
      days: String(days),
      title: isolate(item.title),
    }),
    paragraphs: [context.texts.text('reminder.intro', { site: context.texts.siteName })],
    sections: [{ entries: [toEntry({ ...item, date, timezone }, context)] }],
  }),
  correction: ({ item, change, formerDate, date, timezone }, context) => {
    const { text, moment } = context.texts;
    const { allDay } = item;
    const { date: _, ...undated } = item;
    const isGone = change === 'removed';
    const details = [
      text('correction.former', { date: moment({ date: formerDate, timezone, allDay }) }),
      ...(date && !isGone
        ? [
            text(change === 'restored' ? 'correction.date.restored' : 'correction.date', {
              date: moment({ date, timezone, allDay }),
            }),
          ]
        : []),
    ];
    return {
      subject: text(`correction.subject.${change}`, { title: isolate(item.title) }),
      // A removed item has no page to link to.
      paragraphs: [text('correction.intro'), ...(isGone ? [isolate(item.title), ...details] : [])],
      sections: isGone ? [] : [{ entries: [{ ...toEntry(undated, context), details }] }],
    };
  },
  notification: ({ event, title, reason, path }, { base, texts: { text, notification } }) => {
    const sentence = notification(`notifications.event.${event}`, {
      named: title === undefined ? 'no' : 'yes',
      title: isolate(title ?? ''),
      kind: 'none',
    });
    return {
      subject: sentence,
      paragraphs: [sentence, ...(reason ? [notification('notifications.reason', { reason: isolate(reason) })] : [])],
      action: { label: text('notification.action'), href: base + path },
    };
  },
};

function compose(request: MailRequest, context: Context) {
  switch (request.template) {
    case 'confirm':
      return composers.confirm(request.parameters, context);
    case 'digest':
      return composers.digest(request.parameters, context);
    case 'reminder':
      return composers.reminder(request.parameters, context);
    case 'correction':
      return composers.correction(request.parameters, context);
    case 'notification':
      return composers.notification(request.parameters, context);
  }
}

function toSections(sections: readonly DigestSection[], context: Context): readonly LetterSection[] {
  let remaining = maxItems;
  return sections.flatMap(({ topic, items, more = 0 }) => {
    const shown = items.slice(0, remaining);
    remaining -= shown.length;
    const hidden = more + items.length - shown.length;
    const href = context.base + toTopicPath(topic);
    return [
      {
        title: { label: context.texts.topic(topic), href },
        entries: shown.map((item) => toEntry(item, context)),
        ...(hidden > 0 && { more: { label: context.texts.text('digest.more', { count: String(hidden) }), href } }),
      },
    ];
  });
}

function toEntry(item: MailItem, { base, texts: { text, moment } }: Context): LetterEntry {
  const { kind, title, path, lang, date, timezone, allDay } = item;
  return {
    label: title,
    href: base + path,
    lang,
    details: date
      ? [text(kind === 'event' ? 'item.event' : 'item.opportunity', { date: moment({ date, timezone, allDay }) })]
      : [],
  };
}

/** Removes line breaks and invisible direction marks, which some mail programs show as boxes. */
const toSubject = (subject: string) => stripDirectionMarks(subject).replaceAll(/\s+/g, ' ').trim();
