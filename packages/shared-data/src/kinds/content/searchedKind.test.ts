/** @jest-environment node */
import { toStored } from '../../fields/storedKeys';
import { largest } from '../../testing/fixtures';
import { searchedKind } from './searchedKind';

test.each([
  ['event', 'speakers'],
  ['knowledgeProduct', 'authors'],
] as const)('an item of the kind %s that is newer than the search index is found by its %s', (kind, field) => {
  const reading = searchedKind(kind).readSummary('a', toStored({ ...largest[kind] }) as Record<string, unknown>);
  expect('item' in reading && reading.item[field]).toEqual(Reflect.get(largest[kind], field));
});
