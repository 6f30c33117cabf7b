/** Member states of the African Union (ISO 3166-1 alpha-2). */
export const memberStates: readonly string[] =
  'DZ AO BJ BW BF BI CV CM CF TD KM CG CD CI DJ EG GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MU MA MZ NA NE NG RW ST SN SC SL SO ZA SS SD TZ TG TN UG EH ZM ZW'.split(
    ' ',
  );

/** The code of Africa (UN M49). An entry of the search index has it in place of the codes of all member states. */
export const continent = '002';
