/** @jest-environment node */
import { shortClassNames } from './shortClassNames.mjs';

const name = (build: string) => {
  const getName = shortClassNames({ folder: '/app', cssPrefix: 'tiny', build });
  return (file: string, local: string) => getName({ resourcePath: `/app/src/${file}` }, '', local);
};

test('the classes of a style sheet differ in their number, in the order in which they come', () => {
  const get = name('b-0123456789');
  const [card, title] = [get('Card.module.css', 'card'), get('Card.module.css', 'title')];
  expect(card).toMatch(/^tiny-[\w-]{4}0$/);
  expect(title).toBe(card.replace(/0$/, '1'));
  expect(get('Card.module.css', 'card')).toBe(card);
});

test('a browser and a server name them alike, and no two builds or style sheets do', () => {
  const card = name('b-0123456789')('Card.module.css', 'card');
  expect(name('b-0123456789')('Card.module.css', 'card')).toBe(card);
  expect(name('b-9876543210')('Card.module.css', 'card')).not.toBe(card);
  expect(name('b-0123456789')('List.module.css', 'card')).not.toBe(card);
});
