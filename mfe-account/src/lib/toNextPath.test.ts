/** @jest-environment node */
import { toNextPath } from './toNextPath';

test.each([
  ['/settings#links', '/settings#links'],
  // Signing in at /fr/login opens /fr/settings.
  ['/fr/settings', '/settings'],
  ['/welcome?next=/settings', '/welcome?next=/settings'],
  ['/login', '/'],
  ['/fr/login', '/'],
  ['/sign-up?next=%2F%2Fevil.example', '/'],
  ['/authorization?mode=signIn', '/'],
  ['//evil.example', '/'],
  [undefined, '/'],
])('after sign-in, %j leads to %s', (next, path) => {
  expect(toNextPath(next)).toBe(path);
});
