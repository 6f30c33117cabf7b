/** Returns the path of a script's texts in a language: `b-0123456789/fr/list.json` for `b-0123456789/list.js` (decision 121). */
export function toTextsFile(script: string, language: string): string {
  return script.replace(/([^/]+)\.js$/, `${language}/$1.json`);
}
