import type { SaveDetails } from './mergeSaves';

const detailNames: readonly string[] = [
  'title',
  'lang',
  'startsAt',
  'endsAt',
  'startsLocal',
  'endsLocal',
  'deadlineKind',
  'deadlineAt',
  'deadlineLocal',
  'timezone',
  'allDay',
  'eventStatus',
  'removed',
  'readAt',
] satisfies readonly (keyof SaveDetails)[];

/** Returns the fields of an item that the device stores, with dates as texts. */
export const toSaveDetails = (item: object): SaveDetails =>
  JSON.parse(JSON.stringify(item, [...detailNames])) as SaveDetails;
