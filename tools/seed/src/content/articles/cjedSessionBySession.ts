import type { SeedArticle } from '../seedItem';

export const cjedSessionBySession: SeedArticle = {
  id: 'the-calestous-juma-dialogue-session-by-session',
  author: 'amina',
  lang: 'en',
  title: 'The Calestous Juma Executive Dialogue, session by session',
  summary:
    'Seven sessions from 2019 to 2022, of which public pages document six: places, dates and subjects, with the gaps left as gaps.',
  programme: 'cjed',
  themes: ['innovation', 'skills'],
  tags: ['CJED', 'dialogue'],
  countries: ['ZA', 'SN', 'MW'],
  publishedDaysAgo: 12,
  sources: [
    'cjed-design',
    'cjed-announced',
    'cjed-1',
    'cjed-3',
    'cjed-4',
    'cjed-5',
    'cjed-malawi',
    'ai-dakar',
    'cjed-7',
    'ivm-webinars',
  ],
  body: `The Calestous Juma Executive Dialogue brings policy makers, researchers and business together to share experience on innovation and emerging technologies. AUDA-NEPAD set it up with the African Union Commission and APET. It honours the late Professor Calestous Juma, co-chair of APET.

## Before the first session

APET endorsed the design in Cairo on 23 and 24 September 2018: dialogues, short courses and study tours. The dialogue was announced on 12 December 2018 at Science Forum South Africa, in Pretoria.

## The sessions

| Session | When | Where | Subject |
| --- | --- | --- | --- |
| First | 25–27 March 2019 | Johannesburg | not recorded here |
| Second | not found | not found | not found |
| Third | 29–30 September 2020 | online | recovery after the pandemic |
| Fourth | April 2021 | online | smart agriculture and food security |
| Fifth | 22–23 September 2021 | not recorded here | health research and investment |
| Sixth | May 2022 | Dakar | not recorded here |
| Seventh | 28–30 September 2022 | Nairobi | food security and nutrition |

About 240 delegates took part in the third session. A national workshop took place in Malawi on 25 September 2021. In 2024 the dialogue was also the platform for webinars on Integrated Vector Management.

## How to read the empty cells

"Not found" means that we looked and could not find a public page. "Not recorded here" means that the page we have does not tell us. We found no record of sessions after the seventh.`,
};
