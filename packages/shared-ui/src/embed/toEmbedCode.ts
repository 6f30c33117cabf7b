import type { Embedded } from './EmbedToggle';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Returns the HTML of a frame with an embed. */
export function toEmbedCode({ path, title, height }: Embedded, origin: string): string {
  return `<iframe src="${escape(origin + path)}" title="${escape(title)}" width="100%" height="${height}" loading="lazy" style="border: 0"></iframe>`;
}

function escape(text: string): string {
  return text.replaceAll(/[&"<>]/g, (character) => entities[character] ?? '');
}
