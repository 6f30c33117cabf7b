import { currentLocale } from '../i18n/locale';
import { languageName } from './names';

/**
 * Languages that Chromium has no names for in any language (they are not in its part of CLDR), as their speakers call them: CLDR's own
 * names where it has them. Node, which renders pages, knows most of them by other names.
 */
const selfNames: Readonly<Record<string, string>> = {
  aa: 'Qafar',
  bem: 'Ichibemba',
  dyo: 'Jóola',
  ff: 'Fulfulde',
  fon: 'Fɔngbè',
  kab: 'Taqbaylit',
  kam: 'Kikamba',
  kg: 'Kikongo',
  ki: 'Gĩkũyũ',
  kln: 'Kalenjin',
  kmb: 'Kimbundu',
  kr: 'Kanuri',
  loz: 'Silozi',
  lu: 'Kiluba',
  luo: 'Dholuo',
  mos: 'Mooré',
  ndc: 'Chindau',
  nd: 'isiNdebele saseNyakatho',
  nr: 'isiNdebele seSewula',
  rn: 'Ikirundi',
  sg: 'Sängö',
  ss: 'siSwati',
  tem: 'Themne',
  tum: 'Chitumbuka',
  umb: 'Umbundu',
  ve: 'Tshivenḓa',
  zgh: 'Tamaziɣt',
};

/** The name of a language that people name (`languages`), in the language of `locale` or, where browsers have none, in its own. */
export function spokenLanguageName(code: string, locale = currentLocale()): string {
  return selfNames[code] ?? languageName(code, locale);
}
