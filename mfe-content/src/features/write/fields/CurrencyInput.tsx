import { currentLocale, formatLocale } from '@adp/shared-ui';
import { displayNames } from '@adp/shared-ui/format';
import { memo } from 'react';
import { SelectOptions } from '@adp/shared-ui/forms';
import { useText } from '../../../text';
import { SelectInput } from './SelectInput';
import { type FieldProps } from './fieldBinding';

/** Fallback for browsers from before 2022, which cannot list currencies. */
const frequent = 'EGP ETB EUR GBP GHS KES MAD NGN RWF TZS UGX USD XAF XOF ZAR'.split(' ');
const codes = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('currency') : frequent;

export function CurrencyInput(props: FieldProps) {
  const getName = useCurrencyName();
  return (
    <SelectInput {...props} offered={codes} getName={getName}>
      <CurrencyOptions />
    </SelectInput>
  );
}

const CurrencyOptions = memo(function CurrencyOptions() {
  return <SelectOptions values={codes} getName={useCurrencyName()} />;
});

function useCurrencyName(): (code: string) => string {
  const text = useText();
  const names = displayNames(formatLocale(currentLocale()), { type: 'currency' });
  return (code) => text('write.currency', { code, name: /^[A-Z]{3}$/.test(code) ? (names.of(code) ?? code) : code });
}
