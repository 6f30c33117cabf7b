import { formerMember } from '@adp/shared-data/member';
import { formatAuthor } from './formatAuthor';

test('a former member has a translated name, and the direction of every name is isolated', () => {
  const toText = jest.fn(() => 'Ancien membre');
  expect(formatAuthor(formerMember.authorName, toText)).toBe('Ancien membre');
  expect(toText).toHaveBeenCalledWith('author.former');
  expect(['Amina', 'محمد'].map((name) => formatAuthor(name, toText))).toEqual(['Amina', '\u2068محمد\u2069']);
});
