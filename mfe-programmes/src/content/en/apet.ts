import type { Programme } from '@adp/shared-data/programme-page';

export { default as headings } from '../../messages/headings-apet-en.json';
export const copy: Programme = {
  acronym: 'APET',
  name: 'African Union High-Level Panel on Emerging Technologies',
  purpose: {
    text: 'APET advises the African Union and its Member States on emerging technologies: what they can bring, what they can harm, and how to regulate them together.',
    sources: ['au-apet-areas', 'microsite', 'group-72'],
  },
  sections: [
    {
      id: 'what-it-is',
      title: 'What it is',
      statements: [
        {
          text: 'APET is an advisory panel, created in 2016 with ten members. It advises the African Union, its organs and its Member States on harnessing emerging technologies.',
          sources: ['au-apet-areas', 'microsite'],
        },
        {
          text: 'Its members come from the regions of Africa, including the diaspora.',
          sources: ['au-apet-areas'],
        },
        {
          text: 'AUDA-NEPAD and the AU Commission provide its secretariat, according to a page of 2020.',
          sources: ['virtual-meeting-2020'],
        },
      ],
    },
    {
      id: 'mandate',
      title: 'Mandate',
      statements: [
        {
          text: 'The panel identifies technologies that matter to Africa, sets priorities among them and follows trends.',
          sources: ['microsite', 'group-72'],
        },
        {
          text: 'It weighs what adopting a technology, or not adopting it, would mean for integration and trade. It gives evidence on benefits and on harms.',
          sources: ['microsite', 'group-72'],
        },
        {
          text: 'It looks for areas of regional research and development, and recommends common approaches to regulation.',
          sources: ['microsite', 'group-72'],
        },
      ],
    },
    {
      id: 'where-it-comes-from',
      title: 'Where it comes from',
      statements: [
        {
          text: 'In October 2015, ministers for science and technology asked for an advisory system of this kind. The summit of January 2016 endorsed it.',
          sources: ['au-apet-areas'],
        },
      ],
    },
    {
      id: 'what-is-known-and-not-known',
      title: 'What is known and not known',
      statements: [
        {
          text: 'Ten priority technologies are reported. The page “Areas of focus” lists them.',
          sources: ['alinstitute', 'node-14644'],
        },
        {
          text: 'Public pages give two different months for the start of the panel, October and December. This page therefore says only “in 2016”.',
          sources: ['au-apet-areas', 'covid-white-paper'],
        },
        {
          text: 'A publication called AI for Africa was announced for December 2022.',
          sources: ['ai-strategy-2022'],
        },
      ],
    },
  ],
  milestones: [
    {
      date: '2015-10',
      title: 'Ministers for science and technology ask for an advisory system',
      sources: ['au-apet-areas'],
    },
    {
      date: '2016-01',
      title: 'The African Union summit endorses it',
      sources: ['au-apet-areas'],
    },
    {
      date: '2016',
      title: 'The panel is appointed with ten members',
      sources: ['au-apet-areas', 'microsite'],
    },
    {
      date: '2018-06-08',
      title: 'Three reports are launched in Kigali',
      detail: 'On drones in agriculture, gene drives for malaria control, and micro-grids.',
      sources: ['isaaa'],
    },
    {
      date: '2018-09-23',
      endDate: '2018-09-24',
      title: 'The panel endorses the design of the Calestous Juma Executive Dialogue',
      detail: 'In Cairo.',
      sources: ['executive-programme'],
    },
  ],
  publications: [
    {
      title: 'Drones on the Horizon: Transforming Africa’s Agriculture',
      date: '2018-06-08',
      note: 'Launched in Kigali.',
      sources: ['isaaa'],
    },
    {
      title: 'Gene Drives for Malaria Control and Elimination in Africa',
      date: '2018-06-08',
      note: 'Launched in Kigali.',
      sources: ['isaaa'],
    },
    {
      title: 'Micro-grids: Empowering Communities and Enabling Transformation in Africa',
      date: '2018-06-08',
      note: 'Launched in Kigali.',
      sources: ['isaaa'],
    },
    {
      title: 'White Paper: Harnessing Innovation and Emerging Technologies to Address the Impact of COVID-19 in Africa',
      sources: ['covid-white-paper'],
    },
  ],
  gaps: [
    'We found no public record that AI for Africa was launched.',
    'We have no year on record for the white paper on COVID-19.',
    'Public pages give different numbers of members at different dates, so we give only the number at its creation.',
    'We have no date on record for the page that lists the ten technologies.',
  ],
  subPage: {
    title: 'Areas of focus',
    intro: {
      text: 'These ten priority technologies are listed as reported by a news page of alinstitute.org. A copy of a nepad.org page confirms the number ten.',
      sources: ['alinstitute', 'node-14644'],
    },
    items: [
      'Gene drives',
      'Micro-grids',
      'Drones for precision agriculture',
      'Next-generation medicine',
      'Artificial intelligence',
      'Urban agriculture',
      'Synthetic biology and gene editing',
      '3D printing',
      'Next-generation batteries',
      'Water purification',
    ].map((title) => ({ title, detail: 'As reported by alinstitute.org.', sources: ['alinstitute'] })),
  },
  sources: {
    'au-apet-areas': {
      title: 'APET areas of focus (page)',
      publisher: 'au-apet.app',
      url: 'https://www.au-apet.app/apet/areas-of-focus',
      checkedOn: '2026-11-22',
    },
    microsite: {
      title: 'African Union High-Level Panel on Emerging Technologies (copy of a nepad.org microsite)',
      publisher: 'nepad-aws.assyst-uc.com',
      url: 'https://nepad-aws.assyst-uc.com/microsite/african-union-high-level-panel-emerging-technologies-apet',
      checkedOn: '2026-11-22',
    },
    'group-72': {
      title: 'APET terms of reference (group page)',
      publisher: 'nepad.org',
      url: 'https://www.nepad.org/group/72',
      checkedOn: '2026-11-20',
    },
    'virtual-meeting-2020': {
      title: 'The panel on emerging technologies holds a virtual meeting (news page, 2020)',
      publisher: 'nepad.org',
      url: 'https://www.nepad.org/news/african-union-panel-emerging-technologies-apet-holds-virtual-meeting',
      checkedOn: '2026-11-20',
    },
    alinstitute: {
      title: 'Fellow on an AU technology panel (news page of the African Leadership Institute)',
      publisher: 'alinstitute.org',
      home: 'https://alinstitute.org/',
      checkedOn: '2026-11-20',
    },
    'node-14644': {
      title: 'Regional platform for vector control, with the ten technologies (copy of a nepad.org news page)',
      publisher: 'nepad-aws.assyst-uc.com',
      url: 'https://nepad-aws.assyst-uc.com/node/14644',
      checkedOn: '2026-11-22',
    },
    'covid-white-paper': {
      title: 'White paper on innovation, emerging technologies and COVID-19 (copy of a nepad.org publication page)',
      publisher: 'nepad-aws.assyst-uc.com',
      url: 'https://nepad-aws.assyst-uc.com/publication/white-paper-harnessing-innovation-and-emerging-technologies-address-impact-of',
      checkedOn: '2026-11-22',
    },
    'ai-strategy-2022': {
      title: 'African Union artificial intelligence continental strategy for Africa (news page)',
      publisher: 'nepad.org',
      url: 'https://www.nepad.org/news/african-union-artificial-intelligence-continental-strategy-africa',
      checkedOn: '2026-11-20',
    },
    isaaa: {
      title: 'Launch of three APET reports in Kigali (news page)',
      publisher: 'isaaa.org',
      url: 'https://www.isaaa.org/kc/cropbiotechupdate/article/default.asp?ID=16546',
      checkedOn: '2026-11-22',
    },
    'executive-programme': {
      title: 'APET endorses the executive programme (copy of a nepad.org news page)',
      publisher: 'nepad-aws.assyst-uc.com',
      url: 'https://nepad-aws.assyst-uc.com/news/apet-endorse-executive-programme-innovation-emerging-technologies',
      checkedOn: '2026-11-22',
    },
  },
};
