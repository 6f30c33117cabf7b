import { countryName, isolate } from '@adp/shared-ui/format';
import { isMessageId, useText } from '../text';

interface Employed {
  readonly position?: string;
  readonly company?: string;
}

/** A member's position and company as one phrase; undefined without both. */
export function useRole({ position = '', company = '' }: Employed): string | undefined {
  const text = useText();
  const known = position && company ? 'both' : position ? 'position' : company ? 'company' : undefined;
  return known && text('people.role', { known, position: isolate(position), company: isolate(company) });
}

/** The name of a country, or of a region of the African Union, which Intl does not know. */
export function usePlaceName(): (code: string) => string {
  const text = useText();
  return (code) => {
    const id = `people.region.${code}`;
    return isMessageId(id) ? text(id) : countryName(code);
  };
}
