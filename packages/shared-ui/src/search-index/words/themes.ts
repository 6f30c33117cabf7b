/**
 * Theme names in the five languages. They duplicate names in the pages' catalogs, because the search loads without the catalogs. A test
 * compares both.
 */
export const themeNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'artificial-intelligence': {
    en: 'Artificial intelligence',
    fr: 'Intelligence artificielle',
    pt: 'Inteligência artificial',
    ar: 'الذكاء الاصطناعي',
    sw: 'Akili mnemba',
  },
  'data-governance': {
    en: 'Data governance',
    fr: 'Gouvernance des données',
    pt: 'Governação de dados',
    ar: 'حوكمة البيانات',
    sw: 'Usimamizi wa data',
  },
  connectivity: {
    en: 'Connectivity',
    fr: 'Connectivité',
    pt: 'Conectividade',
    ar: 'الربط الرقمي',
    sw: 'Muunganisho wa mtandao',
  },
  'digital-identity': {
    en: 'Digital identity',
    fr: 'Identité numérique',
    pt: 'Identidade digital',
    ar: 'الهوية الرقمية',
    sw: 'Utambulisho wa kidijitali',
  },
  'digital-trade': {
    en: 'Digital trade',
    fr: 'Commerce numérique',
    pt: 'Comércio digital',
    ar: 'التجارة الرقمية',
    sw: 'Biashara ya kidijitali',
  },
  cybersecurity: {
    en: 'Cybersecurity',
    fr: 'Cybersécurité',
    pt: 'Cibersegurança',
    ar: 'الأمن السيبراني',
    sw: 'Usalama wa mtandao',
  },
  skills: { en: 'Skills', fr: 'Compétences', pt: 'Competências', ar: 'المهارات', sw: 'Ujuzi' },
  innovation: { en: 'Innovation', fr: 'Innovation', pt: 'Inovação', ar: 'الابتكار', sw: 'Ubunifu' },
  health: { en: 'Health', fr: 'Santé', pt: 'Saúde', ar: 'الصحة', sw: 'Afya' },
  agriculture: { en: 'Agriculture', fr: 'Agriculture', pt: 'Agricultura', ar: 'الزراعة', sw: 'Kilimo' },
  energy: { en: 'Energy', fr: 'Énergie', pt: 'Energia', ar: 'الطاقة', sw: 'Nishati' },
  climate: { en: 'Climate', fr: 'Climat', pt: 'Clima', ar: 'المناخ', sw: 'Tabianchi' },
  education: { en: 'Education', fr: 'Éducation', pt: 'Educação', ar: 'التعليم', sw: 'Elimu' },
  governance: { en: 'Governance', fr: 'Gouvernance', pt: 'Governação', ar: 'الحوكمة', sw: 'Utawala' },
};
