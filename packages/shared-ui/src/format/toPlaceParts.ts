import { countryName } from './names';

interface Venue {
  readonly name?: string | undefined;
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly country?: string | undefined;
}

/** Returns the parts of an event's place, smallest first. Omits repeated parts, because venues are often named after their city. */
export function toPlaceParts({ name, street, city, country }: Venue, locale?: string): readonly string[] {
  const parts = [name, street, city, country && countryName(country, locale)];
  return [...new Set(parts.flatMap((part) => (part ? [part] : [])))];
}
