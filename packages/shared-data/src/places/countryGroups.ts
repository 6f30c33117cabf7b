import { toNameKey } from './toNameKey';

const africa = ['AU-C', 'AU-E', 'AU-N', 'AU-S', 'AU-W'];

/**
 * Group names, separated by `|`, with their members: the regions of the African Union, and the regional economic
 * communities that it recognises, as of November 2026. Excludes states that have announced their withdrawal, so that an
 * imported opportunity does not include more countries than its source intends: Burkina Faso, Mali and Niger from
 * ECOWAS, Eritrea from IGAD, Rwanda from ECCAS. Excludes CEN-SAD, because its membership is disputed.
 */
const groups: readonly (readonly [names: string, members: readonly string[]])[] = [
  [
    [
      'Africa|All Africa|African countries|All African countries|African continent|African Union|African Union member states|AU member states',
      'Afrique|Toute l’Afrique|Pays africains|Tous les pays africains|Union africaine|États membres de l’Union africaine',
      'África|Toda a África|Países africanos|Todos os países africanos|União Africana|Estados-membros da União Africana',
      'أفريقيا|الدول الأفريقية|البلدان الأفريقية|جميع الدول الأفريقية|الاتحاد الأفريقي|Afrika|Nchi za Afrika|Nchi zote za Afrika|Umoja wa Afrika',
    ].join('|'),
    africa,
  ],
  ['Central Africa|Middle Africa|Afrique centrale|África Central|وسط أفريقيا|Afrika ya Kati', ['AU-C']],
  [
    'East Africa|Eastern Africa|Afrique de l’Est|Afrique orientale|África Oriental|África do Leste|شرق أفريقيا|Afrika Mashariki',
    ['AU-E'],
  ],
  [
    'North Africa|Northern Africa|Afrique du Nord|Afrique septentrionale|África do Norte|Norte de África|África Setentrional|شمال أفريقيا|Afrika Kaskazini',
    ['AU-N'],
  ],
  ['Southern Africa|Afrique australe|África Austral|África Meridional|الجنوب الأفريقي|Kusini mwa Afrika', ['AU-S']],
  [
    'West Africa|Western Africa|Afrique de l’Ouest|Afrique occidentale|África Ocidental|África do Oeste|غرب أفريقيا|Afrika Magharibi',
    ['AU-W'],
  ],
  [
    'AMU|UMA|Arab Maghreb Union|Union du Maghreb arabe|União do Magrebe Árabe|اتحاد المغرب العربي|Maghreb|Magrebe|المغرب العربي',
    ['DZ', 'LY', 'MA', 'MR', 'TN'],
  ],
  [
    'COMESA|Common Market for Eastern and Southern Africa|Marché commun de l’Afrique orientale et australe|Mercado Comum da África Oriental e Austral|الكوميسا',
    'BI CD DJ EG ER ET KE KM LY MG MU MW RW SC SD SO SZ TN UG ZM ZW'.split(' '),
  ],
  [
    'EAC|East African Community|Communauté d’Afrique de l’Est|CAE|Comunidade da África Oriental|جماعة شرق أفريقيا|Jumuiya ya Afrika Mashariki',
    'BI CD KE RW SO SS TZ UG'.split(' '),
  ],
  [
    'ECCAS|Economic Community of Central African States|CEEAC|Communauté économique des États de l’Afrique centrale|Comunidade Económica dos Estados da África Central|الجماعة الاقتصادية لدول وسط أفريقيا',
    'AO BI CD CF CG CM GA GQ ST TD'.split(' '),
  ],
  [
    'ECOWAS|Economic Community of West African States|CEDEAO|Communauté économique des États de l’Afrique de l’Ouest|Comunidade Económica dos Estados da África Ocidental|إيكواس|الجماعة الاقتصادية لدول غرب أفريقيا',
    'BJ CI CV GH GM GN GW LR NG SL SN TG'.split(' '),
  ],
  [
    'IGAD|Intergovernmental Authority on Development|Autorité intergouvernementale pour le développement|Autoridade Intergovernamental para o Desenvolvimento|إيغاد|الهيئة الحكومية الدولية المعنية بالتنمية',
    'DJ ET KE SD SO SS UG'.split(' '),
  ],
  [
    'SADC|Southern African Development Community|Communauté de développement de l’Afrique australe|CDAA|Comunidade de Desenvolvimento da África Austral|سادك|الجماعة الإنمائية للجنوب الأفريقي|Jumuiya ya Maendeleo Kusini mwa Afrika',
    'AO BW CD KM LS MG MU MW MZ NA SC SZ TZ ZA ZM ZW'.split(' '),
  ],
  // Names for the whole world, which means no restriction.
  [
    [
      'All|All countries|Any|Any country|All nationalities|Any nationality|Everyone|Everybody|Everywhere|Anywhere|Global|Worldwide|International|Open to all|No restriction|No restrictions|Unrestricted|World',
      'Tous|Tous pays|Tous les pays|Toutes nationalités|Toutes les nationalités|Monde|Monde entier|Mondial|Ouvert à tous|Sans restriction',
      'Todos|Todos os países|Todas as nacionalidades|Qualquer país|Qualquer nacionalidade|Mundo|Mundial|Internacional|Mundo inteiro|Aberto a todos|Sem restrições',
      'الكل|الجميع|كل الدول|جميع الدول|جميع البلدان|جميع الجنسيات|العالم|عالمي|دولي|مفتوح للجميع',
      'Wote|Nchi zote|Mataifa yote|Dunia|Dunia nzima|Duniani kote|Kimataifa',
    ].join('|'),
    [],
  ],
];

const byName: ReadonlyMap<string, readonly string[]> = new Map(
  groups.flatMap(([names, members]) =>
    names.split('|').map((name): [string, readonly string[]] => [toNameKey(name), members]),
  ),
);

/** Words that accompany a group name, as in "ECOWAS member states", "pays de la CEDEAO" or "SADC region". */
const memberWords = new Set(
  'member states countries region regions nations au pays etats membres paises estados membros regiao دول بلدان منطقة اقليم nchi wanachama'.split(
    ' ',
  ),
);

/** Returns the members of a country group by its name or abbreviation. An empty list means the whole world. */
export function getCountryGroup(text: string): readonly string[] | undefined {
  const code = text.trim().toUpperCase();
  if (africa.includes(code)) return [code];
  const key = toNameKey(text);
  const name = key
    .split(' ')
    .filter((word) => !memberWords.has(word))
    .join(' ');
  return byName.get(key) ?? byName.get(name);
}
