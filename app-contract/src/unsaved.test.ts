import { hasUnsaved, holdUnsaved } from './index';

test('nothing is unsaved at first', () => {
  expect(hasUnsaved()).toBe(false);
});

test('something is unsaved until every holder has let go', () => {
  const one = holdUnsaved();
  const other = holdUnsaved();
  expect(hasUnsaved()).toBe(true);
  one();
  expect(hasUnsaved()).toBe(true);
  other();
  expect(hasUnsaved()).toBe(false);
});

test('letting go twice frees nobody else', () => {
  const one = holdUnsaved();
  const other = holdUnsaved();
  one();
  one();
  expect(hasUnsaved()).toBe(true);
  other();
  expect(hasUnsaved()).toBe(false);
});
