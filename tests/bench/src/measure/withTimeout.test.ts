/** @jest-environment node */
import { withTimeout } from './withTimeout';

test('returns a result that arrives within the time limit', async () => {
  await expect(withTimeout(Promise.resolve('page'), 'a page', 10)).resolves.toBe('page');
});

test('rejects after the time limit with an error that names the missing result', async () => {
  await expect(withTimeout(new Promise(() => undefined), 'the first paint of /apet', 10)).rejects.toThrow(
    'Timed out after 0.01 s waiting for the first paint of /apet.',
  );
});

test('rejects with the error of the work', async () => {
  await expect(withTimeout(Promise.reject(new Error('no page')), 'a page', 10)).rejects.toThrow('no page');
});
