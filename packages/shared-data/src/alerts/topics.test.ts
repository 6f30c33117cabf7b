import { describeTopic, parseTopic, printTopic, toTopicPath } from '.';
import ar from './topic-names/ar.json';
import en from './topic-names/en.json';
import fr from './topic-names/fr.json';

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');
const describeIn = (locale: string, names: Readonly<Record<string, string>>, text: string) => {
  const topic = parseTopic(text);
  return topic && plain(describeTopic(topic, (id) => names[id], locale));
};

test.each([
  ['opportunities?type=grant&country=KE', 'opportunities?type=grant&country=KE'],
  ['opportunities?country=KE&type=grant&order=newest', 'opportunities?type=grant&country=KE'],
  ['events?country=KE&country=DZ', 'events?country=DZ&country=KE'],
  ['all?theme=health&programme=apet&when=past', 'all?programme=apet&theme=health'],
  ['all?q=++Data%20%20Protection+', 'all?q=data+protection'],
  ['articles?q=Data', 'articles?q=data'],
  ['articles', 'articles'],
  ['all?author=amina', 'all?author=amina'],
  // The 100th UTF-16 unit is the first half of an emoji.
  [`all?q=${'a'.repeat(99)}%F0%9F%8C%8D`, `all?q=${'a'.repeat(99)}`],
])('%s has the canonical form %s', (text, canonical) => {
  const topic = parseTopic(text);
  expect(topic && printTopic(topic)).toBe(canonical);
  const again = parseTopic(canonical);
  expect(again && printTopic(again)).toBe(canonical);
});

test.each(['', 'all', 'all?', 'all?when=past', 'users?country=KE', 'Articles', '/articles', 'all?q=%20'])(
  '%p is not a topic',
  (text) => {
    expect(parseTopic(text)).toBeUndefined();
  },
);

test('invalid filters are ignored, so that a topic contains no text of its own except words of a search', () => {
  expect(parseTopic('opportunities?type=<b>&country=XX1&evil=1')).toEqual({ kind: 'opportunity', filters: {} });
});

test.each([
  ['opportunities?country=KE', '/opportunities?country=KE'],
  ['knowledge_products', '/knowledge-products'],
  ['all?programme=apet', '/apet'],
  ['all?author=amina', '/amina'],
  ['all?q=data+protection', '/search?q=data+protection'],
  ['all?theme=health', '/articles?theme=health'],
])('%s is shown at %s', (topic, path) => {
  expect(toTopicPath(topic)).toBe(path);
});

test('a topic is described in the language of the reader', () => {
  expect(describeIn('en', en, 'opportunities?type=grant&country=KE')).toBe('Opportunities · Grant · Kenya');
  expect(describeIn('fr', fr, 'events?country=AU-E&q=IA')).toBe('Événements · Afrique de l’Est · « ia »');
  expect(describeIn('ar', ar, 'all?programme=auda-nepad')).toBe('AUDA-NEPAD');
  expect(describeIn('en', en, 'all?lang=sw')).toBe('Swahili');
});
