/** @jest-environment node */
import { connectNotices, notify, type Notice } from './index';

const notice = (text: string): Notice => ({ type: 'info', text });

test('passes notices that were sent before the connection once and in order', () => {
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

test('passes notices immediately while a receiver is connected', () => {
  const heard: string[] = [];
  const disconnect = connectNotices(({ text }) => heard.push(text));
  notify(notice('now'));
  expect(heard).toEqual(['now']);
  disconnect();
});

test('stores notices that are sent after a disconnection for the next receiver', () => {
  const gone: string[] = [];
  connectNotices(({ text }) => gone.push(text))();
  notify(notice('between'));
  const heard: string[] = [];
  const disconnect = connectNotices(({ text }) => heard.push(text));
  expect(gone).toEqual([]);
  expect(heard).toEqual(['between']);
  disconnect();
});

test('a new receiver replaces the previous one, and disconnecting the previous one has no effect', () => {
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
