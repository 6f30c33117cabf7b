interface DateParts {
  readonly year?: string | undefined;
  readonly month?: string | undefined;
  readonly day?: string | undefined;
  readonly isPartial: boolean;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Parses dates such as `2022/09/22/`, `2022///`, `SEP 22`, `c2001` or `2019/2020`, of which it returns the start. */
function readDateParts(text: string): DateParts {
  const trimmed = text.trim();
  const [, year, month, day] = /^(\d{4})(?:[-/](\d{0,2})(?:[-/](\d{0,2}))?)?(?:\/.*|[T ]\d.*)?$/.exec(trimmed) ?? [];
  if (year !== undefined)
    return { year, month: month || undefined, day: day || undefined, isPartial: /\/\d{4}/.test(trimmed) };
  const words = trimmed.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  const named = words.map((word) => months.indexOf(word.slice(0, 3))).find((at) => at >= 0);
  const numbers = words.filter((word) => /^\d+$/.test(word));
  return {
    year: /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/.exec(trimmed)?.[0],
    month: named === undefined ? undefined : String(named + 1),
    day: named === undefined ? undefined : numbers.find((number) => /^(?:0?[1-9]|[12]\d|3[01])$/.test(number)),
    isPartial: words.length > (named === undefined ? 1 : 3) || (named === undefined && !/^\d{4}$/.test(trimmed)),
  };
}

/**
 * Merges date fields. The first field with a year determines the date. Fields with the same year, or without a year,
 * can add month and day.
 */
export function joinDates(texts: readonly string[]): { readonly date: string[]; readonly notes: string[] } {
  const written = texts.map((text) => text.trim()).filter(Boolean);
  const all = written.map((text) => ({ text, ...readDateParts(text) }));
  const first = all.find(({ year }) => year !== undefined);
  // Keep the text, so that the importer reports an invalid date.
  if (first?.year === undefined) return { date: written.slice(0, 1), notes: [] };
  const { year } = first;
  const size = ({ month, day }: DateParts) => Number(month !== undefined) + Number(day !== undefined);
  const exact = all
    .filter((parts) => parts.year === year || (parts.year === undefined && parts.month !== undefined))
    .reduce((best, parts) => (size(parts) > size(best) ? parts : best), first);
  const date = [year, exact.month, exact.month && exact.day]
    .flatMap((part) => (part ? [part.padStart(2, '0')] : []))
    .join('-');
  const others = all.filter((parts) => parts.year !== undefined && parts.year !== year).map(({ text }) => text);
  return {
    date: [date],
    notes: [
      ...(first.isPartial ? [`date: ${date} is read from "${first.text}"`] : []),
      ...(others.length > 0 ? [`date: ${year}, without ${others.join('; ')}`] : []),
    ],
  };
}
