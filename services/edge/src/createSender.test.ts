/** @jest-environment node */
import { createSender } from './createSender';
import { createUsageCounter } from './usage/createUsageCounter';

/** Starts a counter of page views whose batches get the given statuses. */
function start(...statuses: readonly number[]) {
  let now = Date.parse('2026-11-30T12:00:00Z');
  const sent: (readonly [count: number | undefined, id: string])[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    if (typeof url === 'string' && url.startsWith('http://metadata')) return Promise.resolve(new Response('token'));
    const { counts, id } = JSON.parse(String(init?.body)) as { counts: { count: number }[]; id: string };
    const status = statuses[sent.length] ?? 200;
    sent.push([counts[0]?.count, id]);
    return Promise.resolve(new Response(null, { status }));
  });
  const counter = createUsageCounter(createSender('https://site.example', 'count-usage'), () => now);
  /** Counts a page view a minute later, and sends the counts. */
  const visit = async () => {
    now += 60_000;
    await counter.count(new Request('https://site.example/apet'), 200);
  };
  return { sent, visit };
}

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([400, 403, 413])(
  'counts refused with status %i are logged and discarded, and later counts are sent',
  async (status) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { sent, visit } = start(status);
    await visit();
    await visit();
    const [[, first] = [], [, second] = []] = sent;
    expect(sent.map(([count]) => count)).toEqual([1, 1]);
    expect(first).not.toBe(second);
    expect(log.mock.calls).toEqual([[`count-usage did not accept the counts: status ${status}.`]]);
  },
);

test.each([408, 429, 503])('counts that fail with status %i are sent again under the same id', async (status) => {
  const { sent, visit } = start(status);
  await visit();
  await visit();
  await visit();
  const [[, first] = [], [, second] = []] = sent;
  expect(first).toBe(second);
  expect(sent.map(([count]) => count)).toEqual([1, 1, 2]);
});
