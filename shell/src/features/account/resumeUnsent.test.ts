import { loadApp } from '../../remotes/loadApp';
import { resumeUnsent } from './resumeUnsent';

jest.mock('../../remotes/loadApp', () => ({ loadApp: jest.fn(() => Promise.reject(new Error('offline'))) }));

const content = { name: 'mfe_content', origin: 'https://content.example', owns: ['/new'], unsentKey: 'content.unsent' };
const apps = [
  content,
  { ...content, name: 'mfe_soon', origin: null },
  { name: 'a', origin: 'https://a.example', owns: [] },
];
const getLoaded = () => jest.mocked(loadApp).mock.calls.map(([{ name }]) => name);

beforeEach(() => {
  jest.mocked(loadApp).mockClear();
  localStorage.clear();
});

test('an app is loaded where it has something to send, and no other', () => {
  localStorage.setItem('content.unsent', '1');
  resumeUnsent({ apps })();
  expect(getLoaded()).toEqual(['mfe_content']);
});

test('an app that has nothing to send yet is loaded when the network is back, until the member has left', () => {
  const stop = resumeUnsent({ apps });
  expect(getLoaded()).toEqual([]);
  localStorage.setItem('content.unsent', '1');
  window.dispatchEvent(new Event('online'));
  expect(getLoaded()).toEqual(['mfe_content']);
  stop();
  window.dispatchEvent(new Event('online'));
  expect(getLoaded()).toHaveLength(1);
});
