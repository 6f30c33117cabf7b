import { toMarkPath } from '@adp/shared-data/administrator';
import { startSite, user } from '../testing/startSite';
import { publishProgrammes } from './publishProgrammes';

const due = new Date('2026-11-23T08:00:00Z');
const tick = (time: Date) => ({ time: time.toISOString() });
const content = {
  title: 'About',
  lead: 'It is a site.',
  sections: [{ id: 'a', title: 'What', paragraphs: ['A site.'] }],
};
const draft = {
  programme: 'about',
  lang: 'en',
  content,
  revision: 0,
  updated_by: 'amina',
  updated_at: due,
  publish_at: due,
};
const published = { programme: 'about', lang: 'en', content, revision: 1, published_by: 'kofi' };

const events = (site: ReturnType<typeof start>) =>
  Object.values(site.list('notifications')).map(({ uid, event, title, item_id: item }) => [uid, event, title, item]);

function start() {
  const site = startSite({ now: () => due.getTime() + 1234 });
  site.put({ 'programme_drafts/about_en': draft, ...user('amina') });
  return { ...site, publish: publishProgrammes(site.administrator) };
}

test('a draft is published at its scheduled time and not before', async () => {
  const { publish, get } = start();
  await publish(tick(new Date(due.getTime() - 1)));
  expect(get('programme_pages/about_en')).toBeUndefined();
  await publish(tick(due));
  const now = new Date(due.getTime() + 1234);
  const page = { ...published, published_by: 'amina', published_at: now, updated_at: now };
  expect(get('programme_pages/about_en')).toEqual(page);
  expect(get('programme_revisions/about_en/versions/1')).toEqual(page);
  expect(get('programme_drafts/about_en')).toBeUndefined();
  expect(get(toMarkPath('programme_pages', 'about_en'))).toEqual({ updated_at: now });
});

test('two simultaneous runs and a third one publish the draft once', async () => {
  const site = start();
  const { publish, get } = site;
  await Promise.all([publish(tick(due)), publish(tick(due))]);
  await publish(tick(due));
  expect(get('programme_pages/about_en')).toMatchObject({ revision: 1 });
  expect(events(site)).toEqual([['amina', 'scheduled_published', 'About', 'about_en']]);
  expect(get('programme_revisions/about_en/versions/2')).toBeUndefined();
});

test('a draft based on an outdated revision is unscheduled and kept', async () => {
  const site = start();
  const { publish, get, put } = site;
  put({ 'programme_pages/about_en': { ...published, published_at: due, updated_at: due } });
  await publish(tick(due));
  expect(get('programme_drafts/about_en')).toMatchObject({ updated_by: 'amina' });
  expect(get('programme_drafts/about_en')).not.toHaveProperty('publish_at');
  expect(get('programme_revisions/about_en/versions/1')).toBeUndefined();
  expect(events(site)).toEqual([['amina', 'page_overtaken', 'About', 'about_en']]);
});

test.each<readonly [string, object, string]>([
  [
    'a duplicate anchor',
    { ...content, sections: [...content.sections, ...content.sections] },
    'sections.1.id: anchor-twice',
  ],
  ['a missing field', { title: 'About', sections: content.sections }, 'lead'],
  ['content of another page', { ...content, acronym: 'APET' }, 'acronym'],
])(
  'invalid content is not published, and the notification contains the invalid path: %s',
  async (_, invalidContent, fieldPath) => {
    const site = start();
    site.put({ 'programme_drafts/about_en': { ...draft, content: invalidContent } });
    site.setOutcomes('answer is lost');
    await site.publish(tick(due)).catch(() => undefined);
    await site.publish(tick(due));
    expect(site.get('programme_pages/about_en')).toBeUndefined();
    expect(site.get('programme_drafts/about_en')).not.toHaveProperty('publish_at');
    const [notification, ...more] = Object.values(site.list('notifications'));
    expect(more).toEqual([]);
    expect(notification).toMatchObject({ uid: 'amina', event: 'page_not_published', item_id: 'about_en' });
    expect(notification?.['reason']).toContain(fieldPath);
  },
);

test.each(['fails', 'answer is lost'] as const)(
  'after a commit with the outcome "%s", the draft is published once',
  async (outcome) => {
    const site = start();
    site.setOutcomes(outcome);
    await site.publish(tick(due)).catch(() => undefined);
    await site.publish(tick(due));
    expect(site.get('programme_pages/about_en')).toMatchObject({ revision: 1 });
    expect(events(site)).toHaveLength(1);
  },
);
