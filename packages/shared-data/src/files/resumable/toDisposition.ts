/** The maximum number of characters in a file name. A character may take twelve characters when encoded. */
const MAX_CHARACTERS = 60;

/** Returns the `Content-Disposition` of a download: the file's name with the extension of its detected type. */
export function toDisposition(name: string, extension: string): string {
  const [stem = ''] = name
    .replace(/[.][^.]*$/, '')
    .split(/[\\/]/)
    .slice(-1);
  // Remove lone surrogates, which cannot be encoded, and bidirectional marks, which could hide the extension.
  const shown = [...stem.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')].slice(0, MAX_CHARACTERS).join('') || 'file';
  const encoded = encodeURIComponent(shown).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=utf-8''${encoded}.${extension}`;
}
