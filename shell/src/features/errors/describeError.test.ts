import type { FailureCause } from '@adp/shared-data/app-health';
import { AppLoadError } from '../../remotes/AppLoadError';
import { describeError } from './describeError';

afterEach(() => jest.restoreAllMocks());

/** Error that the router creates for a failed response: https://reactrouter.com/api/utils/isRouteErrorResponse */
const answer = (status: number) => ({ status, statusText: '', internal: true, data: null });

test('an unknown path is a 404 without an app', () => {
  expect(describeError(answer(404))).toEqual({ kind: 'status', status: 404 });
});

test.each([404, 403, 500, 503])('a response with the status %i is described with this status', (status) => {
  expect(describeError(answer(status), 'mfe_tiny')).toEqual({ kind: 'status', status, app: 'mfe_tiny' });
});

test("passes on the app's description of a removed page", () => {
  const data = { removedAt: '2026-11-21T08:00:00.000Z' };
  expect(describeError({ ...answer(410), data })).toEqual({ kind: 'status', status: 410, removal: data });
});

test.each<FailureCause>(['manifest', 'entry', 'contract', 'throws', 'slow'])(
  'a failed load of an app (%s) is described as down',
  (fault) => {
    const error = new AppLoadError('mfe_tiny', fault, 'no answer');
    expect(describeError(error)).toEqual({ kind: 'down', app: 'mfe_tiny', reason: 'mfe_tiny: no answer' });
  },
);

test('a failed load of an app is described as offline while the visitor is offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(describeError(new AppLoadError('mfe_tiny', 'manifest', 'no answer'))).toMatchObject({
    kind: 'offline',
    app: 'mfe_tiny',
  });
});

test('an incompatible app is described as refused, even offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const error = new AppLoadError('mfe_tiny', 'refused', 'too new');
  expect(describeError(error)).toEqual({ kind: 'refused', app: 'mfe_tiny', reason: 'mfe_tiny: too new' });
});

test('names the app that did not load, not the app with the link to it', () => {
  expect(describeError(new AppLoadError('mfe_tiny', 'entry', 'gone'), 'mfe_other')).toMatchObject({ app: 'mfe_tiny' });
});

test.each([
  ['an error', new Error('boom'), 'boom'],
  ['a text', 'boom', 'boom'],
  ['nothing', undefined, 'undefined'],
])('%s thrown in an app is a 500 of that app', (_, thrown, reason) => {
  const status = { kind: 'status', status: 500, app: 'mfe_tiny' };
  expect(describeError(thrown, 'mfe_tiny')).toEqual({ ...status, description: `mfe_tiny: ${reason}` });
});

test.each([
  ['an error', new TypeError('boom'), 'boom'],
  ['a number', 7, '7'],
])('%s thrown outside the apps is a 500 with its description', (_, thrown, description) => {
  expect(describeError(thrown)).toEqual({ kind: 'status', status: 500, description });
});
