/** @jest-environment node */
import * as topicNames from '@adp/shared-data/alerts/topic-names';
import { contentKinds, kindNames } from '@adp/shared-data/content';
import { listChoices } from '@adp/shared-data/fields';
import { stripDirectionMarks } from '@adp/shared-ui/format';
import { createMailTexts } from './mailTexts';
import { toListSubject } from './toListSubject';

const toSubject = (topic: string, count: number, lang: string) =>
  stripDirectionMarks(toListSubject(topic, String(count), createMailTexts(lang)));

const grants = 'opportunities?type=grant&country=KE';

test.each([
  [grants, 3, '3 new grants for Kenya'],
  [grants, 1, '1 new grant for Kenya'],
  ['opportunities', 2, '2 new opportunities'],
  ['opportunities?type=grant', 1_200, '1,200 new grants'],
  ['opportunities?type=grant&type=award&country=KE', 2, 'Award · Grant · Kenya: 2 new opportunities'],
  ['opportunities?country=AU-E', 2, '2 new opportunities for Eastern Africa'],
  ['opportunities?country=KE&country=DZ', 2, 'Algeria · Kenya: 2 new opportunities'],
  ['articles?country=KE&theme=health', 1, 'Health · Kenya: 1 new article'],
  ['articles?country=KE', 4, '4 new articles about Kenya'],
  ['products?country=KE', 4, '4 new products in Kenya'],
  ['knowledge_products?type=case_study&country=KE', 4, '4 new case studies about Kenya'],
  ['events?country=KE&q=open+data', 2, 'Kenya · “open data”: 2 new events'],
  ['all?q=open+data', 2, '“open data”: 2 new items'],
  ['all?programme=apet', 1, 'APET: 1 new item'],
  ['all?country=KE', 1, '1 new item about Kenya'],
])('the subject for new items of %s (%i) is %s', (topic, count, subject) => {
  expect(toSubject(topic, count, 'en')).toBe(subject);
});

test.each([
  ['fr', 3, 'Kenya\u00a0: 3 nouvelles subventions'],
  ['fr', 1_000_000, 'Kenya\u00a0: 1\u202f000\u202f000 de nouvelles subventions'],
  ['pt', 1, 'Quénia: 1 nova subvenção'],
  ['pt', 3, 'Quénia: 3 novas subvenções'],
  ['ar', 1, 'منحة جديدة واحدة في كينيا'],
  ['ar', 2, 'منحتان جديدتان في كينيا'],
  ['ar', 3, '3 منح جديدة في كينيا'],
  ['ar', 11, '11 منحة جديدة في كينيا'],
  ['sw', 3, 'Ruzuku mpya 3 kwa Kenya'],
])('in %s, %i grants for Kenya are announced as %s', (lang, count, subject) => {
  expect(toSubject(grants, count, lang)).toBe(subject);
});

const topics = [
  'all?q=water',
  ...kindNames.map((kind) => `${contentKinds[kind].collection}?q=water`),
  ...listChoices.opportunityType.map((type) => `opportunities?type=${type}&q=water`),
  ...listChoices.knowledgeType.map((type) => `knowledge_products?type=${type}&q=water`),
];

test.each(Object.keys(topicNames))('in %s, each kind and type has a subject of its own', (lang) => {
  const subjects = topics.map((topic) => toSubject(topic, 5, lang));
  expect(new Set(subjects).size).toBe(topics.length);
  for (const subject of subjects) {
    expect(subject).toContain('5');
    expect(subject).not.toMatch(/digest|\{|undefined/);
  }
});
