/** @jest-environment node */
import { memberStates } from '../fields/regions';
import { widenPlace } from '../fields/widenPlace';
import { countryCodes } from './isoCountries';
import { parseCountry } from './parseCountry';
import { mergeRegions, parsePlaces } from './parsePlaces';

/** Official names in the five languages, from the African Union's list of members and UNTERM. */
const officialNames: Readonly<Record<string, string>> = {
  DZ: "People's Democratic Republic of Algeria|République algérienne démocratique et populaire|República Argelina Democrática e Popular|الجمهورية الجزائرية الديمقراطية الشعبية|Jamhuri ya Kidemokrasia ya Watu wa Algeria",
  AO: "Republic of Angola|République d'Angola|República de Angola|جمهورية أنغولا|Jamhuri ya Angola",
  BJ: 'Republic of Benin|République du Bénin|República do Benim|جمهورية بنن|Jamhuri ya Benin',
  BW: 'Republic of Botswana|République du Botswana|República do Botsuana|جمهورية بوتسوانا|Jamhuri ya Botswana',
  BF: 'Burkina Faso|Le Burkina Faso|Burquina Faso|بوركينا فاسو',
  BI: 'Republic of Burundi|République du Burundi|República do Burundi|جمهورية بوروندي|Jamhuri ya Burundi',
  CV: 'Republic of Cabo Verde|République de Cabo Verde|República de Cabo Verde|جمهورية كابو فيردي|Jamhuri ya Cabo Verde',
  CM: 'Republic of Cameroon|République du Cameroun|República dos Camarões|جمهورية الكاميرون|Jamhuri ya Kamerun',
  CF: 'Central African Republic|République centrafricaine|República Centro-Africana|جمهورية أفريقيا الوسطى|Jamhuri ya Afrika ya Kati',
  TD: 'Republic of Chad|République du Tchad|República do Chade|جمهورية تشاد|Jamhuri ya Chadi',
  KM: 'Union of the Comoros|Union des Comores|União das Comores|اتحاد جزر القمر|Muungano wa Komoro',
  CG: 'Republic of the Congo|République du Congo|República do Congo|جمهورية الكونغو|Jamhuri ya Kongo',
  CD: 'Democratic Republic of the Congo|République démocratique du Congo|República Democrática do Congo|جمهورية الكونغو الديمقراطية|Jamhuri ya Kidemokrasia ya Kongo',
  CI: "Republic of Côte d'Ivoire|République de Côte d’Ivoire|República da Costa do Marfim|جمهورية كوت ديفوار|Jamhuri ya Cote d'Ivoire",
  DJ: 'Republic of Djibouti|République de Djibouti|República do Djibuti|جمهورية جيبوتي|Jamhuri ya Jibuti',
  EG: 'Arab Republic of Egypt|République arabe d’Égypte|República Árabe do Egito|جمهورية مصر العربية|Jamhuri ya Kiarabu ya Misri',
  GQ: 'Republic of Equatorial Guinea|République de Guinée équatoriale|República da Guiné Equatorial|جمهورية غينيا الاستوائية|Jamhuri ya Guinea ya Ikweta',
  ER: 'State of Eritrea|État d’Érythrée|Estado da Eritreia|دولة إريتريا|Jamhuri ya Eritrea',
  SZ: 'Kingdom of Eswatini|Royaume d’Eswatini|Reino de Essuatíni|مملكة إسواتيني|Ufalme wa Eswatini',
  ET: 'Federal Democratic Republic of Ethiopia|République fédérale démocratique d’Éthiopie|República Democrática Federal da Etiópia|جمهورية إثيوبيا الديمقراطية الاتحادية|Jamhuri ya Kidemokrasia ya Shirikisho la Ethiopia',
  GA: 'Gabonese Republic|République gabonaise|República Gabonesa|الجمهورية الغابونية|Jamhuri ya Gabon',
  GM: 'Republic of The Gambia|République de Gambie|República da Gâmbia|جمهورية غامبيا|Jamhuri ya Gambia',
  GH: 'Republic of Ghana|République du Ghana|República do Gana|جمهورية غانا|Jamhuri ya Ghana',
  GN: 'Republic of Guinea|République de Guinée|República da Guiné|جمهورية غينيا|Jamhuri ya Guinea',
  GW: 'Republic of Guinea-Bissau|République de Guinée-Bissau|República da Guiné-Bissau|جمهورية غينيا بيساو|Jamhuri ya Guinea-Bissau',
  KE: 'Republic of Kenya|République du Kenya|República do Quénia|جمهورية كينيا|Jamhuri ya Kenya',
  LS: 'Kingdom of Lesotho|Royaume du Lesotho|Reino do Lesoto|مملكة ليسوتو|Ufalme wa Lesotho',
  LR: 'Republic of Liberia|République du Libéria|República da Libéria|جمهورية ليبريا|Jamhuri ya Liberia',
  LY: 'State of Libya|État de Libye|Estado da Líbia|دولة ليبيا|Libya',
  MG: 'Republic of Madagascar|République de Madagascar|República de Madagáscar|جمهورية مدغشقر|Jamhuri ya Madagaska',
  MW: 'Republic of Malawi|République du Malawi|República do Malawi|جمهورية ملاوي|Jamhuri ya Malawi',
  ML: 'Republic of Mali|République du Mali|República do Mali|جمهورية مالي|Jamhuri ya Mali',
  MR: 'Islamic Republic of Mauritania|République islamique de Mauritanie|República Islâmica da Mauritânia|الجمهورية الإسلامية الموريتانية|Jamhuri ya Kiislamu ya Mauritania',
  MU: 'Republic of Mauritius|République de Maurice|República da Maurícia|جمهورية موريشيوس|Jamhuri ya Mauritius',
  MA: 'Kingdom of Morocco|Royaume du Maroc|Reino de Marrocos|المملكة المغربية|Ufalme wa Moroko',
  MZ: 'Republic of Mozambique|République du Mozambique|República de Moçambique|جمهورية موزمبيق|Jamhuri ya Msumbiji',
  NA: 'Republic of Namibia|République de Namibie|República da Namíbia|جمهورية ناميبيا|Jamhuri ya Namibia',
  NE: 'Republic of the Niger|République du Niger|República do Níger|جمهورية النيجر|Jamhuri ya Niger',
  NG: 'Federal Republic of Nigeria|République fédérale du Nigéria|República Federal da Nigéria|جمهورية نيجيريا الاتحادية|Jamhuri ya Shirikisho ya Nigeria',
  RW: 'Republic of Rwanda|République du Rwanda|República do Ruanda|جمهورية رواندا|Jamhuri ya Rwanda',
  EH: 'Sahrawi Arab Democratic Republic|République arabe sahraouie démocratique|República Árabe Saaraui Democrática|الجمهورية العربية الصحراوية الديمقراطية|Jamhuri ya Kidemokrasia ya Kiarabu ya Sahara',
  ST: 'Democratic Republic of Sao Tome and Principe|République démocratique de Sao Tomé-et-Principe|República Democrática de São Tomé e Príncipe|جمهورية ساو تومي وبرينسيبي الديمقراطية|Jamhuri ya Kidemokrasia ya Sao Tome na Principe',
  SN: 'Republic of Senegal|République du Sénégal|República do Senegal|جمهورية السنغال|Jamhuri ya Senegali',
  SC: 'Republic of Seychelles|République des Seychelles|República das Seicheles|جمهورية سيشيل|Jamhuri ya Shelisheli',
  SL: 'Republic of Sierra Leone|République de Sierra Leone|República da Serra Leoa|جمهورية سيراليون|Jamhuri ya Sierra Leone',
  SO: 'Federal Republic of Somalia|République fédérale de Somalie|República Federal da Somália|جمهورية الصومال الفيدرالية|Jamhuri ya Shirikisho la Somalia',
  ZA: 'Republic of South Africa|République d’Afrique du Sud|República da África do Sul|جمهورية جنوب أفريقيا|Jamhuri ya Afrika Kusini',
  SS: 'Republic of South Sudan|République du Soudan du Sud|República do Sudão do Sul|جمهورية جنوب السودان|Jamhuri ya Sudan Kusini',
  SD: 'Republic of the Sudan|République du Soudan|República do Sudão|جمهورية السودان|Jamhuri ya Sudan',
  TZ: 'United Republic of Tanzania|République-Unie de Tanzanie|República Unida da Tanzânia|جمهورية تنزانيا المتحدة|Jamhuri ya Muungano wa Tanzania',
  TG: 'Togolese Republic|République togolaise|República Togolesa|جمهورية توغو|Jamhuri ya Togo',
  TN: 'Republic of Tunisia|République tunisienne|República Tunisina|الجمهورية التونسية|Jamhuri ya Tunisia',
  UG: 'Republic of Uganda|République de l’Ouganda|República do Uganda|جمهورية أوغندا|Jamhuri ya Uganda',
  ZM: 'Republic of Zambia|République de Zambie|República da Zâmbia|جمهورية زامبيا|Jamhuri ya Zambia',
  ZW: 'Republic of Zimbabwe|République du Zimbabwe|República do Zimbabwe|جمهورية زمبابوي|Jamhuri ya Zimbabwe',
};

/** Other names in use: former, short and inverted names, and names used by organisations. */
const commonNames: Readonly<Record<string, string>> = {
  BF: 'Upper Volta|Haute-Volta',
  CD: 'DRC|D.R. Congo|DR Congo|RDC|Congo-Kinshasa|Congo (DRC)|Congo, Dem. Rep.|Congo (the Democratic Republic of the)|Zaire|COD',
  CG: 'Congo-Brazzaville|Congo, Rep.|Congo (Republic of the)|COG',
  CI: 'Ivory Coast|Cote d’Ivoire|Cote dIvoire|COSTA DO MARFIM|CIV',
  CV: 'Cape Verde|Cap-Vert|Cabo Verde',
  CZ: 'Czech Republic|Czechia',
  EG: 'Egypt, Arab Rep.',
  GB: 'UK|U.K.|United Kingdom|Great Britain|GBR',
  GM: 'The Gambia|Gambia, The|Gambia (the)|GMB',
  IR: 'Iran, Islamic Rep.|Iran (Islamic Republic of)',
  KE: 'KEN|ke|Kenya |Quênia|Quénia|كينيا',
  KP: 'North Korea|Korea, Dem. People’s Rep.',
  KR: 'South Korea|Korea, Rep.|Korea, Republic of',
  MM: 'Myanmar|Burma|Myanmar (Burma)',
  ST: 'Sao Tome and Principe|São Tomé & Príncipe|São Tomé e Príncipe|STP',
  SZ: 'Swaziland|Eswatini|eSwatini',
  TR: 'Turkey|Türkiye',
  TW: 'Taiwan|Republic of China',
  TZ: 'Tanzania|Tanzania, United Republic of|Tanzania (United Republic of)|United Rep. of Tanzania|Tanganyika',
  US: 'USA|U.S.A.|US|United States|United States of America|the United States',
  ZA: 'South Africa|Afrique du Sud|RSA',
};

test.each([
  ['official', officialNames],
  ['common', commonNames],
])('country names are recognized: %s', (_, names) => {
  const wrong = Object.entries(names).flatMap(([code, all]) =>
    all
      .split('|')
      .flatMap((name) => (parseCountry(name).join() === code ? [] : `${name}: ${parseCountry(name).join()}`)),
  );
  expect(wrong).toEqual([]);
});

test('the official names cover all member states of the African Union', () => {
  expect(Object.keys(officialNames).sort()).toEqual([...memberStates].sort());
});

test('every country name that pages show is parsed as that country', () => {
  const wrong = ['en', 'fr', 'pt', 'pt-PT', 'ar', 'sw'].flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    return countryCodes.filter((code) => parseCountry(names.of(code) ?? '').join() !== code);
  });
  expect(wrong).toEqual([]);
});

test('a name that two countries share is ambiguous, with both as candidates', () => {
  expect(parsePlaces(['Congo', 'Kenya'])).toEqual({
    places: ['KE'],
    unread: [{ text: 'Congo', candidates: ['CD', 'CG'] }],
  });
});

test('a list is parsed whether or not it has already been split', () => {
  const read = (...texts: string[]) => parsePlaces(texts).places.join(' ');
  expect(read('Kenya, Uganda and Tanzania')).toBe('KE UG TZ');
  expect(read('Kenya', 'Uganda', 'Kenya')).toBe('KE UG');
  expect(read('Bosnia and Herzegovina; Trinidad and Tobago')).toBe('BA TT');
  expect(read('São Tomé e Príncipe e Angola')).toBe('ST AO');
  expect(read('كينيا وأوغندا، تونس')).toBe('KE UG TN');
  expect(read('Congo', 'Democratic Republic of the', 'Angola')).toBe('CD AO');
  expect(read('Tanzania', 'United Republic of', 'Kenya')).toBe('TZ KE');
});

test('regions and communities of the African Union are parsed, and the whole world means no restriction', () => {
  const read = (text: string) => parsePlaces([text]);
  for (const text of [
    'West Africa',
    'Western Africa',
    'Afrique de l’Ouest',
    'África Ocidental',
    'غرب أفريقيا',
    'Afrika Magharibi',
    'AU-W',
  ])
    expect(read(text)).toEqual({ places: ['AU-W'], unread: [] });
  expect(read('Southern Africa').places).toEqual(['AU-S']);
  expect(read('All African countries').places).toEqual(['AU-C', 'AU-E', 'AU-N', 'AU-S', 'AU-W']);
  for (const text of ['Pays de la CEDEAO', 'États membres de la CEDEAO', 'ECOWAS region'])
    expect(read(text).places).toEqual(read('ECOWAS').places);
  expect(read('SADC').places).toHaveLength(16);
  for (const text of ['All', 'Worldwide', 'Tous les pays', 'Todos os países', 'جميع الدول', 'Nchi zote'])
    expect(read(text)).toEqual({ places: [], unread: [] });
});

test('a text that does not name a place is returned unchanged', () => {
  for (const text of [
    'Wakanda',
    'N/A',
    'no',
    '1990-2000',
    'ZZ',
    'Sub-Saharan Africa',
    'African citizens',
    'Republic',
    'Union',
  ])
    expect(parsePlaces([text])).toEqual({ places: [], unread: [{ text, candidates: [] }] });
});

test('the states of a region are merged into the region only if all of them are listed', () => {
  const northern = widenPlace('AU-N').slice(1);
  expect(mergeRegions(['KE', ...northern])).toEqual(['KE', 'AU-N']);
  expect(mergeRegions(northern.slice(1))).toEqual(northern.slice(1));
  expect(mergeRegions(memberStates)).toHaveLength(5);
});
