import { sourcesCheckedOn } from './sources';

export type SeedLanguage = 'en' | 'fr' | 'pt' | 'ar' | 'sw';

const words: Readonly<Record<SeedLanguage, string>> = {
  en: 'Each source was checked on',
  fr: 'Chaque source a été consultée le',
  pt: 'Cada fonte foi consultada em',
  ar: 'جرى الاطلاع على كل مصدر في',
  sw: 'Kila chanzo kilikaguliwa tarehe',
};

export function checkedOn(lang: SeedLanguage): string {
  const locale = lang === 'en' ? 'en-GB' : lang;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(sourcesCheckedOn),
  );
  return `${words[lang]} ${day}.`;
}
