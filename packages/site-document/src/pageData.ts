/** Serializes loader data as JSON in which dates remain dates. Other values must be plain, because JSON drops what it does not support. */
export function stringifyPageData(data: unknown): string {
  return JSON.stringify(data, function toPlain(this: Readonly<Record<string, unknown>>, name, value: unknown) {
    // JSON.stringify has converted `value` already, but the object still has the date.
    return this[name] instanceof Date ? { $date: value } : value;
  });
}

/** Returns the data that was passed to `stringifyPageData`. */
export function parsePageData(json: string): unknown {
  return JSON.parse(json, (_, value: unknown) => {
    const date: unknown = typeof value === 'object' && value !== null && '$date' in value ? value.$date : undefined;
    return typeof date === 'string' ? new Date(date) : value;
  });
}
