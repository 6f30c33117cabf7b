/** The name of an error, whatever it is made of: by it databases tell what is wrong. */
export function nameOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
}
