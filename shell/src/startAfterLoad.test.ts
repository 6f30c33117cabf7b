import type { RouterHolder } from './lib/RouterHolder';
import { startHealth } from './features/health/startHealth';
import { startOffline } from './features/offline/startOffline';
import { startAfterLoad } from './startAfterLoad';

jest.mock('./features/errors/ErrorPage', () => ({}));
jest.mock('./features/health/startHealth', () => ({ startHealth: jest.fn() }));
jest.mock('./features/offline/startOffline', () => ({ startOffline: jest.fn() }));
jest.mock('./remotes/preloadLikely', () => ({ preloadLikely: jest.fn() }));

test('a second call starts only offline support again', async () => {
  const call = () => startAfterLoad({ apps: [], social: {}, offline: true }, {} as RouterHolder);
  jest.mocked(startOffline).mockRejectedValueOnce(new Error('no network')).mockResolvedValue();
  await expect(call()).rejects.toThrow('no network');
  await call();
  expect(startOffline).toHaveBeenCalledTimes(2);
  expect(startHealth).toHaveBeenCalledTimes(1);
});
