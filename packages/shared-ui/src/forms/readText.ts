/** Returns the text of a field, or an empty string if the form has no such field. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
