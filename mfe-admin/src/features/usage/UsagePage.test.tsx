import { resetSession } from '@adp/shared-auth/testing';
import { axeViolations } from '@adp/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/openPage';
import { toUsageFile, toUsageTable } from './toUsageTable';

afterEach(() => resetSession());

const documents = {
  'usage/2026-11_apet': { month: '2026-11', programme: 'apet', countries: { KE: 1200, GH: 4 } },
  'usage/2026-11_other': { month: '2026-11', programme: 'other', countries: { KE: 5, ZZ: 30 } },
  'usage/2026-10_apet': { month: '2026-10', programme: 'apet', countries: { KE: 9 } },
};

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th,td')].map((cell) => cell.textContent));

test('a month is shown by country and programme, and small counts are neither shown nor added to totals', async () => {
  const { container } = await openPage('/admin/usage?month=2026-11', { role: 'administrator', documents });
  await waitFor(() =>
    expect(rows()).toEqual([
      ['Kenya', '0', '1,200', '0', '0', '0', '5', '1,205'],
      ['Unknown', '0', '0', '0', '0', '0', '30', '30'],
      ['Ghana', '0', 'below 5', '0', '0', '0', '0', '0'],
    ]),
  );
  expect(screen.getByText('Pages sent: 1,235')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'By programme' })).getAllByRole('listitem')[1]?.textContent).toBe(
    'APET1,200',
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('a month with only small counts is explained', async () => {
  const few = { 'usage/2026-11_apet': { month: '2026-11', programme: 'apet', countries: { GH: 4 } } };
  await openPage('/admin/usage?month=2026-11', { role: 'administrator', documents: few });
  expect(await screen.findByText('Pages sent: not shown, because every number is below 5')).toBeTruthy();
  expect(screen.queryByText('Pages sent: 0')).toBeNull();
});

test('a month without counts and a failed load are explained', async () => {
  const { data, user } = await openPage('/admin/usage?month=2020-01', { role: 'administrator', documents });
  expect(await screen.findByRole('heading', { name: 'No pages were counted in this month' })).toBeTruthy();
  data.fail(503);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' });
  await user.selectOptions(select, select.options[0]?.value ?? '');
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
});

test('a reviewer has no access to usage', async () => {
  await openPage('/admin/usage');
  expect(await screen.findByText('This page is for administrators of the site.')).toBeTruthy();
});

test('the CSV file has a row for each count above zero', () => {
  const table = toUsageTable([
    { programme: 'apet', countries: { KE: 12, GH: 3 } },
    { programme: 'other', countries: { KE: 5 } },
  ]);
  expect(toUsageFile('2026-11', table).split('\r\n')).toEqual([
    '\uFEFFmonth,country,programme,pages',
    ...['2026-11,KE,apet,12', '2026-11,KE,other,5', '2026-11,GH,apet,below 5', ''],
  ]);
});
