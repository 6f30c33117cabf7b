import { startSite } from '../testing/startSite';
import { deleteOldLimits } from './dailyLimits';

test.each([['works'], ['fails'], ['answer is lost'], ['works', 'fails'], ['works', 'answer is lost']] as const)(
  'only counts from before yesterday are deleted, even if commits fail: %s %s',
  async (...outcomes) => {
    const { administrator, put, paths, setOutcomes } = startSite();
    const recent = ['report_limits/2026-11-22_x', 'report_limits/2026-11-23', 'saved_usage/2026-11-22_12345678'];
    const old = ['report_limits/2026-11-21', 'report_limits/2026-11-21_x', 'saved_usage/2026-11-21_12345678'];
    put(Object.fromEntries([...recent, ...old].map((path) => [path, { count: 1 }])));
    const run = () => deleteOldLimits(administrator)({ time: '2026-11-23T08:00:00Z' });
    setOutcomes(...outcomes);
    await run().catch(() => undefined);
    await run();
    await run();
    expect([...paths()].sort()).toEqual(recent);
  },
);
