import type { SeedArticle } from '../seedItem';

export const apetFromRequestToReports: SeedArticle = {
  id: 'apet-from-a-request-to-three-reports',
  author: 'amina',
  lang: 'en',
  title: 'APET: from a request by ministers to three reports',
  summary:
    'How the African Union came to have a panel on emerging technologies, what the panel is asked to do, what it has published, and where public pages disagree.',
  programme: 'apet',
  themes: ['innovation', 'governance'],
  tags: ['APET', 'advice', 'history'],
  countries: ['RW', 'EG'],
  publishedDaysAgo: 4,
  cover: 'rings',
  sources: [
    'apet-areas',
    'apet-microsite',
    'apet-terms',
    'apet-2020',
    'ten-technologies',
    'number-ten',
    'kigali-2018',
    'covid-white-paper',
    'ai-dakar',
    'cjed-design',
  ],
  body: `The African Union High-Level Panel on Emerging Technologies, known as APET, is a group of experts. It advises the African Union and its Member States on new technologies: what they can bring, what they can harm, and how countries can regulate them together.

This article collects what public pages say about the panel. Where they disagree, we say so and choose the careful wording.

## Why a panel

A new technology rarely stops at a border. A drone built for farms in one country is flown in the next; a rule on data made in one capital decides what a company can offer in another. Countries that decide alone may decide differently, and trade and cooperation then become harder.

One answer is to look at technologies together, early, and to give governments the same evidence. That is the kind of advice APET was set up to give.

## How it began

- **October 2015.** Ministers for science and technology ask for an advisory system.
- **January 2016.** The African Union summit endorses it.
- **2016.** The panel is appointed, with ten members.

Public pages give two different months for the start of the panel, October and December. We therefore say only "in 2016".

The members come from the regions of Africa, including the diaspora. How many there are has changed over time, and the pages do not agree on the number at a given date. Ten is the number at the creation.

According to a page of 2020, AUDA-NEPAD and the African Union Commission provide the secretariat.

## What it is asked to do

The terms of reference can be put in six lines:

1. Identify technologies that matter to Africa and set priorities among them.
2. Follow trends.
3. Weigh what adopting a technology, *or not adopting it*, would mean for integration and trade.
4. Give evidence on benefits and on harms.
5. Find areas for regional research and development.
6. Recommend common approaches to regulation.

The third line is worth a second look. It asks about the cost of saying no as well as the cost of saying yes. Neither answer is given in advance.

## The ten technologies

A news page lists ten priority technologies. Another page confirms the number ten.

- Gene drives
- Micro-grids
- Drones for precision agriculture
- Next-generation medicine
- Artificial intelligence
- Urban agriculture
- Synthetic biology and gene editing
- 3D printing
- Next-generation batteries
- Water purification

That a technology is on this list means that the panel looks at it. It does not mean that the panel, or this site, recommends it. Gene drives are an example: a page on vector control says that their risks are less well understood, and they are being studied.

## What it has published

Three reports were launched in Kigali on 8 June 2018:

- *Drones on the Horizon: Transforming Africa's Agriculture*
- *Gene Drives for Malaria Control and Elimination in Africa*
- *Micro-grids: Empowering Communities and Enabling Transformation in Africa*

A white paper on innovation, emerging technologies and COVID-19 followed. We have no year on record for it.

A further publication, *AI for Africa*, was announced for December 2022. We looked for a record of its launch and found none.

## The dialogue that grew out of it

In Cairo, on 23 and 24 September 2018, the panel endorsed the design of an executive programme with three parts: dialogues, short courses and study tours. This became the Calestous Juma Executive Dialogue, named in honour of the late Professor Calestous Juma, co-chair of APET.

## What we do not know

- The month in which the panel began.
- The number of members today.
- The date of the page that lists the ten technologies.
- Whether *AI for Africa* was launched.

If you know a public page that answers one of these, it belongs here.`,
};
