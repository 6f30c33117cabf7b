import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../testing';
import { SearchForm } from './SearchForm';

const texts = { label: 'Search all', placeholder: 'Topic', submit: 'Search' };

test('Enter and the button start a search', async () => {
  const search = jest.fn();
  const user = userEvent.setup();
  const { container } = render(<SearchForm {...texts} action="/results" onSearch={search} />);
  await user.type(screen.getByRole('searchbox', { name: 'Search all' }), 'digital identity{Enter}');
  expect(search).toHaveBeenLastCalledWith('digital identity');
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(search).toHaveBeenLastCalledWith('');
  expect(await axeViolations(container)).toEqual([]);
});

test('the form works without JavaScript', () => {
  render(<SearchForm {...texts} action="/results" defaultValue="drones" onSearch={jest.fn()} onInk />);
  const form = screen.getByRole('search');
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/results', null]);
  expect(new FormData(form as HTMLFormElement).get('q')).toBe('drones');
});
