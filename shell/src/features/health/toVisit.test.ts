import { toVisit, type VisitedPage } from './toVisit';

const list: VisitedPage = { app: 'mfe_content', build: 'b-0000000001', route: '/articles', since: 0 };
const item: VisitedPage = { ...list, route: '/articles/:id', since: 4_000 };
const member: VisitedPage = { app: 'mfe_account', build: 'b-0000000002', route: '/:username', since: 9_000 };
const shell = { app: 'shell', build: 'b-0000000000', route: 'other', outcome: 'ok' };
const none = new Map<string, never>();

test('a visit has one entry per build, with its first route, and each vital belongs to the build that was shown', () => {
  const measured = { lcp: { value: 1_800.4, at: 0 }, inp: { value: 96, at: 9_500 }, cls: { value: 12.5, at: 3_999 } };
  expect(toVisit({ pages: [list, item, member], measured, outcomes: none })).toEqual([
    { app: 'mfe_content', build: 'b-0000000001', route: '/articles', outcome: 'ok', lcp: 1_800, cls: 13 },
    { app: 'mfe_account', build: 'b-0000000002', route: '/:username', outcome: 'ok', inp: 96 },
    shell,
  ]);
});

test('errors count for their build, also if it has shown no page', () => {
  const outcomes = new Map([
    ['mfe_content b-0000000001', { app: 'mfe_content', build: 'b-0000000001', outcome: 'error' as const }],
    ['mfe_content b-0000000003', { app: 'mfe_content', build: 'b-0000000003', outcome: 'entry' as const }],
  ]);
  expect(toVisit({ pages: [{ ...list, canary: 'b-0000000003' }], measured: {}, outcomes })).toEqual([
    { app: 'mfe_content', build: 'b-0000000001', route: '/articles', outcome: 'error', canary: 'b-0000000003' },
    shell,
    { app: 'mfe_content', build: 'b-0000000003', route: 'other', outcome: 'entry' },
  ]);
});

test('vitals of a page without an app, such as a missing page, are not sent', () => {
  expect(toVisit({ pages: [], measured: { lcp: { value: 900, at: 0 } }, outcomes: none })).toEqual([shell]);
});
