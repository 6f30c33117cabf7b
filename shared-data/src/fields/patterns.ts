/**
 * Whole-text patterns, in the syntax that JavaScript and the rules language (RE2) share. Every list page downloads these:
 * those of one kind are in its schema.
 */
export const patterns = {
  /** Printable ASCII without the characters that a URL must escape: a form stores `new URL(text).href`. */
  url: 'https://[!#-;=?-Z_a-z~]+',
  /** Pictures are also served by the local platform. */
  picture: '(https://|http://(localhost|127[.]0[.]0[.]1)(:[0-9]+)?/)[!#-;=?-Z_a-z~]+',
  /** ISO 3166-1 alpha-2, or a region of the African Union: central, east, north, south, west. */
  country: '[A-Z]{2}|AU-[CENSW]',
  /** ISO 639. */
  language: '[a-z]{2,3}',
  /** IANA; "anywhere on earth" is Etc/GMT+12. */
  zone: '[A-Za-z_]+(/[A-Za-z0-9_+-]+){0,2}',
  username: '[a-z0-9]+(-[a-z0-9]+)*',
} as const;
