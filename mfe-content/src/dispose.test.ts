import { resetSession } from '@adp/shared-auth/testing';
import { resume } from './api/outbox/resume';
import { app } from './app';
import { store } from './store/store';

const fakeMember = (uid: string) => ({ status: 'signed-in', user: { uid, isAnonymous: false } }) as const;

test('a build that was replaced no longer follows the session, and sends nothing', () => {
  const stopped = jest.spyOn(window, 'removeEventListener');
  const changed = jest.fn();
  resume();
  store.subscribe(changed);
  app.dispose?.();
  resetSession(fakeMember('u1') as never);
  expect(changed).not.toHaveBeenCalled();
  expect(stopped).toHaveBeenCalledWith('online', expect.any(Function));
  resetSession();
});
