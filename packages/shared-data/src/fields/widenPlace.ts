import { memberStates } from './regions';

/** The last letter of the region's code, such as AU-W, for each member state. */
const letters = 'NSWSWCWCCCECCWENCESECWWWWESWNESWNENSSWWECWEWESEEEWNENSS';

/** Returns the places whose items concern a place: the place itself, its region, or the countries of a region. */
export function widenPlace(place: string): readonly string[] {
  const toRegion = (at: number) => 'AU-' + letters.charAt(at);
  const at = memberStates.indexOf(place);
  return [place, ...(at < 0 ? memberStates.filter((_, state) => toRegion(state) === place) : [toRegion(at)])];
}
