import { settleSoon } from '@adp/shared-data/client';
import { currentLocale, formatLocale } from '@adp/shared-ui';
import { toCalendarAddress } from '../../api/calendarAddress';
import { readMonth } from '../../api/months';
import { getLocalTime } from '../../components/useToday';
import eventFilterTexts from '../../kinds/event/messages/filters-en.json';
import eventTexts from '../../kinds/event/messages/list-en.json';
import opportunityFilterTexts from '../../kinds/opportunity/messages/filters-en.json';
import opportunityTexts from '../../kinds/opportunity/messages/list-en.json';
import { getFirstDay } from '../../lib/calendar/weeks';
import calendarTexts from '../../messages/calendar-en.json';
import filterTexts from '../../messages/filters-en.json';
import listTexts from '../../messages/list-en.json';
import { addTexts } from '../../text';
import { CalendarPage } from './CalendarPage';

/** The local time and the first day of the week are part of the data, so that server and browser agree on them. */
export async function loadCalendar(url: string) {
  const now = getLocalTime();
  const { value } = await settleSoon(readMonth(toCalendarAddress(new URL(url).searchParams, now)));
  return { value, now, firstDay: getFirstDay(formatLocale(currentLocale())) };
}

/** Loads the page with the texts of both kinds' filters. */
export async function calendarPage() {
  await addTexts(
    calendarTexts,
    filterTexts,
    listTexts,
    eventTexts,
    eventFilterTexts,
    opportunityTexts,
    opportunityFilterTexts,
  );
  return { Component: CalendarPage };
}
