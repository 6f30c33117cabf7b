import type { Programme } from '@adp/shared-data/programme-page';

export { default as headings } from '../../messages/headings-cjed-en.json';
export const copy: Programme = {
  acronym: 'CJED',
  name: 'Calestous Juma Executive Dialogue on Innovation and Emerging Technologies',
  purpose: {
    text: 'CJED brings policy makers, researchers and business together to share experience on innovation and emerging technologies.',
    sources: ['media-advisory-3rd'],
  },
  sections: [
    {
      id: 'what-it-is',
      title: 'What it is',
      statements: [
        {
          text: 'CJED is a platform for executives, senior officials, decision and policy makers, researchers, academia and the private sector. They share knowledge and national experience on innovation and emerging technologies.',
          sources: ['media-advisory-3rd'],
        },
        {
          text: 'It was set up by AUDA-NEPAD with the AU Commission and APET, the African Union’s panel on emerging technologies.',
          sources: ['convened-3rd'],
        },
        {
          text: 'It is named in honour of the late Professor Calestous Juma, co-chair of APET.',
          sources: ['convened-3rd'],
        },
      ],
    },
    {
      id: 'how-it-works',
      title: 'How it works',
      statements: [
        {
          text: 'Sharing experience is the main way in which the dialogue works.',
          sources: ['media-advisory-3rd'],
        },
        {
          text: 'The design that APET endorsed has three parts: dialogues, short courses and study tours.',
          sources: ['executive-programme'],
        },
        {
          text: 'In 2024 the dialogue was also the platform for webinars on Integrated Vector Management.',
          sources: ['webinars-2024'],
        },
      ],
    },
    {
      id: 'where-it-comes-from',
      title: 'Where it comes from',
      statements: [
        {
          text: 'APET endorsed the design of the dialogue in Cairo in September 2018.',
          sources: ['executive-programme'],
        },
        {
          text: 'The dialogue was announced in December 2018 at Science Forum South Africa, in Pretoria.',
          sources: ['dst-2018'],
        },
      ],
    },
    {
      id: 'what-it-has-discussed',
      title: 'What it has discussed',
      statements: [
        {
          text: 'The third session, in 2020, was about recovery after the pandemic. About 240 delegates took part online.',
          sources: ['convened-3rd'],
        },
        {
          text: 'The fourth session, held online in 2021, was about smart agriculture and food security.',
          sources: ['paepard'],
        },
        {
          text: 'The fifth session, in September 2021, was about health research and investment.',
          sources: ['session-5th'],
        },
        {
          text: 'The seventh session, in September 2022, was about food security and nutrition.',
          sources: ['session-7th'],
        },
      ],
    },
  ],
  milestones: [
    {
      date: '2018-09-23',
      endDate: '2018-09-24',
      title: 'APET endorses the design',
      detail: 'In Cairo.',
      sources: ['executive-programme'],
    },
    {
      date: '2018-12-12',
      title: 'The dialogue is announced',
      detail: 'At Science Forum South Africa, in Pretoria.',
      sources: ['dst-2018'],
    },
    {
      date: '2019-03-25',
      endDate: '2019-03-27',
      title: 'First session',
      detail: 'In Johannesburg.',
      sources: ['session-1st'],
    },
    {
      date: '2020-09-29',
      endDate: '2020-09-30',
      title: 'Third session',
      detail: 'Online, on recovery after the pandemic.',
      sources: ['convened-3rd'],
    },
    {
      date: '2021-04',
      title: 'Fourth session',
      detail: 'Online, on smart agriculture and food security.',
      sources: ['paepard'],
    },
    {
      date: '2021-09-22',
      endDate: '2021-09-23',
      title: 'Fifth session',
      detail: 'On health research and investment.',
      sources: ['session-5th'],
    },
    {
      date: '2021-09-25',
      title: 'National workshop in Malawi',
      sources: ['ncst-malawi'],
    },
    {
      date: '2022-05',
      title: 'Sixth session',
      detail: 'In Dakar.',
      sources: ['ai-strategy-2022'],
    },
    {
      date: '2022-09-28',
      endDate: '2022-09-30',
      title: 'Seventh session',
      detail: 'In Nairobi, on food security and nutrition.',
      sources: ['session-7th'],
    },
    {
      date: '2024',
      title: 'Platform for webinars on Integrated Vector Management',
      sources: ['webinars-2024'],
    },
  ],
  publications: [
    {
      title: 'Concept Note: Calestous Juma Executive Dialogue on Innovation and Emerging Technologies',
      sources: ['concept-note'],
    },
  ],
  gaps: [
    'We found no public record of the second session.',
    'We found no public record of sessions after the seventh.',
    'We have only the month, not the days, of the fourth and sixth sessions on record.',
    'We have no date on record for the concept note.',
  ],
  sources: {
    'media-advisory-3rd': {
      title: 'Media advisory: third Calestous Juma Executive Dialogue (copy of a nepad.org news page)',
      publisher: 'nepad-aws.assyst-uc.com',
      url: 'https://nepad-aws.assyst-uc.com/news/media-advisory-3rd-calestous-juma-executive-dialogue',
      checkedOn: '2026-11-22',
    },
    'convened-3rd': {
      title: 'Third Calestous Juma Executive Dialogue convened (news page)',
      publisher: 'nepad.org',
      url: 'https://nepad.org/news/3rd-calestous-juma-executive-dialogue-successfully-convened-sharing-knowledge-and',
      checkedOn: '2026-11-22',
    },
    'executive-programme': {
      title: 'APET endorses the executive programme (copy of a nepad.org news page)',
      publisher: 'nepad-aws.assyst-uc.com',
      url: 'https://nepad-aws.assyst-uc.com/news/apet-endorse-executive-programme-innovation-emerging-technologies',
      checkedOn: '2026-11-22',
    },
    'webinars-2024': {
      title: 'Webinars of 2024 on Integrated Vector Management (news page)',
      publisher: 'nepad.org',
      url: 'https://nepad.org/news/advancing-fight-2024-au-nepad-ivm-webinar-series-cutting-edge-strategies-vector-control',
      checkedOn: '2026-11-22',
    },
    'dst-2018': {
      title: 'The African Union launches a dialogue on innovation and emerging technologies (news page)',
      publisher: 'dst.gov.za',
      url: 'https://www.dst.gov.za/index.php/media-room/latest-news/2726-au-launches-innovation-and-emerging-technologies-dialogue',
      checkedOn: '2026-11-22',
    },
    paepard: {
      title: 'Fourth Calestous Juma Executive Dialogue (blog entry)',
      publisher: 'paepard.blogspot.com',
      url: 'https://paepard.blogspot.com/2021/05/virtual-event-4th-calestous-juma.html',
      checkedOn: '2026-11-22',
    },
    'session-5th': {
      title: 'Fifth Calestous Juma Executive Dialogue (copy of a nepad.org news page)',
      publisher: 'nepad-aws.assyst-uc.com',
      url: 'https://nepad-aws.assyst-uc.com/news/5th-calestous-juma-executive-dialogue',
      checkedOn: '2026-11-22',
    },
    'session-1st': {
      title: 'Calestous Juma Executive Dialogue on Innovation and Emerging Technologies (news page)',
      publisher: 'nepad.org',
      url: 'https://www.nepad.org/news/calestous-juma-executive-dialogue-innovation-and-emerging-technologies',
      checkedOn: '2026-11-20',
    },
    'ncst-malawi': {
      title: 'National workshop in Malawi, September 2021 (page)',
      publisher: 'ncst.mw',
      url: 'https://www.ncst.mw/calestous-juma-executive-dialogue-cjed-workshop/',
      checkedOn: '2026-11-22',
    },
    'ai-strategy-2022': {
      title: 'African Union artificial intelligence continental strategy for Africa (news page)',
      publisher: 'nepad.org',
      url: 'https://www.nepad.org/news/african-union-artificial-intelligence-continental-strategy-africa',
      checkedOn: '2026-11-20',
    },
    'concept-note': {
      title: 'Concept note on the Calestous Juma Executive Dialogue (publication page)',
      publisher: 'nepad.org',
      url: 'https://www.nepad.org/publication/concept-note-calestous-juma-executive-dialogue-innovation-and-emerging',
      checkedOn: '2026-11-22',
    },
    'session-7th': {
      title: 'Seventh Calestous Juma Executive Dialogue (copy of a nepad.org news page)',
      publisher: 'nepad-aws.assyst-uc.com',
      url: 'https://nepad-aws.assyst-uc.com/news/7th-calestous-juma-executive-dialogue-innovation-and-emerging-technologies-cjed-took',
      checkedOn: '2026-11-22',
    },
  },
};
