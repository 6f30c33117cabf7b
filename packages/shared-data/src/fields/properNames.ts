/** Proper names of programmes and platforms, which are the same in every language. */
export const properNames: Readonly<Record<string, string>> = {
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
