import { currentLocale } from '@adp/shared-ui';
import { countryName, languageName } from '../lib/format/names';
import { isMessageId, useText } from '../text';

/** Names that are the same in every language. */
const properNames: Readonly<Record<string, string>> = {
  'auda-nepad': 'AUDA-NEPAD',
  apet: 'APET',
  cjed: 'CJED',
  'au-ai': 'AU-AI',
  ivm: 'IVM',
  android: 'Android',
  ios: 'iOS',
  ussd: 'USSD',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
};

/** Gives the name that readers know for a stored value of a field: `type` `policy_brief` is "Policy brief", `country` `KE` is "Kenya". */
export function useValueName(): (field: string, value: string) => string {
  const text = useText();
  const locale = currentLocale();
  return (field, value) => {
    if (field === 'language' || field === 'lang') return languageName(value, locale);
    if (field === 'country') {
      const region = `value.region.${value}`;
      return isMessageId(region) ? text(region) : countryName(value, locale);
    }
    if (field === 'programme' || field === 'platform') {
      const proper = properNames[value];
      if (proper !== undefined) return proper;
    }
    const id = `value.${field}.${value}`;
    return isMessageId(id) ? text(id) : value;
  };
}
