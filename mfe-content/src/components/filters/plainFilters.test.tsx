import { parseFilters, printFilters } from '@adp/shared-data/lists';
import { screen, within } from '@testing-library/react';
import { renderWithText } from '../../testing/renderWithText';
import { now } from '../../testing/samples';
import { PlainFilters } from './FilterPanel';

const filters = { theme: ['energy', 'health'], author: ['sample-author'], year: ['2025'] };

/** Returns the URL query with which a browser without JavaScript submits the form. */
function send(form: HTMLFormElement): string {
  const params = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  return new URL(form.action).pathname + printFilters('article', parseFilters('article', params));
}

test('without JavaScript, the form submits the choices and the hidden values', async () => {
  const { user } = await renderWithText(<PlainFilters kind="article" filters={filters} now={now} />);
  const button = screen.getByRole('button', { name: 'Show results' });
  const form = button.closest('form') as HTMLFormElement;
  expect(form.method).toBe('get');
  expect(send(form)).toBe(`/articles${printFilters('article', filters)}`);
  await user.click(within(screen.getByRole('group', { name: 'Theme', hidden: true })).getByLabelText('Energy'));
  expect(send(form)).toBe(`/articles${printFilters('article', { ...filters, theme: ['health'] })}`);
});
