import { memberStates } from './regions';

/** The last letter of each one's region, as in AU-W: central, east, north, south, west. */
const letters = 'NSWSWCWCCCECCWENCESECWWWWESWNESWNENSSWWECWEWESEEEWNENSS';

/** What a list of places may hold for an item to concern a place: the place, its region, or the countries of a region. */
export function widenPlace(place: string): readonly string[] {
  const toRegion = (at: number) => 'AU-' + letters.charAt(at);
  const at = memberStates.indexOf(place);
  return [place, ...(at < 0 ? memberStates.filter((_, state) => toRegion(state) === place) : [toRegion(at)])];
}
