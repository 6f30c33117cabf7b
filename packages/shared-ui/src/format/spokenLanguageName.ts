import { currentLocale } from '../i18n/locale';
import { languageName } from './names';

/** Names of languages in themselves, where Chromium's CLDR data has none. Node, which renders pages, has other names for them. */
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

/** Returns the name of a spoken language (`languages`), in the language itself if browsers have no name for it. */
export function spokenLanguageName(code: string, locale = currentLocale()): string {
  return selfNames[code] ?? languageName(code, locale);
}
