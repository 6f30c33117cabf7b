import { type EntryKind, entryKinds } from '../searchEntry';
import { toCodeTerm } from '../toTerms';
import type { Meaning, Wish } from './Meaning';
import { joinParts, splitCompounds } from './splitWords';

/** Names of kinds in the five languages, separated by `|`. A plural that only adds "s" or "x" to its words is implied. */
const kindNames: Readonly<Record<EntryKind, string>> = {
  knowledgeProduct: [
    'knowledge product|publication|produit de connaissance|produto de conhecimento|publicação|publicações',
    'منتج معرفي|منتجات معرفية|منشور|منشورات|nyenzo ya maarifa|nyenzo za maarifa|chapisho|machapisho',
  ].join('|'),
  article: 'article|artigo|مقال|مقالة|مقالات|makala',
  // Readers ask what happens in a city.
  event: [
    'event|happens|happening|événement|se passe|se passe-t-il|evento|acontece|acontecimento',
    'فعالية|فعاليات|يحدث|tukio|matukio|kinatokea|kinachotokea',
  ].join('|'),
  // Only opportunities have deadlines.
  opportunity: [
    'opportunity|opportunities|call|deadline|opportunité|appel|date limite|oportunidade|chamada|prazo',
    'فرصة|فرص|دعوة|دعوات|آخر موعد|fursa|mwaliko|mialiko|tarehe ya mwisho',
  ].join('|'),
  product: 'product|produit|produto|منتج|منتجات|bidhaa',
};

/** Names of the types of a kind, as in `kindNames`. Types share a name that readers use for each of them. */
const typeNames: Readonly<Partial<Record<EntryKind, Readonly<Record<string, string>>>>> = {
  opportunity: {
    grant:
      'grant|funding|subvention|bourse|financement|subvenção|subvenções|bolsa|financiamento|منحة|منح|تمويل|ruzuku|ufadhili',
    fellowship: [
      'fellowship|bourse|bourse de perfectionnement|bourse de recherche|bolsa|bolsa de investigação|bolsa de mérito',
      'bolsa de investigação ou de mérito|زمالة|زمالات|منحة|منح|ufadhili|ufadhili wa kitaaluma',
    ].join('|'),
    scholarship: [
      'scholarship|bourse|bourse d’étude|bolsa|bolsa de estudo|منحة|منح|منحة دراسية|منح دراسية',
      'ufadhili|ufadhili wa masomo|udhamini wa masomo',
    ].join('|'),
    call_papers: [
      'call for papers|appel à communications|chamada de artigos|دعوة لتقديم أوراق بحثية',
      'mwaliko wa makala|mialiko ya makala',
    ].join('|'),
    call_proposals: [
      'call for proposals|appel à propositions|appel à projets|chamada de propostas|دعوة لتقديم مقترحات',
      'mwaliko wa mapendekezo|mialiko ya mapendekezo',
    ].join('|'),
    job: 'job|vacancy|vacancies|emploi|emprego|vaga|وظيفة|وظائف|ajira|nafasi ya kazi|nafasi za kazi',
    internship: 'internship|stage|estágio|تدريب عملي|mafunzo kazini',
    training: 'training|course|formation|formação|formações|curso|دورة تدريبية|دورات تدريبية|mafunzo',
    tender: 'tender|appel d’offres|concurso público|licitação|licitações|مناقصة|مناقصات|zabuni',
    award: 'award|prize|prix|prémio|prêmio|جائزة|جوائز|tuzo',
    accelerator: [
      'accelerator|accélérateur|aceleradora|programa de aceleração|مسرعة أعمال|مسرعات أعمال',
      'programu ya kukuza kampuni changa|programu za kukuza kampuni changa',
    ].join('|'),
  },
  knowledgeProduct: {
    report: 'report|rapport|relatório|تقرير|تقارير|ripoti',
    policy_brief:
      'policy brief|note d’orientation|síntese de políticas|موجز سياسات|muhtasari wa sera|mihtasari ya sera',
    white_paper: 'white paper|livre blanc|livro branco|ورقة بيضاء|أوراق بيضاء|waraka wa sera|nyaraka za sera',
    strategy: 'strategy|strategies|stratégie|estratégia|استراتيجية|استراتيجيات|mkakati|mikakati',
    guideline: 'guideline|ligne directrice|orientação|orientações|مبادئ توجيهية|mwongozo|miongozo',
    toolkit: 'toolkit|boîte à outils|kit de ferramentas|مجموعة أدوات|seti ya zana',
    case_study: 'case study|case studies|étude de cas|estudo de caso|دراسة حالة|دراسات حالة|uchunguzi kifani',
    dataset: 'dataset|jeu de données|conjunto de dados|مجموعة بيانات|مجموعات بيانات|seti ya data',
    working_paper: [
      'working paper|document de travail|documento de trabalho|ورقة عمل|أوراق عمل',
      'andiko la awali la utafiti|maandiko ya awali ya utafiti',
    ].join('|'),
    presentation: 'presentation|présentation|apresentação|apresentações|عرض تقديمي|عروض تقديمية|wasilisho|mawasilisho',
    video: 'video|vidéo|vídeo|فيديو',
    infographic: 'infographic|infographie|infografia|إنفوغرافيك|mchoro wa taarifa|michoro ya taarifa',
  },
};

/** Words beside the name of a kind that add no condition, because items that are over come last. */
const stateWords =
  'open|new|upcoming|current|ouvert|ouverte|nouveau|nouvelle|prochain|prochaine|à venir|en cours|aberto|aberta|novo|nova|próximo|próxima|مفتوح|مفتوحة|جديد|جديدة|قادم|قادمة|wazi|zilizo wazi|yajayo|zijazo';

/** Words for what readers want from the results, which items need not contain. */
const wishes: Readonly<Record<Wish, string>> = {
  newest: [
    'newest|latest|recent|most recent|dernier|dernière|récent|récente|plus récent|plus récente',
    'último|última|recente|mais recente|أحدث|آخر|الأحدث|mpya|karibuni|ya karibuni|za karibuni',
  ].join('|'),
  people: [
    'expert|specialist|people|person|experte|spécialiste|personne|especialista|perito|perita|pessoa',
    'خبير|خبيرة|خبراء|متخصص|متخصصة|شخص|أشخاص|mtaalamu|wataalamu|mtaalam|wataalam|watu',
  ].join('|'),
};

let cachedNames: ReadonlyMap<string, Meaning> | undefined;
let cachedStates: ReadonlySet<string> | undefined;

/** Returns the kind, type or wish that consists of the words, regardless of number and article. */
export function findKind(words: readonly string[]): Meaning | undefined {
  const names = (cachedNames ??= collectNames());
  const states = (cachedStates ??= new Set(stateWords.split('|').map(toKey)));
  const find = (start: number, end: number) => names.get(toWordsKey(words.slice(start, end)));
  const isState = (start: number, end: number) => states.has(toWordsKey(words.slice(start, end)));
  const whole = find(0, words.length);
  if (whole) return whole;
  for (let at = 1; at < words.length; at += 1) {
    const named = isState(0, at) ? find(at, words.length) : isState(at, words.length) ? find(0, at) : undefined;
    if (named?.kinds) return named;
  }
  return undefined;
}

function collectNames(): ReadonlyMap<string, Meaning> {
  const names = new Map<string, Meaning>();
  const add = (written: string, meaning: Meaning) => {
    for (const key of written.split('|').map(toKey)) {
      const { terms = [], kinds = [] } = names.get(key) ?? {};
      names.set(key, {
        ...meaning,
        terms: [...terms, ...meaning.terms],
        ...(meaning.kinds && { kinds: [...new Set([...kinds, ...meaning.kinds])] }),
      });
    }
  };
  for (const wish of ['newest', 'people'] as const) add(wishes[wish], { terms: [], wish });
  for (const kind of entryKinds) {
    add(kindNames[kind], { terms: [toCodeTerm(kind, 'kind')], kinds: [kind] });
    for (const [type, written] of Object.entries(typeNames[kind] ?? {}))
      add(written, { terms: [toCodeTerm(type, 'type')], kinds: [kind] });
  }
  return names;
}

const toKey = (name: string) => toWordsKey(splitCompounds(name).map(joinParts));

/** Joins folded words without the endings of plurals and without the Arabic article. */
function toWordsKey(words: readonly string[]): string {
  return words.map((word) => word.replace(/(...)[sx]$/u, '$1').replace(/^ال(?=..)/u, '')).join('');
}
