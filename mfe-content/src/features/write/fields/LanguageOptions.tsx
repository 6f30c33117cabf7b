import { currentLocale } from '@adp/shared-ui';
import { languages } from '@adp/shared-ui/places';
import { memo } from 'react';
import { useValueName } from '../../../components/useValueName';
import { Options } from './Options';

/** The languages that members may name, as options of a select, but for those that are chosen already. */
export const LanguageOptions = memo(function LanguageOptions({ without }: { readonly without: readonly string[] }) {
  const valueName = useValueName();
  const left = languages(currentLocale()).filter((code) => !without.includes(code));
  return <Options values={left} getName={(code) => valueName('language', code)} />;
});
