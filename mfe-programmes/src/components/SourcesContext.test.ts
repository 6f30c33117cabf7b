/** @jest-environment node */
import { numberSources } from './SourcesContext';

const source = (title: string) => ({ title, publisher: 'nepad.org', checkedOn: '2026-11-20' });
const sources = { first: source('First'), second: source('Second'), third: source('Third') };
const numbers = (cited: string[]) => [...numberSources(sources, cited).values()].map(({ id, number }) => [number, id]);

test('sources carry numbers from 1 in the order of their first use', () => {
  expect(numbers(['third', 'first', 'third', 'second', 'first'])).toEqual([
    [1, 'third'],
    [2, 'first'],
    [3, 'second'],
  ]);
});

test('a source that is not cited has no number', () => {
  expect(numbers(['second'])).toEqual([[1, 'second']]);
});

test('what is cited and not listed takes no number from another', () => {
  expect(numbers(['missing', 'first'])).toEqual([[1, 'first']]);
});

test('nothing cited, nothing numbered', () => {
  expect(numbers([])).toEqual([]);
});

test('a numbered source is the whole source', () => {
  expect(numberSources(sources, ['second']).get('second')).toEqual({ id: 'second', number: 1, source: sources.second });
});
