import { currentLocale } from '@adp/shared-ui';
import { anywhereOnEarth, readerZone } from '@adp/shared-ui/calendar';
import type { Kind } from '../../../lib/kinds';

/** Time zones of island states in the African Union. IANA names these zones after oceans. */
const islands = ['Atlantic/Cape_Verde', 'Indian/Antananarivo', 'Indian/Comoro', 'Indian/Mahe', 'Indian/Mauritius'];

interface ZoneGroups {
  readonly readers: readonly string[];
  /** UTC and, for deadlines, "anywhere on earth". */
  readonly worldwide: readonly string[];
  readonly african: readonly string[];
  readonly others: readonly string[];
}

/** Groups the time zones that a form offers. Each zone is in one group only, and the reader's zone has a group of its own. */
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

/** Returns a readable name of a zone: the city for zones in Africa, otherwise the IANA name. */
export function zoneName(zone: string): string {
  return isAfrican(zone) ? placeName(zone) : zone.replaceAll('_', ' ');
}

function isAfrican(zone: string): boolean {
  return zone.startsWith('Africa/') || islands.includes(zone);
}

function placeName(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Browsers from before 2022 list no zones, and offer only the reader's zone and the worldwide zones. */
function supportedZones(): readonly string[] {
  return 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
}
