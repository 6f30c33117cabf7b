/** Puts a file with the browser's downloads. */
export function downloadFile(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** The day of `moment` as file names have it, in the reader's own zone: 2026-11-21. */
export function toDayName(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
}
