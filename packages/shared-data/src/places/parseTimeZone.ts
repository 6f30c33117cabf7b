import { parseCountry } from './parseCountry';
import { cityNames, fractionalOffsets, timeZoneNames, windowsTimeZones } from './timeZoneNames';
import { toNameKey } from './toNameKey';

/** The IANA zone that a text means, or its candidates: several if it is ambiguous, none if it is no zone. */
export type ParsedTimeZone = { readonly zone: string } | { readonly candidates: readonly string[] };

const offsetPattern =
  /(?:\b(?:UTC|GMT|TU)|غرينتش|^|[( ])\s*([+\u2212\u2013-])\s*(\d{1,2})(?::?([0-5]\d))?(?:\s*h(?:ours?)?)?(?![\w:/])/iu;
/** Words that accompany a name, as in "Nairobi time", "heure de Kigali" or "saa za Dar es Salaam". */
const timeWords = new Set(
  'time local standard heure heures normale hora horario padrao توقيت بتوقيت بالتوقيت saa wastani'.split(' '),
);

let cachedZones: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * Parses a written time zone. Accepts IANA names, offsets from UTC ("GMT+3"), abbreviations, names in the five languages,
 * and Windows names. Also accepts a city, or a country with one zone. An offset can follow, as in "EAT (UTC+3)". Does not
 * pass abbreviations to `Intl`, which interprets BST as Dhaka and AST as Alaska.
 */
export function parseTimeZone(text: string): ParsedTimeZone {
  // Collapse whitespace first, because the patterns take quadratic time on long runs.
  const trimmed = text.trim().replaceAll(/\s+/g, ' ');
  const named = toResult(findZones(trimmed));
  const offset = offsetPattern.exec(trimmed);
  if ('zone' in named || !offset) return named;
  const [match, sign = '', hours = '', minutes = '00'] = offset;
  const fixed = toFixedZone(sign === '+' ? '+' : '-', Number(hours), minutes);
  if (fixed === undefined) return named;
  const name = trimmed.replace(match, ' ').replaceAll(/^[\s(),\u2013-]+|[\s(),\u2013-]+$/g, '');
  return name === '' ? { zone: fixed } : chooseByOffset(findZones(name), fixed);
}

/** Returns the candidate with this offset, the offset itself if several have it, or all if none has it. */
function chooseByOffset(zones: readonly string[], fixed: string): ParsedTimeZone {
  if (zones.length === 0) return { candidates: [] };
  const [offset = ''] = getOffsets(fixed);
  const matching = zones.filter((zone) => getOffsets(zone).includes(offset));
  if (matching.length === 0) return { candidates: [...zones, fixed] };
  return { zone: matching.length === 1 ? (matching[0] ?? fixed) : fixed };
}

function toResult(zones: readonly string[]): ParsedTimeZone {
  const [zone, ...others] = zones;
  return zone === undefined || others.length > 0 ? { candidates: zones } : { zone };
}

function findZones(text: string): readonly string[] {
  if (/^[a-z]+\/[\w+/-]+$/i.test(text)) return isTimeZone(text) ? [toKnownCase(text)] : [];
  const zones = (cachedZones ??= collectZones());
  const key = toNameKey(text);
  const bare = key
    .split(' ')
    .filter((word) => !timeWords.has(word))
    .join(' ');
  const named = zones.get(key) ?? zones.get(bare);
  if (named) return named;
  const [, city = '', country = ''] = /^([^,(]+)[,(]([^,()]+)\)?$/.exec(text) ?? [];
  const ofCountry = findCountryZones(country);
  const ofCity = zones.get(toNameKey(city))?.filter((zone) => ofCountry.includes(zone)) ?? [];
  if (ofCountry.length > 0) return ofCity.length > 0 ? ofCity : ofCountry;
  const ofText = findCountryZones(text);
  return ofText.length > 0 ? ofText : findCountryZones(bare);
}

/** Returns the zones of a country, or only one of them if all have the same clock. */
function findCountryZones(name: string): readonly string[] {
  const zones = parseCountry(name).flatMap(getCountryZones);
  const clocks = new Set(zones.map((zone) => getOffsets(zone).join()));
  return clocks.size === 1 ? zones.slice(0, 1) : zones;
}

function getCountryZones(country: string): readonly string[] {
  // Newer engines have `getTimeZones()`, and older engines have `timeZones`.
  const locale: Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] } = new Intl.Locale(
    `und-${country}`,
  );
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** Returns the offsets of a zone in winter and in summer. */
function getOffsets(zone: string): readonly string[] {
  const year = new Date().getUTCFullYear();
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  return [0, 6].map(
    (month) =>
      format.formatToParts(new Date(Date.UTC(year, month, 15))).find(({ type }) => type === 'timeZoneName')?.value ??
      '',
  );
}

function toFixedZone(sign: '+' | '-', hours: number, minutes: string): string | undefined {
  if (minutes !== '00') return fractionalOffsets[`${sign}${String(hours).padStart(2, '0')}:${minutes}`];
  if (hours === 0) return 'UTC';
  // IANA names use the POSIX sign, where + is west of Greenwich.
  return hours > (sign === '+' ? 14 : 12) ? undefined : `Etc/GMT${sign === '+' ? '-' : '+'}${hours}`;
}

/** Returns whether Intl supports a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns the IANA spelling of a name such as "africa/nairobi". Leaves names that are only links unchanged. */
function toKnownCase(name: string): string {
  return Intl.supportedValuesOf('timeZone').find((zone) => zone.toLowerCase() === name.toLowerCase()) ?? name;
}

function collectZones(): ReadonlyMap<string, readonly string[]> {
  const named: (readonly [string, ...string[]])[] = [
    ...timeZoneNames,
    ...Object.entries(windowsTimeZones),
    ...Object.entries(cityNames).map(([zone, names]) => [names, zone] as const),
    ...Intl.supportedValuesOf('timeZone').map((zone) => [zone.slice(zone.lastIndexOf('/') + 1), zone] as const),
  ];
  const zones = new Map<string, readonly string[]>();
  for (const [names, ...those] of named)
    for (const key of names.split('|').map(toNameKey)) if (!zones.has(key)) zones.set(key, those);
  return zones;
}
