import { currentLocale } from '@adp/shared-ui';
import { anywhereOnEarth, readerZone } from '@adp/shared-ui/calendar';
import type { Kind } from '../../../lib/kinds';

/** Zones of island members of the African Union, which IANA assigns to oceans. */
const islands = ['Atlantic/Cape_Verde', 'Indian/Antananarivo', 'Indian/Comoro', 'Indian/Mahe', 'Indian/Mauritius'];

interface ZoneGroups {
  readonly readers: readonly string[];
  /** UTC, and "anywhere on earth" for deadlines. */
  readonly worldwide: readonly string[];
  readonly african: readonly string[];
  readonly others: readonly string[];
}

/** Returns the time zones of a form, each once: the reader's first, then those of Africa. */
export function zoneGroups(kind: Kind): ZoneGroups {
  const readers = readerZone();
  const all = supportedZones().filter((zone) => zone !== readers);
  const { compare } = new Intl.Collator(currentLocale());
  const african = all.filter(isAfrican).sort((a, b) => compare(placeName(a), placeName(b)));
  const worldwide = [...(kind === 'opportunity' ? [anywhereOnEarth] : []), 'UTC'].filter((zone) => zone !== readers);
  return {
    readers: [readers],
    worldwide,
    african,
    others: all.filter((zone) => !isAfrican(zone) && !worldwide.includes(zone)),
  };
}

/** Returns a readable name: the town for zones in Africa, otherwise the IANA name. */
export function zoneName(zone: string): string {
  return isAfrican(zone) ? placeName(zone) : zone.replaceAll('_', ' ');
}

function isAfrican(zone: string): boolean {
  return zone.startsWith('Africa/') || islands.includes(zone);
}

function placeName(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Lists the zones that the browser knows. Browsers before 2022 have no list, so the reader's and worldwide zones suffice. */
function supportedZones(): readonly string[] {
  return 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
}
