/** @jest-environment node */
import { parseHealth } from './appHealth';
import { parseStopped } from './parseStopped';

const sent = {
  app: 'mfe_tiny',
  live: 'b-0000000001',
  canary: { build: 'b-0000000002', state: 'stopped', visits: 200, reason: 'lcp', at: '2026-11-28T12:00:00.000Z' },
  builds: [{ build: 'b-0000000001', visits: 20, errors: 1, failures: { slow: 1 }, lcp: 900, routes: [] }],
  updatedAt: '2026-11-28T12:10:00.000Z',
};

test('the health of apps is read from a response, with dates, and without entries of another format', () => {
  const unknownCause = { ...sent, builds: [{ ...sent.builds[0], failures: { magic: 1 } }] };
  expect(parseHealth({ apps: [sent, unknownCause, { ...sent, updatedAt: 'soon' }] })).toEqual([
    {
      ...sent,
      canary: { ...sent.canary, at: new Date('2026-11-28T12:00:00Z') },
      updatedAt: new Date('2026-11-28T12:10:00Z'),
    },
  ]);
  expect(() => parseHealth({ error: 'down' })).toThrow(TypeError);
});

test.each([[null], [{}], [{ stopped: 'all' }], [{ stopped: [null, 'x'] }]])('no canary is stopped by %j', (json) => {
  expect(parseStopped(json)).toEqual([]);
});
