import { choices } from '@adp/shared-data/content';
import { languages } from '@adp/shared-ui/languages';

type Theme = (typeof choices.theme)[number];

/** Patterns for the site's themes, with words that sources use in English, French and Portuguese. */
const themeWords: Readonly<Record<Theme, RegExp>> = {
  'artificial-intelligence':
    /artificial intelligence|machine learning|deep learning|\bai\b|intelligence artificielle|inteligência artificial/,
  'data-governance':
    /data (governance|protection|privacy|polic|sharing|sovereignty)|open data|privacy|protection des données|proteção de dados/,
  connectivity: /connectivity|broadband|internet access|telecom|digital divide|connectivité|conectividade/,
  'digital-identity': /digital id|identity management|civil registration|identité numérique|identidade digital/,
  'digital-trade': /digital trade|e-?commerce|digital econom|fintech|payment|commerce électronique|comércio eletrónico/,
  cybersecurity: /cyber ?-?(security|crime)|information security|cybersécurité|cibersegurança/,
  skills: /skills|capacity building|training|compétences|competências/,
  innovation: /innovation|technology policy|emerging technolog|start-?ups?|inovação/,
  health: /health|medicine|disease|santé|saúde/,
  agriculture: /agricult|food security|farming/,
  energy: /energy|electricity|énergie|energia/,
  climate: /climate|environment|climat|clima/,
  education: /education|éducation|educação/,
  governance: /governance|public policy|regulation|gouvernance|governança|governação/,
};

/** Returns the first three of the site's themes that match the subjects. */
export function toThemes(subjects: readonly string[]): Theme[] {
  const matches = subjects.flatMap((subject) => {
    const text = subject.trim().toLowerCase();
    const named = choices.theme.find((theme) => theme === text.replaceAll(/[\s_]+/g, '-'));
    return named ? [named] : choices.theme.filter((theme) => themeWords[theme].test(text));
  });
  return [...new Set(matches)].slice(0, 3);
}

/** Words for types, including those in the site's own citations. Journal articles and books match none and need a default. */
const knowledgeTypes: readonly (readonly [RegExp, (typeof choices.knowledgeType)[number]])[] = [
  [
    /policy[ _-]?brief|note d'orientation|nota de políticas|síntese de políticas|موجز سياسات|muhtasari wa sera/,
    'policy_brief',
  ],
  [/white[ _-]?paper|livre blanc|livro branco|ورقة بيضاء|waraka wa sera/, 'white_paper'],
  [
    /working[ _-]?paper|discussion[ _-]?paper|preprint|document de travail|documento de trabalho|ورقة عمل|andiko la awali/,
    'working_paper',
  ],
  [/case[ _-]?stud|étude de cas|estudo de caso|دراسة حالة|uchunguzi kifani/, 'case_study'],
  [/strategy|stratégie|estratégia|استراتيجية|mkakati/, 'strategy'],
  [/guideline|guidance|handbook|manual|lignes directrices|orientações|مبادئ توجيهية|mwongozo/, 'guideline'],
  [/tool[ _-]?kit|boîte à outils|kit de ferramentas|مجموعة أدوات|seti ya zana/, 'toolkit'],
  [/data[ _-]?set|jeu de données|conjunto de dados|مجموعة بيانات|seti ya data/, 'dataset'],
  [/presentation|présentation|apresentação|slides|^speech$|lecture|عرض تقديمي|wasilisho/, 'presentation'],
  [/v[ií]d[eé]o|motion_picture|moving ?image|فيديو/, 'video'],
  [/infogra(ph|f)|^graphic$|إنفوغرافيك|رسم معلوماتي|mchoro wa taarifa/, 'infographic'],
  [/report|rapport|relatório|تقرير|ripoti/, 'report'],
];

/** Returns the type of knowledge product that one of the texts names. */
export function toKnowledgeType(texts: readonly string[]) {
  const all = texts.map((text) => text.trim().toLowerCase().replaceAll('’', "'"));
  return all.flatMap((text) => knowledgeTypes.find(([words]) => words.test(text))?.[1] ?? [])[0];
}

const licences: readonly (readonly [RegExp, (typeof choices.licence)[number]])[] = [
  [/publicdomain\/zero|\bcc[ -]?0\b/, 'CC0-1.0'],
  // The site's list contains no licence that forbids derivatives or combines NonCommercial with ShareAlike.
  [/by-nc-(nd|sa)|by-nd/, 'all-rights-reserved'],
  [/licenses\/by-sa\/4|cc[ -]by-sa[ -]4/, 'CC-BY-SA-4.0'],
  [/licenses\/by-nc\/4|cc[ -]by-nc[ -]4/, 'CC-BY-NC-4.0'],
  [/licenses\/by\/4|cc[ -]by[ -]4/, 'CC-BY-4.0'],
];

/** Returns the licence that a text names. Returns undefined if the site's list does not contain the licence. */
export function toLicence(texts: readonly string[]) {
  const all = texts.map((text) => text.trim().toLowerCase());
  const named = choices.licence.find((licence) => all.includes(licence.toLowerCase()));
  if (named) return named;
  const matches = all.flatMap((text) => licences.find(([words]) => words.test(text))?.[1] ?? [])[0];
  return matches === 'all-rights-reserved' ? undefined : matches;
}

/** Returns the value in a controlled list that equals a text, ignoring spaces and capitalization. */
export function toChoice<const Value extends string>(values: readonly Value[], text: string | undefined) {
  const normalized = text
    ?.trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '');
  return values.find((value) => value.replaceAll(/[_-]/g, '') === normalized);
}

/** Frequent languages in works about Africa, whose names are accepted. Codes of all languages are accepted. */
const languageCodes = [...languages, ...'am ha yo ig zu xh af so rw om ti ln wo mg es de it nl ru zh'.split(' ')];
const languageNames = collectLanguageNames();

/** Returns the ISO 639 code of a code or name in a language of the site or in the language itself. */
export function toLanguage(text: string): string | undefined {
  const named = languageNames.get(fold(text));
  if (named) return named;
  try {
    const { language } = new Intl.Locale(text.trim().replaceAll('_', '-'));
    return /^[a-z]{2,3}$/.test(language) && language !== 'und' ? language : undefined;
  } catch {
    return undefined;
  }
}

function collectLanguageNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const code of languageCodes) {
    for (const locale of [...languages, code]) {
      const name = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code);
      if (name !== undefined && !names.has(fold(name))) names.set(fold(name), code);
    }
  }
  return names;
}

function fold(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
