/** Member states of the African Union (ISO 3166-1 alpha-2). */
export const memberStates: readonly string[] =
  'DZ AO BJ BW BF BI CV CM CF TD KM CG CD CI DJ EG GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MU MA MZ NA NE NG RW ST SN SC SL SO ZA SS SD TZ TG TN UG EH ZM ZW'.split(
    ' ',
  );

/** The last letter of each one's region, as in AU-W: central, east, north, south, west. */
const letters = 'NSWSWCWCCCECCWENCESECWWWWESWNESWNENSSWWECWEWESEEEWNENSS';

/** What a list of places may hold for an item to concern a place: the place, its region, or the countries of a region. */
export function widenPlace(place: string): readonly string[] {
  const toRegion = (at: number) => 'AU-' + letters.charAt(at);
  const at = memberStates.indexOf(place);
  return [place, ...(at < 0 ? memberStates.filter((_, state) => toRegion(state) === place) : [toRegion(at)])];
}
