import escapeHtml from 'escape-html';

/** Text that is already HTML. Only the `html` function creates it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[] | undefined;

/**
 * Creates HTML from a template. Values are escaped unless they are instances of `Html`. Attribute values must be
 * quoted.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(
    strings.map((text, index) => text + toText(index < parts.length ? parts[index] : undefined)).join(''),
  );
}

function toText(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeHtml(String(part));
}
