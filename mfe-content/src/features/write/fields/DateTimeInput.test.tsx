import { fireEvent, screen } from '@testing-library/react';
import { renderFields } from './testing/renderFields';

const names = ['allDay', 'startsAt', 'endsAt'];
const allDay = () => screen.getByRole('checkbox', { name: /All-day event/ });
const starts = () => screen.getByLabelText('Start');
const set = (value: string) => fireEvent.change(starts(), { target: { value } });

test('a date and time is stored as local time', async () => {
  const { values } = await renderFields('event', names);
  set('2026-12-01T10:30');
  expect(values()['startsAt']).toBe('2026-12-01T10:30');
});

test('the value keeps its time while the field shows only the date', async () => {
  const { user, values } = await renderFields('event', names, { values: { startsAt: '2026-12-01T10:30' } });
  await user.click(allDay());
  expect(starts()).toHaveProperty('type', 'date');
  expect(starts()).toHaveProperty('value', '2026-12-01');
  expect(values()['startsAt']).toBe('2026-12-01T10:30');
  set('2026-12-02');
  expect(values()['startsAt']).toBe('2026-12-02T10:30');
  // The value of a partly typed date input is empty.
  set('');
  expect(values()['startsAt']).toBe('');
  set('2026-12-03');
  await user.click(allDay());
  expect(starts()).toHaveProperty('type', 'datetime-local');
  expect(starts()).toHaveProperty('value', '2026-12-03T10:30');
});

test('a date without a time gets a default time in the morning', async () => {
  const { user, values } = await renderFields('event', names);
  await user.click(allDay());
  set('2026-12-02');
  expect(values()['startsAt']).toBe('2026-12-02T09:00');
});
