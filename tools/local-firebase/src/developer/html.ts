import escapeHtml from 'escape-html';

/** Text that is already HTML. Only the `html` function creates it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[] | null | undefined;

/** Creates HTML from a template. Escapes values other than `Html`. Attribute values must be quoted. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, index) => text + toText(parts[index])).join(''));
}

function toText(part: Part): string {
  if (part === undefined || part === null) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeHtml(String(part));
}
