import { otherStateNames, sharedStateNames } from '@adp/shared-ui/state-names';

/** Names that CLDR and `officialWords` lack, separated by `|`. They take precedence over names in CLDR. */
export const otherCountryNames: Readonly<Record<string, string>> = {
  ...otherStateNames,
  AE: 'Emirates|Émirats|Emirados|UAE|EAU|الإمارات',
  AR: 'Argentine Republic|République argentine',
  BA: 'Bosnie',
  BY: 'Belorussia|Byelorussia',
  CH: 'Swiss Confederation|Confédération suisse|Confederação Suíça',
  CN: "People's Republic of China|PRC|República Popular da China|République populaire de Chine",
  CZ: 'Czech Republic|République tchèque|República Checa',
  FR: 'French Republic|République française|República Francesa',
  GB: 'Great Britain|Britain|Grande-Bretagne|Grã-Bretanha|بريطانيا',
  GR: 'Hellenic Republic',
  IR: 'Persia|Perse|Pérsia',
  JO: 'Hashemite Kingdom of Jordan',
  KG: 'Kyrgyz Republic',
  KP: [
    "DPRK|Democratic People's Republic of Korea|République populaire démocratique de Corée|République démocratique populaire de Corée",
    'República Popular Democrática da Coreia',
  ].join('|'),
  KR: 'Republic of Korea|République de Corée|República da Coreia',
  LA: "Lao People's Democratic Republic|Lao PDR",
  LB: 'Lebanese Republic|République libanaise|República Libanesa|الجمهورية اللبنانية',
  LK: 'Ceylon|Ceylan|Ceilão',
  MK: 'Macedonia|Macédoine|Macedónia|FYROM|The former Yugoslav Republic of Macedonia',
  MM: 'Burma|Birmanie|Birmânia|بورما',
  MX: 'United Mexican States',
  NL: 'Holland|Hollande|Holanda',
  PS: 'Occupied Palestinian Territory|Palestinian Territory, Occupied|West Bank and Gaza',
  PT: 'Portuguese Republic|República Portuguesa|République portugaise',
  RE: 'Île de la Réunion',
  RU: 'Russian Federation|Fédération de Russie|Federação Russa|الاتحاد الروسي',
  SK: 'Slovak Republic|République slovaque',
  SY: 'Syrian Arab Republic|République arabe syrienne|الجمهورية العربية السورية',
  TL: 'East Timor',
  TR: 'Turkey|Turquie|Turquia',
  TW: 'Republic of China|Chinese Taipei|Taiwan, Province of China',
  US: 'USA|United States of America|États-Unis d’Amérique|Estados Unidos da América|الولايات المتحدة الأمريكية',
  VA: 'Holy See|Saint-Siège|Santa Sé',
};

/** Names that two countries share, with the codes of both countries. */
export const sharedCountryNames: Readonly<Record<string, readonly string[]>> = {
  ...sharedStateNames,
  Korea: ['KP', 'KR'],
  Corée: ['KP', 'KR'],
  Coreia: ['KP', 'KR'],
  كوريا: ['KP', 'KR'],
  'Virgin Islands': ['VG', 'VI'],
};

/** Words for the form of government. "Federal Democratic Republic of Ethiopia" is "Ethiopia" without them. */
export const officialWords: readonly string[] = [
  "republic kingdom state federal federative democratic islamic arab people's socialist united union commonwealth principality",
  'sultanate emirate grand duchy cooperative oriental bolivarian plurinational independent',
  'république royaume état fédérale démocratique islamique arabe populaire socialiste unie union principauté',
  'república reino estado federal democrática islâmica árabe popular socialista unida união principado',
  'جمهورية مملكة دولة اتحاد الاتحادية الديمقراطية الديموقراطية الإسلامية العربية الشعبية المتحدة',
  'jamhuri ufalme dola muungano shirikisho kidemokrasia kiarabu kiislamu watu',
];
