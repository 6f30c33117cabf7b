import { currentLocale } from '@adp/shared-ui';
import { anywhereOnEarth, readerZone } from '@adp/shared-ui/calendar';
import type { Kind } from '../../../lib/kinds';

/** Zones of the African Union's islands, which IANA counts to the oceans. */
const islands = ['Atlantic/Cape_Verde', 'Indian/Antananarivo', 'Indian/Comoro', 'Indian/Mahe', 'Indian/Mauritius'];

interface ZoneGroups {
  readonly readers: readonly string[];
  /** Of no place: anywhere on earth, where deadlines are meant, and UTC. */
  readonly worldwide: readonly string[];
  readonly african: readonly string[];
  readonly others: readonly string[];
}

/** The time zones that a form offers, each once: the reader's own first, Africa's before all others. */
export function zoneGroups(kind: Kind): ZoneGroups {
  const readers = readerZone();
  const all = supportedZones().filter((zone) => zone !== readers);
  const { compare } = new Intl.Collator(currentLocale());
  const african = all.filter(isAfrican).sort((one, other) => compare(placeName(one), placeName(other)));
  const worldwide = [...(kind === 'opportunity' ? [anywhereOnEarth] : []), 'UTC'].filter((zone) => zone !== readers);
  return {
    readers: [readers],
    worldwide,
    african,
    others: all.filter((zone) => !isAfrican(zone) && !worldwide.includes(zone)),
  };
}

/** A zone as people look for it: by its town in Africa, elsewhere as IANA writes it. */
export function zoneName(zone: string): string {
  return isAfrican(zone) ? placeName(zone) : zone.replaceAll('_', ' ');
}

function isAfrican(zone: string): boolean {
  return zone.startsWith('Africa/') || islands.includes(zone);
}

function placeName(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Browsers before 2022 know no list: then the own zone and those of the world are enough. */
function supportedZones(): readonly string[] {
  return 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
}
