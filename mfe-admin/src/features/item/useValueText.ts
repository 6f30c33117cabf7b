import { countryName, formatDateTime, joinPlace, spokenLanguageName } from '@adp/shared-ui/format';
import { isMessageId, useText } from '../../text';

const properNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  programme: { 'auda-nepad': 'AUDA-NEPAD', apet: 'APET', cjed: 'CJED', 'au-ai': 'AU-AI', ivm: 'IVM' },
  platforms: { android: 'Android', ios: 'iOS', ussd: 'USSD', sms: 'SMS', whatsapp: 'WhatsApp' },
};

/** Returns a function that formats the values of a field. URLs stay text, so that reviewers do not open them by accident. */
export function useValueText(name: string): (value: unknown) => string {
  const text = useText();
  const toText = (value: unknown, field: string): string => {
    if (value === '') return '';
    if (value instanceof Date) return formatDateTime(value);
    if (typeof value === 'boolean') return text(value ? 'item.yes' : 'item.no');
    // Join the parts of an object, such as a file or a place, without "and".
    if (typeof value === 'object' && value !== null)
      return joinPlace(Object.entries(value).map(([key, part]) => toText(part, key)));
    const stored = String(value);
    if (/^lang|languages/i.test(field)) return spokenLanguageName(stored);
    const isPlace = /countries|country|deployedIn/i.test(field);
    const id = `value.${isPlace ? 'region' : field}.${stored}`;
    if (isMessageId(id)) return text(id);
    return isPlace ? countryName(stored) : (properNames[field]?.[stored] ?? stored);
  };
  return (value) => toText(value, name);
}
