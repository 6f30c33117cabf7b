/** @jest-environment node */
import { findTrafficErrors } from './findTrafficErrors';

const answer = (address: string, status = 200) => ({ address, status });

test('files that are sent once and responses with status 304 are not errors', () => {
  expect(findTrafficErrors(3, [answer('/a.js'), answer('/b.js'), answer('/manifest.json', 304)])).toEqual([]);
});

test('a file that is sent twice is reported once', () => {
  const answers = [answer('/a.js'), answer('/a.js'), answer('/a.js')];
  expect(findTrafficErrors(3, answers)).toEqual(['sent twice in one view: /a.js']);
});

test('a request for a missing file is reported', () => {
  expect(findTrafficErrors(1, [answer('/gone.js', 404)])).toEqual(['not found: /gone.js']);
});

test('a difference between the request counts of browser and hosts is reported', () => {
  expect(findTrafficErrors(0, [answer('/a.js')])).toEqual([
    'requests in a view: 0 counted by the browser, 1 by the hosts',
  ]);
});
