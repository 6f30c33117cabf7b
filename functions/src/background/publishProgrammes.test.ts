import { startSite } from '../testing/startSite';
import { publishProgrammes } from './publishProgrammes';

const due = new Date('2026-11-23T08:00:00Z');
const tick = (time: Date) => ({ time: time.toISOString() });
const content = {
  title: 'About',
  lead: 'It is a site.',
  sections: [{ id: 'a', title: 'What', paragraphs: ['A site.'] }],
};
const draft = {
  ...{ programme: 'about', lang: 'en', content, revision: 0, updated_by: 'amina' },
  ...{ updated_at: due, publish_at: due },
};
const published = { programme: 'about', lang: 'en', content, revision: 1, published_by: 'kofi' };

function start() {
  const site = startSite({ now: () => due.getTime() + 1234 });
  site.put({ 'programme_drafts/about_en': draft });
  return { ...site, publish: publishProgrammes(site.administrator) };
}

test('a draft is published when its minute has come, and not before', async () => {
  const { publish, get } = start();
  await publish(tick(new Date(due.getTime() - 1)));
  expect(get('programme_pages/about_en')).toBeUndefined();
  await publish(tick(due));
  const now = new Date(due.getTime() + 1234);
  const page = { ...published, published_by: 'amina', published_at: now, updated_at: now };
  expect(get('programme_pages/about_en')).toEqual(page);
  expect(get('programme_revisions/about_en/versions/1')).toEqual(page);
  expect(get('programme_drafts/about_en')).toBeUndefined();
  expect(get('changes/programme_pages')).toEqual({ updated_at: now });
});

test('two runs at once, and one more, publish it once', async () => {
  const { publish, get } = start();
  await Promise.all([publish(tick(due)), publish(tick(due))]);
  await publish(tick(due));
  expect(get('programme_pages/about_en')).toMatchObject({ revision: 1 });
  expect(get('programme_revisions/about_en/versions/2')).toBeUndefined();
});

test('a draft that began from a revision before is taken off the schedule, and stays', async () => {
  const { publish, get, put } = start();
  put({ 'programme_pages/about_en': { ...published, published_at: due, updated_at: due } });
  await publish(tick(due));
  expect(get('programme_drafts/about_en')).toMatchObject({ updated_by: 'amina' });
  expect(get('programme_drafts/about_en')).not.toHaveProperty('publish_at');
  expect(get('programme_revisions/about_en/versions/1')).toBeUndefined();
});
