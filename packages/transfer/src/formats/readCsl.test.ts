import { readCslItem } from './readCsl';

test("Crossref's licence URL becomes a licence, and variables without a field are reported", () => {
  const item = {
    type: 'report',
    title: 'Sample',
    license: [{ URL: 'https://creativecommons.org/licenses/by/4.0/', start: { 'date-parts': [[2022]] } }],
    'container-title': ['Some journal'],
    author: [{ family: 'Sample', given: 'Amina' }],
  };
  expect(readCslItem(item)).toMatchObject({
    record: { licence: ['https://creativecommons.org/licenses/by/4.0/'], authors: ['Sample, Amina'] },
    notes: ['ignored variables: container-title'],
  });
});

test('custom variables provide only known fields', () => {
  const custom = { licence: 'CC-BY-4.0', themes: ['health', 7], body: 'x', countries: { KE: true } };
  const { record } = readCslItem({ type: 'report', title: 'Sample', issued: {}, custom });
  expect(record).toMatchObject({ licence: ['CC-BY-4.0'], themes: ['health'] });
  expect(record).not.toHaveProperty('body');
  expect(record).not.toHaveProperty('countries');
});
