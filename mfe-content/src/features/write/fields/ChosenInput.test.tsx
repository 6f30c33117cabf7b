import { screen, within } from '@testing-library/react';
import { renderFields } from './testing/renderFields';

const select = () => screen.getByLabelText('Countries and regions (optional)');
const another = () => screen.getByRole('button', { name: 'Add to “Countries and regions”' });
const chips = () => within(screen.getByRole('list')).getAllByRole('button');

test('choosing an option adds it at once, and keeps the options chosen before', async () => {
  const { user, values } = await renderFields('article', ['countries']);
  await user.selectOptions(select(), 'Kenya');
  expect(values()['countries']).toEqual(['KE']);
  await user.selectOptions(select(), 'Ghana');
  expect(values()['countries']).toEqual(['GH']);
  await user.click(another());
  expect(chips().map(({ textContent }) => textContent)).toEqual(['Ghana×']);
  expect(screen.getByRole('status').textContent).toBe('Ghana was added.');
  expect(document.activeElement).toBe(select());
  expect(within(select()).queryByText('Ghana')).toBeNull();
  await user.selectOptions(select(), 'Eastern Africa');
  expect(values()['countries']).toEqual(['GH', 'AU-E']);
  await user.selectOptions(select(), 'Choose');
  expect(values()['countries']).toEqual(['GH']);
});

test('regions come first, followed by member states of the African Union and then other countries', async () => {
  await renderFields('article', ['countries']);
  const groups = within(select()).getAllByRole('group');
  expect(groups.map((group) => [group.getAttribute('label'), group.children.length])).toEqual([
    ['Regions of Africa', 5],
    ['Member states of the African Union', 55],
    ['Other countries', expect.any(Number)],
  ]);
});

test('removing a choice moves focus to the next choice, or to the select after the last choice', async () => {
  const { user, values } = await renderFields('article', ['countries'], { values: { countries: ['KE', 'GH', 'NG'] } });
  await user.click(screen.getByRole('button', { name: 'Remove Ghana' }));
  expect(values()['countries']).toEqual(['KE', 'NG']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Nigeria' }));
  await user.keyboard('{Enter}');
  expect(values()['countries']).toEqual(['KE']);
  expect(document.activeElement).toBe(select());
});

test('at the maximum, choosing another option adds nothing and focus stays on the select', async () => {
  const languages = ['am', 'ar', 'en', 'es', 'fr', 'ha', 'ig', 'pt', 'sw'];
  const { user, values } = await renderFields('event', ['languages'], { values: { languages } });
  const field = screen.getByLabelText('Languages of the event (optional)');
  await user.selectOptions(field, 'Zulu');
  const button = screen.getByRole('button', { name: 'Add to “Languages of the event”' });
  await user.click(button);
  expect(values()['languages']).toEqual([...languages, 'zu']);
  expect(field).toHaveProperty('disabled', true);
  expect(within(field).getByText('You can add up to 10.')).toBeTruthy();
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  expect(values()['languages']).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Remove Zulu' }));
  expect(document.activeElement).toBe(field);
});
