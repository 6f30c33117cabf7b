/** Countries, ISO 3166-1 alpha-2. */
const codes =
  'AD AE AF AG AI AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW'.split(
    ' ',
  );

/** Languages that members may name: the African Union's, the most spoken ones of the continent, and others of the world (ISO 639). */
const languageCodes =
  'aa af ak am ar bem bm de dyo ee en es fon fr ff ha hi ig it kab kam kg ki kln km kmb kr lg ln loz lu luo mg mos ndc ny nd nr nso om pt rn ru rw sg sn so ss st sw tem ti tn tr ts tum tw umb ve wo xh yo zgh zh zu'.split(
    ' ',
  );

/** Country codes in the order of their names. */
export function countries(locale: string): readonly string[] {
  return inOrder(codes, locale, countryName);
}

/** Language codes in the order of their names. */
export function languages(locale: string): readonly string[] {
  return inOrder(languageCodes, locale, languageName);
}

/** The name of a country in the language of `locale`; the code where nobody knows it. */
export function countryName(code: string, locale: string): string {
  return nameOf(code, locale, 'region');
}

/** The name of a language in the language of `locale`; the code where nobody knows it. */
export function languageName(code: string, locale: string): string {
  return nameOf(code, locale, 'language');
}

function inOrder(all: readonly string[], locale: string, name: typeof countryName): readonly string[] {
  const { compare } = new Intl.Collator(locale);
  return [...all].sort((one, other) => compare(name(one, locale), name(other, locale)));
}

function nameOf(code: string, locale: string, type: 'language' | 'region'): string {
  try {
    return new Intl.DisplayNames(locale, { type }).of(code) ?? code;
  } catch {
    return code;
  }
}
