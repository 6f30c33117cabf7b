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

test('loads only apps with unsent data', () => {
  localStorage.setItem('content.unsent', '1');
  resumeUnsent({ apps })();
  expect(getLoaded()).toEqual(['mfe_content']);
});

test('loads an app with new unsent data at the next online event, until the member signs out', () => {
  const stop = resumeUnsent({ apps });
  expect(getLoaded()).toEqual([]);
  localStorage.setItem('content.unsent', '1');
  window.dispatchEvent(new Event('online'));
  expect(getLoaded()).toEqual(['mfe_content']);
  stop();
  window.dispatchEvent(new Event('online'));
  expect(getLoaded()).toHaveLength(1);
});
