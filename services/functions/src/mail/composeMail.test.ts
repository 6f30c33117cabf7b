/** @jest-environment node */
import * as topicNames from '@adp/shared-data/alerts/topic-names';
import { simpleParser } from 'mailparser';
import { createComposeMail } from './composeMail';
import { createLocalTransport } from './createMailTransport';
import type { MailContent, MailItem } from './MailTemplate';

const site = 'https://example.org';
const compose = createComposeMail(site);
const unsubscribeUrl = `${site}/api/actions/unsubscribe?token=abc.def`;
const manageLink = `${site}/subscriptions?token=abc.def`;
const grant: MailItem = {
  kind: 'opportunity',
  id: 'o1',
  title: 'Grants for open data',
  path: '/opportunities/o1',
  lang: 'en',
  date: '2026-12-02T11:59:00Z',
  timezone: 'Etc/GMT+12',
};
const meeting: MailItem = {
  kind: 'event',
  id: 'e1',
  title: 'Réunion à Rabat',
  path: '/events/e1',
  lang: 'fr',
  date: '2026-12-01T00:00:00Z',
  timezone: 'Africa/Casablanca',
  allDay: true,
};

const contents: readonly (readonly [string, MailContent])[] = [
  ['confirm', { template: 'confirm', parameters: { topic: 'opportunities?type=grant&country=KE', link: manageLink } }],
  [
    'digest of one topic',
    {
      template: 'digest',
      parameters: { sections: [{ topic: 'opportunities?country=KE', items: [grant], more: 2 }] },
    },
  ],
  [
    'digest of several topics',
    {
      template: 'digest',
      parameters: {
        sections: [
          { topic: 'all?q=open+data', items: [grant] },
          { topic: 'events?country=AU-N', items: [meeting] },
        ],
      },
    },
  ],
  [
    'reminder',
    { template: 'reminder', parameters: { item: grant, days: 7, date: grant.date ?? '', timezone: 'Etc/GMT+12' } },
  ],
  [
    'reminder of an event',
    {
      template: 'reminder',
      parameters: { item: meeting, days: 1, date: meeting.date ?? '', timezone: 'Africa/Casablanca' },
    },
  ],
  ...(['moved', 'cancelled', 'closed', 'rolling', 'removed', 'restored'] as const).map(
    (change): readonly [string, MailContent] => [
      `correction: ${change}`,
      {
        template: 'correction',
        parameters: {
          item: grant,
          change,
          formerDate: '2026-12-02T11:59:00Z',
          date: '2026-12-20T11:59:00Z',
          timezone: 'Etc/GMT+12',
        },
      },
    ],
  ),
  [
    'notification',
    {
      template: 'notification',
      parameters: {
        event: 'returned',
        topic: 'content',
        title: 'My <article>',
        reason: 'Cite a source.',
        path: '/new',
      },
    },
  ],
];

async function deliver(content: MailContent, lang: string) {
  let raw: Buffer = Buffer.alloc(0);
  const transport = createLocalTransport('Site <alerts@example.org>', (message) => {
    raw = message;
    return Promise.resolve();
  });
  const request = { ...content, lang, manageLink, ...(content.template !== 'confirm' && { unsubscribeUrl }) };
  const result = await transport.send({ messageId: 'k1@example.org', to: 'amina@example.org', ...compose(request) });
  return { result, raw, mail: await simpleParser(raw) };
}

const getLinks = (text: string) => text.match(/https?:\/\/[^\s"<]+/g) ?? [];

describe.each(Object.keys(topicNames))('in %s', (lang) => {
  test.each(contents)(
    'the text and the HTML of a %s have the same links to this site, and the email is at most 20 kB',
    async (_, content) => {
      const { result, raw, mail } = await deliver(content, lang);
      expect(result).toEqual({ status: 'sent' });
      expect(raw.length).toBeLessThan(20_000);
      expect(mail.subject).toMatch(/\S/);
      const html = String(mail.html);
      expect(html).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`);
      expect(html).not.toMatch(/<img|<script|<link|<article>/);
      const links = [...new Set(getLinks(mail.text ?? ''))].sort();
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(link).toMatch(/^https:\/\/example\.org(\/|$)/);
      expect([...new Set(getLinks(html.replaceAll('&amp;', '&')))].sort()).toEqual(links);
      expect(mail.text).not.toMatch(/\{|undefined|Invalid/);
      expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
      expect(mail.headers.get('content-language')).toBe(lang);
      expect(mail.headerLines.some(({ key }) => key === 'list-unsubscribe-post')).toBe(content.template !== 'confirm');
    },
  );
});

test('subjects name the content of the email', async () => {
  const subjects = await Promise.all(contents.map(async ([, content]) => (await deliver(content, 'en')).mail.subject));
  expect(subjects).toEqual([
    'Confirm your alerts: Opportunities · Grant · Kenya',
    '3 new opportunities for Kenya',
    '2 new items in topics you follow',
    'Closes in 7 days: Grants for open data',
    'Starts in 1 day: Réunion à Rabat',
    'Date changed: Grants for open data',
    'Cancelled: Grants for open data',
    'Closed early: Grants for open data',
    'No fixed date any more: Grants for open data',
    'No longer on the site: Grants for open data',
    'Available again: Grants for open data',
    '“My <article>” was returned to you. Edit it and submit it again.',
  ]);
});

test.each([
  ['en', 'Closes today: Grants for open data'],
  ['fr', 'Clôture aujourd’hui\u00a0: Grants for open data'],
  ['pt', 'Encerra hoje: Grants for open data'],
  ['ar', 'تُغلق اليوم: Grants for open data'],
  ['sw', 'Mwisho wa maombi ni leo: Grants for open data'],
])('in %s, a reminder on the day itself says so', (lang, expected) => {
  const parameters = { item: grant, days: 0, date: grant.date ?? '', timezone: 'Etc/GMT+12' };
  expect(compose({ template: 'reminder', parameters, lang, manageLink }).subject.replaceAll(/\s/g, ' ')).toBe(
    expected.replaceAll(/\s/g, ' '),
  );
});

test.each(Object.keys(topicNames))('in %s, a confirmation contains no words that its sender has written', (lang) => {
  const parameters = { topic: 'articles?q=win+at+evil.example', link: manageLink };
  const { subject, text, html } = compose({ template: 'confirm', parameters, lang, manageLink });
  expect(subject + text + html).not.toContain('evil');
});

test("a date is shown in the item's own zone, and an all-day event without a time", async () => {
  const [, , several] = contents;
  const { mail } = await deliver(several?.[1] as MailContent, 'en');
  const text = mail.text?.replaceAll(/[\u2066-\u2069]/g, '');
  expect(text).toContain('Closes: Tuesday, 1 December 2026, 23:59 (anywhere on Earth)');
  expect(text).toMatch(/Starts: Tuesday,? 1 December 2026\n/);
});

test('a long digest lists its first items and links to the rest', async () => {
  const items = Array.from({ length: 50 }, (_, index) => ({
    ...grant,
    id: `o${index}`,
    title: 'ورشة عمل '.repeat(16),
  }));
  const sections = [
    { topic: 'opportunities?country=KE', items: items.slice(0, 20) },
    { topic: 'opportunities?country=GH', items: items.slice(20) },
  ];
  const { raw, mail } = await deliver({ template: 'digest', parameters: { sections } }, 'ar');
  expect(raw.length).toBeLessThan(20_000);
  expect(mail.text?.match(/opportunities\/o1$/gm)).toHaveLength(12);
  expect(mail.text).toContain('https://example.org/ar/opportunities?country=GH');
});
