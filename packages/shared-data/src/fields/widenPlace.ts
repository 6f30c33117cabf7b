import { memberStates } from './regions';

/** For each member state, the last letter of its region's code, such as W for AU-W. */
const letters = 'NSWSWCWCCCECCWENCESECWWWWESWNESWNENSSWWECWEWESEEEWNENSS';

/** Returns the places whose items are relevant to a place: itself, its region, or the countries of a region. */
export function widenPlace(place: string): readonly string[] {
  const toRegion = (at: number) => 'AU-' + letters.charAt(at);
  const at = memberStates.indexOf(place);
  return [place, ...(at < 0 ? memberStates.filter((_, state) => toRegion(state) === place) : [toRegion(at)])];
}
