import type { SeedArticle } from '../seedItem';

export const threeAiTexts: SeedArticle = {
  id: 'three-texts-on-ai-that-should-not-be-mixed',
  author: 'kofi',
  lang: 'en',
  title: 'Three texts on AI that should not be mixed',
  summary:
    'A draft strategy, a white paper and a Continental AI Strategy: who wrote what, when, and how to tell the three apart when someone says “the African AI strategy”.',
  programme: 'au-ai',
  themes: ['artificial-intelligence', 'governance'],
  tags: ['AI strategy', 'white paper'],
  countries: ['SN', 'RW', 'GH'],
  publishedDaysAgo: 1,
  cover: 'grid',
  sources: ['ai-dakar', 'ai-kigali', 'ai-dialogue', 'ai-idrc', 'ai-white-paper', 'ai-strategy', 'ai-strategy-news'],
  body: `People say "the African AI strategy" and mean three different things. The dates lie close together and the same bodies appear more than once, so mistakes are easy. This table keeps them apart.

| | Draft strategy | White paper and roadmap | Continental AI Strategy |
| --- | --- | --- | --- |
| **Whose work** | APET and AUDA-NEPAD | AUDA-NEPAD | The African Union |
| **When** | 2022 and 2023 | 2024 | 2024 |
| **Known steps** | Experts met in Dakar, 10–13 May 2022; writing workshop in Kigali, 27 February – 3 March 2023 | Presented on 29 February 2024; white paper dated April 2024 | Ministers in June, Executive Council on 18–19 July, published on 9 August |
| **What it is** | A draft | A white paper and a roadmap | A strategy endorsed by the Executive Council |

## The draft

Experts met in Dakar in May 2022, on the margins of the sixth Calestous Juma Executive Dialogue. A writing workshop followed in Kigali, in February and March 2023. The draft was to be an "AU-AI Continental Strategy".

## The white paper

More than 50 experts contributed to the white paper and roadmap, and IDRC supported the work. Its topics are human capital, infrastructure and data, regulation and safety, the AI economy, partnerships, and monitoring and evaluation. The full title is *White Paper: Regulation and Responsible Adoption of AI in Africa Towards Achievement of AU Agenda 2063*.

## The strategy

The Continental AI Strategy was endorsed by ministers in June and by the Executive Council in July 2024, at its 45th Ordinary Session, in Accra. We cite reports about it here, not the text itself.

## How to cite them

Name the body and the year each time: "the AUDA-NEPAD white paper of 2024", "the Continental AI Strategy of 2024". We found no public record of a formal body called AU-AI; on this site the name stands for the line of work.`,
};
