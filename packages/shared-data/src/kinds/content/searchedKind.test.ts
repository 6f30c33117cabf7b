/** @jest-environment node */
import { toStored } from '../../fields/storedKeys';
import { largest } from '../../testing/fixtures';
import { findStates } from '../../lists/countCountries';
import { kindNames } from '../contentKinds';
import { searchedKind } from './searchedKind';

test.each([
  ['event', 'speakers'],
  ['knowledgeProduct', 'authors'],
] as const)('an item of the kind %s that is newer than the search index is found by its %s', (kind, field) => {
  const reading = searchedKind(kind).readSummary('a', toStored({ ...largest[kind] }) as Record<string, unknown>);
  expect('item' in reading && reading.item[field]).toEqual(Reflect.get(largest[kind], field));
});

test.each(kindNames)('an item of the kind %s that is newer than the search index is found by its countries', (kind) => {
  const places = { countries: ['KE', 'GH'], eligibleCountries: ['KE', 'GH'], deployedIn: ['KE', 'GH'] };
  const reading = searchedKind(kind).readSummary(
    'a',
    toStored({ ...largest[kind], ...places }) as Record<string, unknown>,
  );
  expect('item' in reading && findStates(kind, reading.item)).toEqual(['GH', 'KE']);
});
