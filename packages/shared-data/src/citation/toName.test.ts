/** @jest-environment node */
import { toName } from './toName';

test.each([
  'Ministry of ICT, Innovation and Youth Affairs',
  'Institute for Policy Studies, Addis Ababa',
  'Université Cheikh Anta Diop, Dakar',
])('the organisation %s is not split at its comma', (name) => {
  expect(toName(name)).toEqual({ literal: name });
});

test.each([
  ['Jane Doe, PhD', { family: 'Doe', given: 'Jane' }],
  ['Jane Doe, Ph.D., MBA', { family: 'Doe', given: 'Jane' }],
  ['Doe, Jane, MSc', { family: 'Doe', given: 'Jane' }],
  ['King, Martin Luther, Jr., Esq.', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }],
  ['Fatou, DPhil', { family: 'Fatou' }],
])('a degree is not part of the name %s', (name, cited) => {
  expect(toName(name)).toEqual(cited);
});

test.each([
  ['Diallo, Amina', { family: 'Diallo', given: 'Amina' }],
  ['Bank, Peter', { family: 'Bank', given: 'Peter' }],
  ['Moyo, Trust', { family: 'Moyo', given: 'Trust' }],
  ['Chen, Ma', { family: 'Chen', given: 'Ma' }],
  ['Rahman, Md.', { family: 'Rahman', given: 'Md.' }],
  ['wa Maathai, Wangari', { family: 'wa Maathai', given: 'Wangari' }],
])('the name %s is split at its comma', (name, cited) => {
  expect(toName(name)).toEqual(cited);
});
