import { axeViolations } from '@adp/shared-ui/testing';
import { screen } from '@testing-library/react';
import { renderWithText } from '../testing/renderWithText';
import { samples } from '../testing/samples';
import { EventStatusBanner } from './event/EventDetail';
import { OpportunityStatusBanner, ReaderDeadline } from './opportunity/OpportunityDetail';
import { EventTime, RegistrationDeadline } from './event/EventTime';

const { event, opportunity } = samples;

test('an event that takes place as announced has no banner', async () => {
  await renderWithText(<EventStatusBanner event={event} />);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test.each([
  ['cancelled', 'Cancelled', 'This event will not take place.'],
  ['postponed', 'Postponed', 'This event has been postponed. The new date has not been announced.'],
  ['moved_online', 'Moved online', 'This event takes place online only.'],
  ['rescheduled', 'New date', 'This event was moved to the date below.'],
] as const)('an event that is %s has a banner with an explanation', async (eventStatus, title, why) => {
  const { container } = await renderWithText(<EventStatusBanner event={{ ...event, eventStatus }} />);
  expect(screen.getByRole('complementary', { name: title }).textContent).toBe(title + why);
  expect(await axeViolations(container)).toEqual([]);
});

test('the banner of a moved event shows the original day', async () => {
  const moved = { ...event, eventStatus: 'rescheduled', previousStart: new Date('2026-10-01T22:30:00Z') } as const;
  await renderWithText(<EventStatusBanner event={moved} />);
  expect(screen.getByRole('complementary').textContent).toMatch(/moved from Friday,? 2 October 2026/);
});

test("an event shows the time in its own zone, and in the reader's zone if different", async () => {
  const { unmount } = await renderWithText(<EventTime event={event} reader="Africa/Dakar" />);
  const paragraphs = () =>
    screen
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent.replaceAll(/[\s\u2009\u202f]/g, ' ').replaceAll(' – ', '–'));
  expect(paragraphs()[0]).toMatch(/09:00–11:30 · East Africa Time \(GMT\+3\)$/);
  expect(paragraphs()[1]).toMatch(/^Your time: .*06:00–08:30 · Greenwich Mean Time/);
  unmount();
  await renderWithText(<EventTime event={event} reader="Africa/Nairobi" />);
  expect(paragraphs()).toHaveLength(1);
});

test.each([
  ['2026-11-26T11:59:59Z', undefined],
  ['2026-11-26T12:00:00Z', 'Closed'],
  ['2027-03-01T00:00:00Z', 'Archived'],
])('at %s, the opportunity has the banner %s', async (at, title) => {
  await renderWithText(<OpportunityStatusBanner deadline={opportunity} now={new Date(at)} />);
  const words = title && `${title}You can still read this page, but applications are closed.`;
  expect(screen.queryByRole('complementary')?.textContent).toBe(words);
});

const readParagraphs = () =>
  screen
    .queryAllByRole('paragraph')
    .map(({ textContent }) => textContent.replaceAll(/[\s\u2009\u202f]/g, ' ').replace(' at ', ', '));

test("a registration deadline is shown in the event's zone and in the reader's zone", async () => {
  const closing = { ...event, registrationClosesAt: new Date('2026-11-20T14:00:00Z') };
  const now = new Date('2026-11-01T00:00:00Z');
  await renderWithText(<RegistrationDeadline event={closing} now={now} reader="Africa/Dakar" />);
  expect(readParagraphs()).toEqual([
    'Registration closes on Fri, 20 November 2026, 17:00 · East Africa Time (GMT+3).',
    expect.stringMatching(/^Your time: Fri, 20 November 2026, 14:00 · Greenwich Mean Time/),
  ]);
});

test("the deadline of an opportunity is also shown in the reader's zone if different", async () => {
  const deadline = { ...opportunity, deadlineAt: new Date('2026-11-30T21:00:00Z'), timezone: 'Africa/Nairobi' };
  const { unmount } = await renderWithText(<ReaderDeadline deadline={deadline} reader="Africa/Dakar" />);
  expect(readParagraphs()).toEqual([
    expect.stringMatching(/^Your time: 30 November 2026, 20:59 · Greenwich Mean Time/),
  ]);
  unmount();
  await renderWithText(<ReaderDeadline deadline={deadline} reader="Africa/Addis_Ababa" />);
  expect(readParagraphs()).toEqual([]);
});
