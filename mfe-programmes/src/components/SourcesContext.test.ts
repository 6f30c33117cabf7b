/** @jest-environment node */
import { numberSources } from './SourcesContext';

const source = (title: string) => ({ title, publisher: 'nepad.org', checkedOn: '2026-11-20' });
const sources = { first: source('First'), second: source('Second'), third: source('Third') };
const numbers = (cited: string[]) => [...numberSources(sources, cited).values()].map(({ id, number }) => [number, id]);

test('sources are numbered from 1 in the order of their first use', () => {
  expect(numbers(['third', 'first', 'third', 'second', 'first'])).toEqual([
    [1, 'third'],
    [2, 'first'],
    [3, 'second'],
  ]);
});

test('a source that is not cited has no number', () => {
  expect(numbers(['second'])).toEqual([[1, 'second']]);
});

test('a cited id without a source does not consume a number', () => {
  expect(numbers(['missing', 'first'])).toEqual([[1, 'first']]);
});

test('without citations, no source is numbered', () => {
  expect(numbers([])).toEqual([]);
});

test('a numbered source includes the fields of the source', () => {
  expect(numberSources(sources, ['second']).get('second')).toEqual({ id: 'second', number: 1, source: sources.second });
});
