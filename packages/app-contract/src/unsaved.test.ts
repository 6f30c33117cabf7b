/** @jest-environment node */
import { hasUnsaved, holdUnsaved } from './index';

test('no data is unsaved initially', () => {
  expect(hasUnsaved()).toBe(false);
});

test('data is unsaved until every holder has released it', () => {
  const releaseFirst = holdUnsaved('mfe_tiny');
  const releaseSecond = holdUnsaved('mfe_tiny');
  expect(hasUnsaved()).toBe(true);
  releaseFirst();
  expect(hasUnsaved()).toBe(true);
  releaseSecond();
  expect(hasUnsaved()).toBe(false);
});

test('releasing twice does not release another holder', () => {
  const releaseFirst = holdUnsaved('mfe_tiny');
  const releaseSecond = holdUnsaved('mfe_tiny');
  releaseFirst();
  releaseFirst();
  expect(hasUnsaved()).toBe(true);
  releaseSecond();
  expect(hasUnsaved()).toBe(false);
});

test('unsaved data of one app does not count for other apps', () => {
  const release = holdUnsaved('mfe_tiny');
  expect([hasUnsaved('mfe_tiny'), hasUnsaved('mfe_other'), hasUnsaved()]).toEqual([true, false, true]);
  release();
  expect(hasUnsaved('mfe_tiny')).toBe(false);
});
