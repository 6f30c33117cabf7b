import { toPictureUrl } from '@adp/firebase/testing';
import { limits } from '@adp/shared-data/content';
import type { Field } from '../forms';
import { countries } from './listCases';
import type { FieldCase } from './FieldCase';
import { writer } from './writer';

export function choiceCases({ options = [], optional }: Field): readonly FieldCase[] {
  return [
    ...options.map((value) => ({ name: value, value, fits: true })),
    { name: 'none of the list', value: 'something-else', fits: false },
    { name: 'more than one of the list', value: `${options[0] ?? ''}x`, fits: false },
    { name: 'nothing', value: '', fits: optional === true },
  ];
}

export function countryCases({ optional }: Field): readonly FieldCase[] {
  return [...countries, { name: 'nothing', value: '', fits: optional === true }];
}

export function currencyCases(): readonly FieldCase[] {
  return [
    { name: 'KES', value: 'KES', fits: true },
    { name: 'kes', value: 'kes', fits: false },
    { name: 'two letters', value: 'KE', fits: false },
    { name: 'four letters', value: 'KESH', fits: false },
    // The full form contains an amount, so the currency is required.
    { name: 'nothing', value: '', fits: false },
  ];
}

export function zoneCases({ max = 0 }: Field): readonly FieldCase[] {
  return [
    { name: 'UTC', value: 'UTC', fits: true },
    { name: 'a place', value: 'Africa/Nairobi', fits: true },
    { name: 'a zone name of three parts', value: 'America/Argentina/Buenos_Aires', fits: true },
    { name: 'anywhere on Earth', value: 'Etc/GMT+12', fits: true },
    { name: `${max} characters`, value: 'Africa/'.padEnd(max, 'x'), fits: true },
    { name: `${max + 1} characters`, value: 'Africa/'.padEnd(max + 1, 'x'), fits: false },
    { name: 'an abbreviation', value: 'BST', fits: false },
    { name: 'no place', value: 'Africa/', fits: false },
    { name: 'a path', value: '../etc', fits: false },
    { name: 'words', value: 'Not a zone', fits: false },
    { name: 'nothing', value: '', fits: false },
  ];
}

export function flagCases(): readonly FieldCase[] {
  return [true, false].map((value) => ({ name: String(value), value, fits: true }));
}

export function dayCases({ optional }: Field): readonly FieldCase[] {
  return [
    { name: 'a day', value: '2026-02-28', fits: true },
    { name: 'the first that can be stored', value: '0001-01-01', fits: true },
    { name: 'the day before', value: '0000-12-31', fits: false },
    { name: 'the last that can be stored', value: '9999-12-31', fits: true },
    { name: 'the day after', value: '+010000-01-01', fits: false },
    { name: 'no day', value: '2026-13-01', fits: false },
    { name: 'a word', value: 'soon', fits: false },
    { name: 'nothing', value: '', fits: optional === true },
  ];
}

export function dateTimeCases({ name, optional, zoneIn = '' }: Field): readonly FieldCase[] {
  // Sets start and end of an event to the same value, because both are required. `combinations.ts` tries their order.
  const at = (value: string, zone = 'UTC') => {
    const along = name === 'startsAt' ? ['endsAt'] : name === 'endsAt' ? ['startsAt'] : [];
    return { value, others: { [zoneIn]: zone, ...Object.fromEntries(along.map((field) => [field, value])) } };
  };
  return [
    { name: 'a date and time', ...at('2026-02-28T23:59'), fits: true },
    { name: 'in another zone', ...at('2026-02-28T23:59', 'Pacific/Kiritimati'), fits: true },
    { name: 'the first that can be stored', ...at('0001-01-01T00:00'), fits: true },
    { name: 'the minute before', ...at('0000-12-31T23:59'), fits: false },
    { name: 'the first one, east of UTC', ...at('0001-01-01T00:00', 'Etc/GMT-1'), fits: false },
    { name: 'the last that can be stored', ...at('9999-12-31T23:59'), fits: true },
    { name: 'the minute after', ...at('+010000-01-01T00:00'), fits: false },
    { name: 'the last one, west of UTC', ...at('9999-12-31T23:59', 'Etc/GMT+12'), fits: false },
    { name: 'no day', ...at('2026-13-01T00:00'), fits: false },
    { name: 'a word', value: 'soon', fits: false },
    { name: 'nothing', value: '', fits: optional === true },
  ];
}

/** Returns cases for stored pictures, and for a picture that is still only on the device. */
export function coverCases(): readonly FieldCase[] {
  const valid = { url: toPictureUrl(writer.uid), width: 4, height: 3, bytes: 12 };
  const { side } = limits.cover;
  const sizes = (['width', 'height', 'bytes'] as const).flatMap((name) => {
    const { min, max } = name === 'bytes' ? limits.coverBytes : side;
    return [min - 1, min, max, max + 1, min + 0.5].map((size) => ({
      name: `${name} ${size}`,
      value: { ...valid, [name]: size },
      fits: Number.isInteger(size) && size >= min && size <= max,
    }));
  });
  const { url, ...bare } = valid;
  return [
    ...sizes,
    { name: 'on this device', value: { ...bare, dataUrl: 'data:image/webp;base64,AAAA' }, fits: true },
    { name: 'https', value: valid, fits: true },
    { name: 'http elsewhere', value: { ...bare, url: url.replace('https', 'http') }, fits: false },
    {
      name: `${limits.url.max + 1} characters`,
      value: { ...bare, url: url.padEnd(limits.url.max + 1, 'x') },
      fits: false,
    },
    { name: 'none', value: null, fits: true },
  ];
}
