/** @jest-environment node */
import { toStored } from '../../fields/storedKeys';
import { smallest } from '../../testing/fixtures';
import { knowledgeProducts } from './knowledgeProducts';
import { listedKnowledgeProducts } from './listedKnowledgeProducts';

const file = { lang: 'en', format: 'pdf', url: 'https://au.int/a.pdf' };
const stored = toStored({ ...smallest.knowledgeProduct, files: [file] });
const readers = [
  ['whole', knowledgeProducts.readItem],
  ['in the list of own items', knowledgeProducts.readSummary],
  ['in a public list', listedKnowledgeProducts.readItem],
  ['as an entry of a public list', listedKnowledgeProducts.readSummary],
] as const;

describe.each(readers)('a knowledge product read %s', (_, read) => {
  test.each([
    { ...file, lang: null },
    { ...file, format: 'exe' },
    { ...file, bytes: 'x' },
    { ...file, pages: 0 },
    { ...file, name: 1 },
    { ...file, sha256: 'x' },
    { ...file, accessible: 'yes' },
    { url: file.url },
  ])('omits a file that is valid by the rules but not by the schema: %j', (unreadable) => {
    expect(read('one', { ...stored, files: [unreadable, file] })).toMatchObject({ item: { files: [file] } });
  });

  test('is rejected if the files are not a list', () => {
    expect(read('one', { ...stored, files: 'none' })).toEqual({ invalidFields: ['files'] });
  });
});

test.each(['0000000001', '978-3-16-148410-1', 'XXXXXXXXXX'])(
  'the ISBN %s is omitted because of its wrong check digit',
  (isbn) => {
    const reading = knowledgeProducts.readItem('one', { ...stored, isbn });
    expect(reading).toHaveProperty('item.title', smallest.knowledgeProduct.title);
    expect(reading).not.toHaveProperty('item.isbn');
  },
);

test('a valid ISBN is read', () => {
  expect(knowledgeProducts.readItem('one', { ...stored, isbn: '978-3-16-148410-0' })).toHaveProperty(
    'item.isbn',
    '978-3-16-148410-0',
  );
});
