import type { Opportunity } from '@adp/shared-data/opportunity';
import { numberFormat } from '@adp/shared-ui/format';
import { getDirection } from '@adp/shared-ui/languages';

/** Formats an amount or a range of amounts with its currency. Returns undefined if no amount is known. */
export function formatAmount(
  { amountMin, amountMax, currency }: Pick<Opportunity, 'amountMin' | 'amountMax' | 'currency'>,
  locale: string,
): string | undefined {
  if (currency === undefined) return undefined;
  // In right-to-left text, a symbol with Latin letters such as "US$" would be split, so use the currency's name.
  const currencyDisplay = getDirection(locale) === 'rtl' ? 'name' : 'symbol';
  const format = numberFormat(locale, { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 });
  if (amountMin !== undefined && amountMax !== undefined) {
    return amountMin === amountMax ? format.format(amountMax) : format.formatRange(amountMin, amountMax);
  }
  const amount = amountMax ?? amountMin;
  return amount === undefined ? undefined : format.format(amount);
}
