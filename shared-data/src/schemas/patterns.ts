/** Whole-text patterns, in the syntax that JavaScript and the rules language (RE2) share. */
export const patterns = {
  /** Printable ASCII without the signs that an address must escape: a form stores `new URL(text).href`. */
  url: 'https://[!#-;=?-Z_a-z~]+',
  /** Pictures are also served by the local platform. */
  picture: '(https://|http://(localhost|127[.]0[.]0[.]1)(:[0-9]+)?/)[!#-;=?-Z_a-z~]+',
  /** ISO 3166-1 alpha-2, or a region of the African Union: central, east, north, south, west. */
  country: '[A-Z]{2}|AU-[CENSW]',
  /** ISO 639. */
  language: '[a-z]{2,3}',
  /** IANA; "anywhere on earth" is Etc/GMT+12. */
  zone: '[A-Za-z_]+(/[A-Za-z0-9_+-]+){0,2}',
  currency: '[A-Z]{3}',
  email: '[!#-;=?-Z_a-z~]+@[A-Za-z0-9.-]+[.][A-Za-z]{2,}',
  username: '[a-z0-9]+(-[a-z0-9]+)*',
  /** A year, a month or a day, as precisely as it is known; sorts as text. */
  publishedOn: '[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?',
  sha256: '[0-9a-f]{64}',
  doi: '10[.][0-9]{4,9}/[!-~]+',
} as const;
