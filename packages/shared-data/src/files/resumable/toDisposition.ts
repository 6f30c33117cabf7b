/** Characters of the name at most: encoded, each may be twelve. */
const most = 60;

/** Under which name a browser saves a file: its own, with the extension of what it is. Never shown in a page of its own. */
export function toDisposition(name: string, extension: string): string {
  const [stem = ''] = name
    .replace(/[.][^.]*$/, '')
    .split(/[\\/]/)
    .slice(-1);
  // Half a surrogate pair cannot be encoded, and characters that turn a text around hide the extension.
  const shown = [...stem.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')].slice(0, most).join('') || 'file';
  const encoded = encodeURIComponent(shown).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=utf-8''${encoded}.${extension}`;
}
