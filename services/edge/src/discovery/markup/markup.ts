/** Markup in which interpolated texts have been escaped. */
export class Markup {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

type Value = string | number | Markup | readonly Markup[] | undefined;

/** A template tag for XML and HTML, which escapes texts and omits undefined values. */
export function markup(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...values.map(toText)));
}

function toText(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
  return value.map(toText).join('');
}

/** Characters that XML forbids even in escaped form: https://www.w3.org/TR/xml/#charsets */
const illegal = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(illegal, '').replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

export function xmlDocument(root: Markup): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root.text}\n`;
}

/** Returns JSON for a script element, which no value can close or break. */
export function scriptJson(value: unknown): Markup {
  const unsafe = /[<>&\u2028\u2029]/g;
  const escaped = JSON.stringify(value).replaceAll(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return new Markup(escaped);
}
