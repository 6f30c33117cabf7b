/** @jest-environment node */
import { createAppRenderer } from './createAppRenderer';
import { startRenderProcess } from './startRenderProcess';

jest.mock('./startRenderProcess');

/** Starts an app renderer with a fake process. The process holds each page until the test finishes it. */
function start() {
  const held = new Map<string, () => void>();
  const end = () => Promise.resolve();
  jest.mocked(startRenderProcess).mockReturnValue({
    loaded: Promise.resolve(),
    render: ({ url }) => new Promise((done) => held.set(url, () => done(undefined))),
    end,
  });
  const renderer = createAppRenderer({
    handleRequest: () => Promise.resolve(new Response()),
    onError: () => undefined,
    onLog: () => undefined,
    now: () => 0,
  });
  const load = () => Promise.resolve({ shell: '', origin: 'https://site.example' });
  return {
    held,
    open: (url: string, { signal } = new AbortController()) =>
      renderer.render({ build: 'b-0123456789', load, url, config: {} }, signal),
  };
}

/** Runs all pending callbacks. */
const settle = () => new Promise(setImmediate);

test('pages beyond the concurrency limit wait in a queue, and queued pages that are aborted never reach the process', async () => {
  const { open, held } = start();
  const first = Array.from({ length: 16 }, (_, index) => open(`/${index}`));
  const aborted = new AbortController();
  const impatient = open('/impatient', aborted);
  const patient = open('/patient');
  await settle();
  expect([...held.keys()]).toEqual(first.map((_, index) => `/${index}`));
  aborted.abort();
  await expect(impatient).rejects.toThrow('it took too long');
  for (const finish of held.values()) finish();
  await Promise.all(first);
  await settle();
  expect([...held.keys()].slice(16)).toEqual(['/patient']);
  held.get('/patient')?.();
  await expect(patient).resolves.toBeUndefined();
});
