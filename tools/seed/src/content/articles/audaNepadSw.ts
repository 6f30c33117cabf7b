import type { SeedArticle } from '../seedItem';

export const audaNepadSw: SeedArticle = {
  id: 'auda-nepad-ni-nini',
  author: 'amina',
  lang: 'sw',
  title: 'AUDA-NEPAD ni nini?',
  summary: 'Maelezo mafupi kuhusu shirika la maendeleo la Umoja wa Afrika, kazi zake na lilikotoka.',
  programme: 'auda-nepad',
  themes: ['governance'],
  tags: ['AUDA-NEPAD', 'Ajenda 2063'],
  countries: ['ZM', 'NE'],
  publishedDaysAgo: 40,
  sources: ['mandate', 'renaming', 'niamey-2019', 'nepad-2001', 'roots', 'afr100'],
  body: `AUDA-NEPAD ni shirika la maendeleo la Umoja wa Afrika. Linaratibu na kutekeleza miradi ya kikanda na ya bara zima inayohudumia Ajenda 2063, na linatoa ushauri kwa nchi wanachama na taasisi za kikanda.

## Kazi zake

1. Kuratibu na kutekeleza miradi ya kipaumbele.
2. Kuimarisha uwezo wa nchi wanachama na taasisi za kikanda.
3. Kutoa ushauri unaotokana na maarifa.
4. Kukusanya rasilimali.
5. Kuwa kiungo cha kiufundi cha bara na washirika wa maendeleo.

## Lilikotoka

- **Julai 2001:** NEPAD ilipitishwa Lusaka.
- **2002:** Iliidhinishwa kuwa programu ya Umoja wa Afrika.
- **2010:** Iliingizwa katika miundo ya Umoja wa Afrika kama wakala.
- **Novemba 2018:** Jina jipya liliamuliwa.
- **Julai 2019:** Baraza la Utendaji lilipitisha kanuni na muundo wake, Niamey.`,
};
