/** Rows of a language, a query in that language, and the expected item. The item is in another language but has a matching translation. */
export const translated: readonly (readonly [lang: string, query: string, expected: string])[] = [
  ['en', 'court archive', 'archives-fr'],
  ['en', 'flooding', 'floods-ar'],
  ['fr', 'ruche', 'apiaries-en'],
  ['fr', 'apiculteur capteur', 'apiaries-en'],
  ['pt', 'cheia', 'floods-ar'],
  ['pt', 'voluntário do rio', 'floods-ar'],
  ['ar', 'المحكمة', 'archives-fr'],
  ['ar', 'ورق', 'archives-fr'],
  ['sw', 'nyuki', 'apiaries-en'],
  ['sw', 'asali', 'apiaries-en'],
];
