/** Patterns in the syntax that JavaScript shares with the rules (RE2). Every list page downloads this module. */
export const patterns = {
  /** An https URL in printable ASCII, as `new URL(text).href` writes it. */
  url: 'https://[!#-;=?-Z_a-z~]{1,492}',
  /** An https URL, or a URL on the local platform. */
  picture: '(https://|http://(localhost|127[.]0[.]0[.]1)(:[0-9]+)?/)[!#-;=?-Z_a-z~]+',
  /** A code from `isoCountries.ts` (verified by a test), or a region of the African Union, such as AU-W. */
  country:
    'A[D-GILMOQ-UWXZ]|B[ABD-JL-OQ-TVWYZ]|C[ACDF-IK-ORU-Z]|D[EJKMOZ]|E[CEGHR-T]|F[I-KMOR]|G[ABD-IL-NP-UWY]|H[KMNRTU]|I[DEL-OQ-T]|J[EMOP]|K[EG-IMNPRWYZ]|L[A-CIKR-VY]|M[AC-HK-Z]|N[ACE-GILOPRUZ]|OM|P[AE-HK-NR-TWY]|QA|R[EOSUW]|S[A-EG-OR-TVX-Z]|T[CDF-HJ-ORTVWZ]|U[AGMSYZ]|V[ACEGINU]|W[FS]|XK|Y[ET]|Z[AMW]|AU-[CENSW]',
  /** An ISO 639 code. */
  language: '[a-z]{2,3}',
  /** An IANA time zone, without ambiguous abbreviations such as BST. "Anywhere on earth" is Etc/GMT+12. */
  zone: 'UTC|GMT|[A-Za-z_]+(/[A-Za-z0-9_+-]+){1,2}',
  /** A local time with its offset from UTC. */
  localTime: '[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2})?[+-][0-9]{2}:[0-9]{2}',
  username: '[a-z0-9]+(-[a-z0-9]+)*',
} as const;
