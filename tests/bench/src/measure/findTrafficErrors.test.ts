/** @jest-environment node */
import { findTrafficErrors } from './findTrafficErrors';

const answer = (address: string, status = 200) => ({ address, status, kind: 'js' as const, bytes: 0 });

test('files that are sent once and responses with status 304 are not errors', () => {
  expect(findTrafficErrors([answer('/a.js'), answer('/b.js'), answer('/manifest.json', 304)])).toEqual([]);
});

test('a file that is sent twice is reported once', () => {
  const answers = [answer('/a.js'), answer('/a.js'), answer('/a.js')];
  expect(findTrafficErrors(answers)).toEqual(['sent twice in one view: /a.js']);
});

test('a request for a missing file is reported', () => {
  expect(findTrafficErrors([answer('/gone.js', 404)])).toEqual(['not found: /gone.js']);
});
