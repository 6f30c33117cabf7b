import type { Filters } from '@adp/shared-data/lists';
import { render, screen, waitFor, within } from '@testing-library/react';
import { loadText, TextProvider } from '../../text';
import { addAllTexts } from '../../testing/addAllTexts';
import { now } from '../../testing/samples';
import { FilterPanel } from './FilterPanel';

const fetch = jest.fn<Promise<Response>, [string]>();
const respond = (counts: object) => Promise.resolve(Response.json({ counts, asOf: now.toISOString() }));

beforeEach(async () => {
  fetch.mockReset();
  Object.assign(globalThis, { fetch });
  await loadText();
  await addAllTexts();
});

function open(filters: Filters, isVisible = true) {
  const panel = (next: Filters, isNextVisible: boolean) => (
    <TextProvider>
      <FilterPanel
        kind="event"
        filters={next}
        now={now}
        isVisible={isNextVisible}
        onChoose={jest.fn()}
        onDone={jest.fn()}
      />
    </TextProvider>
  );
  const { rerender } = render(panel(filters, isVisible));
  return (next: Filters, isNextVisible = true) => rerender(panel(next, isNextVisible));
}

const getBox = (name: string) =>
  within(screen.getByRole('group', { name: 'Attendance', hidden: true })).getByLabelText<HTMLInputElement>(name);
const requested = () => fetch.mock.calls.splice(0).map(([url]) => url);

test('each option has its number of results, and an option without results can be chosen', async () => {
  fetch.mockImplementation(() => respond({ mode: { online: 1234 }, when: { upcoming: 5 } }));
  open({ order: ['newest'], country: ['KE'] });
  await waitFor(() => expect(getBox('Online (1,234)').disabled).toBe(false));
  expect(getBox('In person (0)').disabled).toBe(false);
  expect(screen.getByRole('option', { name: /^Upcoming\s[(]5[)]$/ })).toBeTruthy();
  expect(screen.getByRole('option', { name: /^Past\s[(]0[)]$/ })).toBeTruthy();
  expect(getBox('In person (0)').nextElementSibling?.className).not.toBe('');
  expect(getBox('Online (1,234)').nextElementSibling?.className).toBe('');
  expect(requested()).toEqual(['/api/v1/facets/events?country=KE']);
});

test('a filter that the answer does not contain has no numbers', async () => {
  fetch.mockImplementation(() => respond({ mode: { online: 2 } }));
  open({});
  await waitFor(() => expect(getBox('Online (2)')).toBeTruthy());
  expect(screen.getByRole('option', { name: 'Past' })).toBeTruthy();
});

test('numbers are read while the filters are visible, and again after a choice', async () => {
  fetch.mockImplementation(() => respond({ mode: { online: 2 } }));
  const show = open({}, false);
  expect(requested()).toEqual([]);
  show({});
  await waitFor(() => expect(getBox('Online (2)')).toBeTruthy());
  const answers: ((response: Response) => void)[] = [];
  fetch.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  show({ when: ['past'] });
  expect(requested()).toEqual(['/api/v1/facets/events', '/api/v1/facets/events?when=past']);
  expect(getBox('Online (2)')).toBeTruthy();
  answers[0]?.(await respond({ mode: { online: 1 } }));
  await waitFor(() => expect(getBox('Online (1)')).toBeTruthy());
});

test('without an answer, and for the items of an author, options have no numbers', async () => {
  fetch.mockImplementation(() => respond({ mode: { online: 2 } }));
  const show = open({});
  await waitFor(() => expect(getBox('Online (2)')).toBeTruthy());
  fetch.mockImplementation(() => Promise.resolve(new Response(null, { status: 503 })));
  show({ when: ['past'] });
  await waitFor(() => expect(getBox('Online')).toBeTruthy());
  requested();
  show({ author: ['amina-sample'] });
  expect(getBox('Online')).toBeTruthy();
  expect(requested()).toEqual([]);
});
