import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { axeViolations } from '../testing/axeViolations';
import { changeSaves, readSaves, savesKey } from './deviceSaves';
import { SaveButton } from './SaveButton';

const item = 'events/conference';
const source = {
  id: 'conference',
  title: 'Conference',
  lang: 'en',
  startsAt: new Date('2027-03-01T08:00:00Z'),
  timezone: 'Africa/Nairobi',
  venue: { city: 'Nairobi' },
  themes: ['health'],
};
const [onFailed, onChanged] = [jest.fn(), jest.fn()];

function open(path = item) {
  return render(
    <SaveButton item={path} source={source} label={`Save: ${path}`} onFailed={onFailed} onChanged={onChanged} />,
  );
}
const button = (path = item) => screen.getByRole('button', { name: `Save: ${path}` });

beforeEach(() => {
  localStorage.clear();
  onFailed.mockClear();
  onChanged.mockClear();
});
afterEach(() => jest.restoreAllMocks());

test('one press saves an item with its title and dates, and another press removes it', async () => {
  const { container } = open();
  expect(button().getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(button());
  expect(button().getAttribute('aria-pressed')).toBe('true');
  const saved = readSaves()[item];
  expect(saved).toEqual({
    saved: true,
    changedAt: saved?.changedAt,
    details: {
      id: 'conference',
      title: 'Conference',
      lang: 'en',
      startsAt: '2027-03-01T08:00:00.000Z',
      timezone: 'Africa/Nairobi',
    },
  });
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.click(button());
  expect(button().getAttribute('aria-pressed')).toBe('false');
  expect(readSaves()[item]).toMatchObject({ saved: false });
  expect(onChanged.mock.calls).toEqual([[true], [false]]);
});

test('a visible text says whether the item is saved, and is the name of the button, without a second state', async () => {
  const toText = (isSaved: boolean) => (isSaved ? 'Saved' : 'Save');
  const { container } = render(
    <SaveButton item={item} source={source} label="Save: Conference" toText={toText} onFailed={onFailed} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const saved = screen.getByRole('button', { name: 'Saved' });
  expect(saved.hasAttribute('aria-pressed')).toBe(false);
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.click(saved);
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
});

test('a later press has a later time, even if the clock was set back', async () => {
  changeSaves(() => ({ [item]: { saved: true, changedAt: '2099-01-01T00:00:00.000Z', isStored: true, uid: 'amina' } }));
  open();
  await userEvent.click(button());
  expect(readSaves()[item]).toMatchObject({ saved: false, changedAt: '2099-01-01T00:00:00.001Z' });
  expect(readSaves()[item]).not.toHaveProperty('isStored');
});

test('all buttons of an item show a press, including those of other apps and tabs', async () => {
  open();
  open();
  const [first, second] = screen.getAllByRole('button');
  if (first) await userEvent.click(first);
  expect(second?.getAttribute('aria-pressed')).toBe('true');
  // Another tab writes the storage, and the browser sends the event.
  localStorage.setItem(savesKey, '{}');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: savesKey })));
  expect(second?.getAttribute('aria-pressed')).toBe('false');
});

test('a press does not overwrite what another tab has saved in between', async () => {
  open();
  localStorage.setItem(savesKey, JSON.stringify({ 'articles/other': { saved: true, changedAt: '2026-01-01' } }));
  await userEvent.click(button());
  expect(Object.keys(readSaves())).toEqual(['articles/other', item]);
});

test('if the device cannot store the item, the button reports it and stays unpressed', async () => {
  open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await userEvent.click(button());
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(onChanged).not.toHaveBeenCalled();
  expect(button().getAttribute('aria-pressed')).toBe('false');
});

test('damaged storage counts as empty', () => {
  localStorage.setItem(savesKey, '{');
  open();
  expect(button().getAttribute('aria-pressed')).toBe('false');
});

test('the server renders an unpressed button', () => {
  changeSaves(() => ({ [item]: { saved: true, changedAt: '2026-01-01' } }));
  const html = renderToString(<SaveButton item={item} source={source} label="Save" onFailed={onFailed} />);
  expect(html).toContain('aria-pressed="false"');
});
