/** Building blocks of generated text in one language. Each title starts with a word that marks it as generated. */
export interface Phrases {
  /** Items in Amharic declare another language, because the site does not support Amharic yet. */
  readonly lang: 'en' | 'fr' | 'pt' | 'ar' | 'sw';
  readonly generated: string;
  readonly subjects: readonly string[];
  readonly sentences: readonly string[];
}

export const phrases: Readonly<Record<string, Phrases>> = {
  en: {
    lang: 'en',
    generated: 'Generated',
    subjects: [
      'water data in small towns',
      'rules for drones over farmland',
      'micro-grids and their upkeep',
      'open data for regional trade',
      'training for public servants',
      'artificial intelligence in local languages',
      'records of public health',
      'how to cite a public document',
    ],
    sentences: [
      'This text was generated to test the site.',
      'It says nothing about the world.',
      'A list can be short or long, and a page must hold both.',
      'The next sentence is as plain as this one.',
    ],
  },
  fr: {
    lang: 'fr',
    generated: 'Généré',
    subjects: [
      'données sur l’eau dans les petites villes',
      'règles pour les drones agricoles',
      'mini-réseaux électriques et entretien',
      'données ouvertes et commerce régional',
      'formation des agents publics',
    ],
    sentences: [
      'Ce texte a été généré pour tester le site.',
      'Il ne dit rien du monde réel.',
      'Une liste peut être courte ou longue : la page doit contenir l’une et l’autre.',
    ],
  },
  pt: {
    lang: 'pt',
    generated: 'Gerado',
    subjects: [
      'dados sobre a água em pequenas cidades',
      'regras para drones agrícolas',
      'microrredes e a sua manutenção',
      'dados abertos e comércio regional',
      'formação de funcionários públicos',
    ],
    sentences: [
      'Este texto foi gerado para testar o sítio.',
      'Não diz nada sobre o mundo real.',
      'Uma lista pode ser curta ou longa, e a página tem de comportar ambas.',
    ],
  },
  ar: {
    lang: 'ar',
    generated: 'نص مولَّد',
    subjects: [
      'بيانات المياه في البلدات الصغيرة',
      'قواعد الطائرات المسيّرة فوق الحقول',
      'الشبكات الكهربائية الصغيرة وصيانتها',
      'البيانات المفتوحة والتجارة الإقليمية',
      'تدريب الموظفين العموميين',
    ],
    sentences: [
      'أُنشئ هذا النص لاختبار الموقع.',
      'لا يقول شيئًا عن العالم الحقيقي.',
      'قد تكون القائمة قصيرة أو طويلة، وعلى الصفحة أن تتسع لكلتيهما.',
    ],
  },
  sw: {
    lang: 'sw',
    generated: 'Imezalishwa',
    subjects: [
      'takwimu za maji katika miji midogo',
      'kanuni za droni za kilimo',
      'gridi ndogo za umeme na matengenezo',
      'data wazi na biashara ya kikanda',
      'mafunzo kwa watumishi wa umma',
    ],
    sentences: [
      'Maandishi haya yalizalishwa kwa majaribio ya tovuti.',
      'Hayasemi chochote kuhusu ulimwengu halisi.',
      'Orodha inaweza kuwa fupi au ndefu, na ukurasa unapaswa kubeba zote mbili.',
    ],
  },
  am: {
    lang: 'en',
    generated: 'የተፈጠረ',
    subjects: ['በትናንሽ ከተሞች የውሃ መረጃ', 'የግብርና ድሮኖች ደንቦች', 'አነስተኛ የኤሌክትሪክ መረቦች', 'ክፍት መረጃ እና ክልላዊ ንግድ'],
    sentences: ['ይህ ጽሑፍ ድረ-ገጹን ለመሞከር የተፈጠረ ነው።', 'ስለ ዓለም ምንም አይናገርም።'],
  },
};

/** Titles that break careless pages. Pages must show every title unchanged, as text. */
export const awkwardTitles: readonly string[] = [
  'Generated <script>alert(1)</script>',
  'Generated <b>bold</b> & <img src=x onerror=alert(1)>',
  'Generated &lt;already escaped&gt; &amp;amp;',
  'Generated **bold** _slanted_ [link](https://example.org) `code`',
  'Generated # no heading, - no list, > no quote',
  'Generated {{curly}} ${dollar} %7Bpercent%7D %s',
  'Generated 🌍🌱 with 👩🏾‍🔬 and 👨‍👩‍👧‍👦 and 🇿🇦🇰🇪',
  // This title contains letters followed by combining accents, which some keyboards produce.
  'Generated e\u0301te\u0301, n\u0303, a\u0323\u0302 and z\u0301\u0325',
  'Generated العربية with English وكلمات mixed 2063 معًا',
  'נוצר generated \u202bright to left\u202c and left to right',
  'Generated AVeryLongWordWithoutAnyPlaceToBreakItWhichAPageMustStillHoldInANarrowColumn',
  'Generated "quotes", ‘single’, “curly”, «guillemets» and \\ backslash',
  'Gener8',
];
