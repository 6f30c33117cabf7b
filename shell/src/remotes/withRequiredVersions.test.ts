import { withRequiredVersions } from './withRequiredVersions';

const entry = (version: string) => ({ version, get: () => Promise.resolve(() => `instance of ${version}`) });
const scope = {
  react: { '20.0.0': entry('20.0.0') },
  'react/jsx-runtime': { '20.0.0': entry('20.0.0') },
  'react-dom': { '19.3.1': entry('19.3.1') },
};
const accepted = { react: ['19.3'] };

test('a container sees a package that answers to several versions only under the version that its app requires', async () => {
  const init = jest.fn();
  const get = jest.fn(() => Promise.resolve(() => 'module'));
  const container = withRequiredVersions({ init, get }, { react: '19.3.1', 'react-dom': '19.3.1' }, accepted);
  container.init(scope, ['token'], {});
  const [seen, ...options] = init.mock.calls[0] as [typeof scope, ...unknown[]];
  expect(Object.entries(seen).map(([name, entries]) => [name, Object.keys(entries)])).toEqual([
    ['react', ['19.3.1']],
    ['react/jsx-runtime', ['19.3.1']],
    ['react-dom', ['19.3.1']],
  ]);
  expect(options).toEqual([['token'], {}]);
  const [relabelled] = Object.values(seen.react);
  await expect(relabelled?.get().then((factory) => factory())).resolves.toBe('instance of 20.0.0');
  expect((await container.get('./routes'))()).toBe('module');
});
