/** Serializes loader data as JSON and preserves dates. All other values must be plain JSON values. */
export function stringifyPageData(data: unknown): string {
  return JSON.stringify(data, function toPlain(this: Readonly<Record<string, unknown>>, name, value: unknown) {
    // JSON.stringify has already converted `value` to a string, but the object still contains the date.
    return this[name] instanceof Date ? { $date: value } : value;
  });
}

export function parsePageData(json: string): unknown {
  return JSON.parse(json, (_, value: unknown) => {
    const date: unknown = typeof value === 'object' && value !== null && '$date' in value ? value.$date : undefined;
    return typeof date === 'string' ? new Date(date) : value;
  });
}
