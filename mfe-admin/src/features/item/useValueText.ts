import { countryName, formatDateTime, joinPlace, spokenLanguageName } from '@adp/shared-ui/format';
import { isMessageId, useText } from '../../text';

/** Names that are the same in every language. */
const properNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  programme: { 'auda-nepad': 'AUDA-NEPAD', apet: 'APET', cjed: 'CJED', 'au-ai': 'AU-AI', ivm: 'IVM' },
  platforms: { android: 'Android', ios: 'iOS', ussd: 'USSD', sms: 'SMS', whatsapp: 'WhatsApp' },
};

/** Stored values of a field in words, where there are any; addresses as they are, and nothing to press by accident. */
export function useValueText(name: string): (value: unknown) => string {
  const text = useText();
  const toText = (value: unknown, field: string): string => {
    if (value === '') return '';
    if (value instanceof Date) return formatDateTime(value);
    if (typeof value === 'boolean') return text(value ? 'item.yes' : 'item.no');
    // Parts of one thing, such as a file or a place, which no "and" stands between.
    if (typeof value === 'object' && value !== null)
      return joinPlace(Object.entries(value).map(([part, one]) => toText(one, part)));
    const stored = String(value);
    if (/^lang|languages/i.test(field)) return spokenLanguageName(stored);
    const isPlace = /countries|country|deployedIn/i.test(field);
    const id = `value.${isPlace ? 'region' : field}.${stored}`;
    if (isMessageId(id)) return text(id);
    return isPlace ? countryName(stored) : (properNames[field]?.[stored] ?? stored);
  };
  return (value) => toText(value, name);
}
