import { createZipf } from './createZipf';
import type { Phrases } from './phrases';
import { type RandomSource, randomSource } from './randomSource';

type Language = Phrases['lang'];

interface Parts {
  /** The most frequent words, most frequent first. */
  readonly common: string;
  /** Parts of invented words: a beginning, one to three syllables, and an ending. Underscores are empty parts. */
  readonly beginnings: string;
  readonly syllables: string;
  readonly endings: string;
}

/** A vocabulary whose words have the frequencies of natural text: few words are frequent, and most are rare. */
export interface Vocabulary {
  readonly pick: (random: RandomSource) => string;
  /** Returns a word, but none of the most frequent ones, which say nothing about a subject. */
  readonly pickSubject: (random: RandomSource) => string;
}

const size = 40_000;
/** Exponent and offset of the Zipf-Mandelbrot law, fitted to news texts. */
const exponent = 1.07;
const offset = 2.7;

const parts: Readonly<Record<Language, Parts>> = {
  en: {
    common:
      'the of and to in for a on with is by from that are as this data policy digital public national strategy access ' +
      'health water energy rural network networks training research community open farmers women youth innovation ' +
      'government regulation climate trade school schools mobile internet skills systems services language languages ' +
      'artificial intelligence drones agriculture identity payments privacy security funding programme regional',
    beginnings: '_ _ _ re un inter over pre sub co de',
    syllables:
      'ba ble cor den dis fa fer gan gra hol in ja kel lar lo mar men mit nor ob pan per pol qui ran ras ser sta tel ter tra ul val ven wor zen',
    endings: '_ _ s ing ed er tion ment ness ly al ity ies',
  },
  fr: {
    common:
      'de la le les et des en du pour une dans sur un par que au avec est aux données politique numérique public santé ' +
      'eau énergie réseau réseaux formation recherche communauté agriculture femmes jeunes innovation gouvernement ' +
      'régulation climat commerce école écoles internet compétences systèmes services langue langues intelligence ' +
      'artificielle drones identité paiements sécurité financement programme régional stratégie accès',
    beginnings: '_ _ _ re dé pré sur inter sous con',
    syllables:
      'ba bré cha cor dé é fa fer gé gran hau jou la lé li mar mé mon né or pa pè plu qua ran ré sé sou té tra va vé vi',
    endings: '_ _ s e es er ant tion ment eur euse ité aux ique',
  },
  pt: {
    common:
      'de a o e do da em para com os as dos das um uma por no na que dados política digital público saúde água energia ' +
      'rede redes formação pesquisa comunidade agricultura mulheres jovens inovação governo regulação clima comércio ' +
      'escola escolas internet competências sistemas serviços língua línguas inteligência artificial drones identidade ' +
      'pagamentos segurança financiamento programa regional estratégia acesso',
    beginnings: '_ _ _ re des pré sobre inter con',
    syllables:
      'ba bra ca cor da dei fa fer ga gran jo la lei li ma men mi no or pa per pra qui ra re sa sé ta te tra va vei vi zo',
    endings: '_ _ s o a os ar ando ção ções mente dade dor ais',
  },
  ar: {
    common:
      'في من على إلى و عن مع هذا هذه التي البيانات السياسة الرقمية العامة الصحة المياه الطاقة الشبكة الشبكات التدريب البحث ' +
      'المجتمع الزراعة النساء الشباب الابتكار الحكومة التنظيم المناخ التجارة المدرسة المدارس الإنترنت المهارات النظم ' +
      'الخدمات اللغة اللغات الذكاء الاصطناعي الهوية المدفوعات الأمن التمويل البرنامج الاستراتيجية الوصول',
    beginnings: '_ _ ال ال ال وال بال لل م ت',
    syllables: 'بر جم حس خل در رم زن سل شر صف ضم طب عم غر فك قد كن لح مث نو هد وس يق',
    endings: '_ _ ة ات ين ون ية ان',
  },
  sw: {
    common:
      'ya na wa kwa katika la za ni cha kama hii data sera kidijitali umma afya maji nishati mtandao mitandao mafunzo ' +
      'utafiti jamii kilimo wanawake vijana ubunifu serikali udhibiti tabianchi biashara shule intaneti ujuzi mifumo ' +
      'huduma lugha akili bandia droni utambulisho malipo usalama ufadhili programu kikanda mkakati ufikiaji',
    beginnings: '_ m wa ki vi ku u ma mi ji',
    syllables: 'ba cha da fa ga ha ja ka ku la li ma mi na ndi nga nya pa pi ra sa shi ta ti tu va wi ya za zi',
    endings: '_ _ a ni sha wa ji na',
  },
};

const vocabularies = new Map<Language, Vocabulary>();

/** Returns the vocabulary of a language, which is the same for all seeds. */
export function getVocabulary(lang: Language): Vocabulary {
  const cached = vocabularies.get(lang) ?? createVocabulary(parts[lang]);
  vocabularies.set(lang, cached);
  return cached;
}

function createVocabulary({ common, beginnings, syllables, endings }: Parts): Vocabulary {
  const random = randomSource(1);
  const [first, middle, last] = [beginnings, syllables, endings].map(toParts);
  const words = new Set(common.split(' '));
  const commonSize = words.size;
  while (words.size < size) {
    const stem = Array.from({ length: random.whole(1, 3) }, () => random.pick(middle ?? []));
    words.add([random.pick(first ?? []), ...stem, random.pick(last ?? [])].join(''));
  }
  const ranked = [...words];
  const pickRank = createZipf({ count: size, exponent, offset });
  const pickFrom = (from: number, { next }: RandomSource) => ranked[pickRank(next, from)] ?? '';
  // A fifth of the common words have grammatical functions.
  return {
    pick: (source) => pickFrom(0, source),
    pickSubject: (source) => pickFrom(Math.floor(commonSize / 5), source),
  };
}

function toParts(text: string): readonly string[] {
  return text.split(' ').map((part) => part.replace('_', ''));
}
