import type { Opportunity } from '@adp/shared-data/opportunity';
import { numberFormat } from '@adp/shared-ui/format';
import { getDirection } from '@adp/shared-ui/languages';

/** An amount or a span of amounts in its own currency, as `locale` writes it; undefined where none is known. */
export function formatAmount(
  { amountMin, amountMax, currency }: Pick<Opportunity, 'amountMin' | 'amountMax' | 'currency'>,
  locale: string,
): string | undefined {
  if (currency === undefined) return undefined;
  // A symbol of Latin letters, "US$", is taken apart in a line of Arabic.
  const currencyDisplay = getDirection(locale) === 'rtl' ? 'name' : 'symbol';
  const format = numberFormat(locale, { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 });
  if (amountMin !== undefined && amountMax !== undefined) {
    return amountMin === amountMax ? format.format(amountMax) : format.formatRange(amountMin, amountMax);
  }
  const amount = amountMax ?? amountMin;
  return amount === undefined ? undefined : format.format(amount);
}
