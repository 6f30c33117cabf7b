import { renderPage } from '../../testing/renderPage';
import { screen } from '@testing-library/react';

test('it says which list it is', async () => {
  await renderPage('/events');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Events');
  expect(document.title).toBe('Events · African Digital Policy');
});

test('the filters of the address stand in the panel and as chips', async () => {
  await renderPage('/events?mode=online&country=KE&mode2=x');
  expect(screen.getByLabelText('Where')).toHaveProperty('value', 'online');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Online',
    'Kenya',
    'Clear all',
    'Clear all',
  ]);
});

test('a choice goes into the address, and back takes it out again', async () => {
  const { router, user } = await renderPage('/products');
  await user.selectOptions(screen.getByLabelText('Runs on'), 'USSD');
  expect(router.state.location.search).toBe('?platform=ussd');
  await user.selectOptions(screen.getByLabelText('Maturity'), 'Pilot');
  expect(router.state.location.search).toBe('?maturity=pilot&platform=ussd');
  await user.click(screen.getByRole('link', { name: 'Remove the filter Runs on: USSD' }));
  expect(router.state.location.search).toBe('?maturity=pilot');
});
