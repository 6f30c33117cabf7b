/**
 * The data of a page's loaders as JSON, in which dates stay dates. Other values must be plain: what JSON does not know is lost.
 */
export function stringifyPageData(data: unknown): string {
  return JSON.stringify(data, function toPlain(this: Readonly<Record<string, unknown>>, name, value: unknown) {
    // JSON.stringify has already made a text of a date; its owner still has it.
    return this[name] instanceof Date ? { $date: value } : value;
  });
}

/** What `stringifyPageData` was given. */
export function parsePageData(json: string): unknown {
  return JSON.parse(json, (_, value: unknown) => {
    const date: unknown = typeof value === 'object' && value !== null && '$date' in value ? value.$date : undefined;
    return typeof date === 'string' ? new Date(date) : value;
  });
}
