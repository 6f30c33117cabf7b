import { screen } from '@testing-library/react';
import { renderFields } from './testing/renderFields';

const add = () => screen.getByRole('button', { name: 'Add a tag' });

test('each line is a separate field, a new line receives focus, and the number of lines is limited', async () => {
  const { user, values } = await renderFields('article', ['tags'], { values: { tags: ['a', 'b', 'c'] } });
  await user.click(add());
  expect(document.activeElement).toBe(screen.getByLabelText('Tag 4'));
  await user.keyboard('mobile money');
  await user.click(add());
  expect(values()['tags']).toEqual(['a', 'b', 'c', 'mobile money', '']);
  expect(screen.queryByRole('button', { name: 'Add a tag' })).toBeNull();
  expect(screen.getByText('You can add up to 5.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Tag 5'));
});

test('removing a line moves focus to the next line, or to the add button after the last line', async () => {
  const { user, values } = await renderFields('article', ['tags'], { values: { tags: ['a', 'b', 'c', 'd', 'e'] } });
  await user.click(screen.getByRole('button', { name: 'Remove Tag 2' }));
  expect(values()['tags']).toEqual(['a', 'c', 'd', 'e']);
  expect(document.activeElement).toBe(screen.getByDisplayValue('c'));
  await user.click(screen.getByRole('button', { name: 'Remove Tag 4' }));
  expect(values()['tags']).toEqual(['a', 'c', 'd']);
  expect(document.activeElement).toBe(add());
});

test('an error shows beside its line, and a line that is too long shows an error at once', async () => {
  const { user } = await renderFields('article', ['tags', 'sources'], {
    values: { tags: ['a'.repeat(30)], sources: ['', 'ftp://example.org'] },
    faults: { 'f-sources-1': 'Not this one.' },
  });
  expect(screen.getByLabelText('Source 1').getAttribute('aria-invalid')).toBe('false');
  const source = screen.getByLabelText('Source 2');
  expect([source.id, source.getAttribute('aria-invalid')]).toEqual(['f-sources-1', 'true']);
  await user.type(screen.getByLabelText('Tag 1'), 'b');
  expect(screen.getByText('“Tag 1” has 31 characters; the maximum is 30.')).toBeTruthy();
});
