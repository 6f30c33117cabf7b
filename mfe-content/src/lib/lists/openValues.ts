/** Member states of the African Union (ISO 3166-1 alpha-2). */
export const memberStates: readonly string[] =
  'DZ AO BJ BW BF BI CV CM CF TD KM CG CD CI DJ EG GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MU MA MZ NA NE NG RW ST SN SC SL SO ZA SS SD TZ TG TN UG EH ZM ZW'.split(
    ' ',
  );

const regions = ['AU-C', 'AU-E', 'AU-N', 'AU-S', 'AU-W'];
/** Working languages of the African Union, and those of most files. */
const languages = ['en', 'fr', 'pt', 'ar', 'sw', 'es', 'am'];
const firstYear = 2010;

/** The values that a list offers for a field whose values are open; undefined where readers come to them by links alone. */
export function offeredValues(field: string, now: Date): readonly string[] | undefined {
  if (field === 'country') return [...regions, ...memberStates];
  if (field === 'language') return languages;
  if (field !== 'year') return undefined;
  return Array.from({ length: now.getUTCFullYear() - firstYear + 1 }, (_, ago) => String(now.getUTCFullYear() - ago));
}
