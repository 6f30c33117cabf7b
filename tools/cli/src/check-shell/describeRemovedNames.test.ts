/** @jest-environment node */
import type { Provided } from '@adp/app-contract/fit';
import { describeRemovedNames } from './describeRemovedNames';

const live: Provided = {
  contracts: [1],
  versions: {},
  names: { react: ['use', 'useId'], 'shell:tokens': ['--ink'] },
  components: { '@adp/shared-ui': ['Button', 'Button secondary'] },
};
const manifest = {
  contract: 1,
  app: 'mfe_tiny',
  build: 'b-0000000001',
  container: 'tiny',
  entry: 'b-0000000001/entry.js',
  requires: {},
  integrity: {},
};
const uses = { react: ['useId'], 'bundled:@adp/shared-ui': ['Button'] };
const tiny = { name: 'mfe_tiny', since: undefined, builds: [{ manifest, uses }] };

test('lists the names and props that a new shell lacks, with the apps that use them', () => {
  const next = { ...live, names: { react: ['use'] }, components: { '@adp/shared-ui': [] } };
  expect(describeRemovedNames(live, next, [tiny])).toEqual([
    'react: useId was removed. Used by: mfe_tiny',
    'shell:tokens: --ink was removed. Used by: no live app',
    'bundled:@adp/shared-ui: Button was removed. Used by: mfe_tiny',
    'bundled:@adp/shared-ui: Button secondary was removed. Used by: no live app',
  ]);
});

test('lists nothing for a shell with the same and new names', () => {
  expect(
    describeRemovedNames(live, { ...live, names: { ...live.names, react: ['use', 'useId', 'useNew'] } }, [tiny]),
  ).toEqual([]);
});
