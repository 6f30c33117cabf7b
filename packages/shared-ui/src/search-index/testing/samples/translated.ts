import { toSearchEntries, type SearchableItem } from '../../toSearchEntries';

const items: readonly SearchableItem[] = [
  {
    id: 'apiaries-en',
    lang: 'en',
    tags: ['agriculture'],
    title: 'Beekeepers who weigh their hives by radio',
    summary: 'Sensors, honey prices and forest cooperatives.',
    translations: {
      fr: {
        title: 'Des apiculteurs qui pèsent leurs ruches par radio',
        summary: 'Capteurs, prix du miel et coopératives forestières.',
      },
      sw: {
        title: 'Wafugaji wa nyuki wanaopima mizinga kwa redio',
        summary: 'Vihisi, bei ya asali na ushirika wa misitu.',
      },
    },
  },
  {
    id: 'archives-fr',
    lang: 'fr',
    tags: ['justice'],
    title: 'Numériser les archives des tribunaux avant qu’elles ne s’effacent',
    summary: 'Greffiers, scanners et conservation du papier.',
    translations: {
      en: {
        title: 'Scanning the archives of courts before they fade',
        summary: 'Clerks, scanners and the care of paper.',
      },
      ar: {
        title: 'رقمنة أرشيفات المحاكم قبل أن تتلاشى',
        summary: 'كتبة المحاكم والماسحات الضوئية وصون الورق.',
      },
    },
  },
  {
    id: 'floods-ar',
    lang: 'ar',
    tags: ['مناخ'],
    title: 'إنذار القرى قبل الفيضانات عبر الهاتف',
    summary: 'مقاييس الأنهار والرسائل الصوتية ومتطوعون.',
    translations: {
      en: {
        title: 'Warning villages of floods by telephone',
        summary: 'River gauges, voice messages and volunteers.',
      },
      pt: {
        title: 'Avisar as aldeias das cheias pelo telefone',
        summary: 'Medidores dos rios, mensagens de voz e voluntários.',
      },
    },
  },
];

/** Entries of fictional documents with translations: one entry for the original and one for each translation. */
export const translated = items.flatMap((item) => toSearchEntries('article', item, []));
