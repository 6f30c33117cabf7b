import { countryName, isolate } from '@adp/shared-ui/format';
import { isMessageId, useText } from '../text';

interface Employed {
  readonly position?: string;
  readonly company?: string;
}

export function useRole({ position = '', company = '' }: Employed): string | undefined {
  const text = useText();
  const parts = position && company ? 'both' : position ? 'position' : company ? 'company' : undefined;
  return parts && text('people.role', { known: parts, position: isolate(position), company: isolate(company) });
}

/** Returns a function that names a country or a region of the African Union. Intl does not support these regions. */
export function usePlaceName(): (code: string) => string {
  const text = useText();
  return (code) => {
    const id = `people.region.${code}`;
    return isMessageId(id) ? text(id) : countryName(code);
  };
}
