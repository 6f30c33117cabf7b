/** @jest-environment node */
import { hasUnsaved, holdUnsaved } from './index';

test('nothing is unsaved at first', () => {
  expect(hasUnsaved()).toBe(false);
});

test('something is unsaved until every holder has let go', () => {
  const one = holdUnsaved('mfe_tiny');
  const other = holdUnsaved('mfe_tiny');
  expect(hasUnsaved()).toBe(true);
  one();
  expect(hasUnsaved()).toBe(true);
  other();
  expect(hasUnsaved()).toBe(false);
});

test('letting go twice frees nobody else', () => {
  const one = holdUnsaved('mfe_tiny');
  const other = holdUnsaved('mfe_tiny');
  one();
  one();
  expect(hasUnsaved()).toBe(true);
  other();
  expect(hasUnsaved()).toBe(false);
});

test('what is unsaved is of one app', () => {
  const release = holdUnsaved('mfe_tiny');
  expect([hasUnsaved('mfe_tiny'), hasUnsaved('mfe_other'), hasUnsaved()]).toEqual([true, false, true]);
  release();
  expect(hasUnsaved('mfe_tiny')).toBe(false);
});
