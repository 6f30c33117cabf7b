/** @jest-environment node */
import { connectNotices, notify, type Notice } from './index';

const notice = (text: string): Notice => ({ type: 'info', text });

test('what is said before anybody listens is handed over once, in its order', () => {
  notify(notice('first'));
  notify({ type: 'error', text: 'second', id: 'save' });
  const heard: Notice[] = [];
  const disconnect = connectNotices((notice) => heard.push(notice));
  expect(heard).toEqual([notice('first'), { type: 'error', text: 'second', id: 'save' }]);
  disconnect();

  const later: Notice[] = [];
  connectNotices((notice) => later.push(notice))();
  expect(later).toEqual([]);
});

test('what is said while somebody listens is heard at once', () => {
  const heard: string[] = [];
  const disconnect = connectNotices(({ text }) => heard.push(text));
  notify(notice('now'));
  expect(heard).toEqual(['now']);
  disconnect();
});

test('what is said after a listener has gone waits for the next', () => {
  const gone: string[] = [];
  connectNotices(({ text }) => gone.push(text))();
  notify(notice('between'));
  const heard: string[] = [];
  const disconnect = connectNotices(({ text }) => heard.push(text));
  expect(gone).toEqual([]);
  expect(heard).toEqual(['between']);
  disconnect();
});

test('a newer listener takes over, and the older one leaving does not silence it', () => {
  const older: string[] = [];
  const newer: string[] = [];
  const leave = connectNotices(({ text }) => older.push(text));
  const disconnect = connectNotices(({ text }) => newer.push(text));
  leave();
  notify(notice('to the newer'));
  expect(older).toEqual([]);
  expect(newer).toEqual(['to the newer']);
  disconnect();
});
