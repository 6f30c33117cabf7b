import type { Programme } from '@adp/shared-data/programme-page';

export { default as headings } from '../../messages/headings-auda-nepad-en.json';
export const copy: Programme = {
  acronym: 'AUDA-NEPAD',
  name: 'African Union Development Agency – NEPAD',
  purpose: {
    text: 'AUDA-NEPAD is the African Union’s development agency: it carries out projects that serve Agenda 2063 and advises Member States and regional bodies.',
    sources: ['mandate'],
  },
  sections: [
    {
      id: 'what-it-is',
      title: 'What it is',
      statements: [
        {
          text: 'AUDA-NEPAD is the development agency of the African Union. It was formed by transforming the NEPAD Planning and Coordinating Agency.',
          sources: ['mandate', 'introduction'],
        },
        {
          text: 'Its seat is reported to be in Midrand, South Africa. We have this from a tertiary reference page, not from an official one.',
          sources: ['profilbaru'],
        },
      ],
    },
    {
      id: 'mandate',
      title: 'Mandate',
      statements: [
        {
          text: 'It coordinates and carries out priority regional and continental projects. They serve regional integration and a faster realisation of Agenda 2063.',
          sources: ['mandate'],
        },
        {
          text: 'It strengthens the capacity of Member States and regional bodies, and gives advice based on knowledge.',
          sources: ['mandate'],
        },
        {
          text: 'It mobilises resources and is the continent’s technical interface with development partners.',
          sources: ['mandate'],
        },
      ],
    },
    {
      id: 'what-it-works-on',
      title: 'What it works on',
      statements: [
        {
          text: 'Its site names these priorities: economic integration; environmental sustainability; human capital and institutions development; industrialisation; science, technology and digitisation; and knowledge management.',
          sources: ['who-we-are'],
        },
      ],
    },
    {
      id: 'where-it-comes-from',
      title: 'Where it comes from',
      statements: [
        {
          text: 'NEPAD was adopted by the Assembly of the Organisation of African Unity (OAU) in Lusaka in 2001. It was endorsed as an African Union programme in 2002.',
          sources: ['symposium-2021', 'who-we-are-roots'],
        },
        {
          text: 'In 2010 NEPAD was integrated into the structures of the African Union as an agency.',
          sources: ['afr100'],
        },
        {
          text: 'In 2018 an African Union summit in Nouakchott decided to transform that agency.',
          sources: ['mandate', 'introduction'],
        },
        {
          text: 'The new name was decided in November 2018, at an extraordinary session of the Assembly.',
          sources: ['renaming'],
        },
        {
          text: 'The Executive Council adopted the statute, rules and structure of the new agency in Niamey in July 2019.',
          sources: ['allafrica-2019'],
        },
      ],
    },
  ],
  milestones: [
    {
      date: '2001-07',
      title: 'NEPAD is adopted in Lusaka',
      detail: 'At the 37th Assembly of the OAU.',
      sources: ['symposium-2021', 'who-we-are-roots'],
    },
    {
      date: '2002',
      title: 'NEPAD is endorsed as a programme of the African Union',
      sources: ['who-we-are-roots'],
    },
    {
      date: '2010',
      title: 'NEPAD becomes an agency within African Union structures',
      sources: ['afr100'],
    },
    {
      date: '2018',
      title: 'Decision to transform the agency',
      detail: 'At the 31st African Union Summit, in Nouakchott.',
      sources: ['mandate', 'introduction'],
    },
    {
      date: '2018-11',
      title: 'Decision on the new name',
      detail: 'At the 11th Extraordinary Session of the Assembly.',
      sources: ['renaming'],
    },
    {
      date: '2019-07-04',
      endDate: '2019-07-05',
      title: 'Statute, rules and structure adopted',
      detail: 'By the Executive Council, in Niamey.',
      sources: ['allafrica-2019'],
    },
  ],
  publications: [
    {
      title: 'First Continental Report on Agenda 2063',
      date: '2020-02',
      note: 'With the AU Commission, 31 Member States and six regional economic communities. ISBN 978-1-928527-22-0.',
      sources: ['au-first-report', 'docslib-first-report'],
    },
    {
      title: 'Second Continental Report on Agenda 2063',
      date: '2022',
      note: '38 Member States.',
      sources: ['acqf-second-report'],
    },
    {
      title: 'Annual Report 2022',
      languages: ['en', 'fr'],
      sources: ['annual-report-2022'],
    },
  ],
  gaps: [
    'Public pages differ on whether the Nouakchott decision was taken in June or July 2018, so we give only the year.',
    'We have no official page on record for the seat in Midrand.',
    'We have no day or month of publication on record for the Second Continental Report.',
  ],
  subPage: {
    title: 'Objectives',
    intro: {
      text: 'The published mandate gives AUDA-NEPAD these tasks. The wording is ours.',
      sources: ['mandate'],
    },
    items: [
      {
        title: 'Coordinate and carry out priority projects',
        detail: 'Regional and continental projects for regional integration and a faster realisation of Agenda 2063.',
        sources: ['mandate'],
      },
      {
        title: 'Strengthen capacity',
        detail: 'The capacity of Member States and of regional bodies.',
        sources: ['mandate'],
      },
      {
        title: 'Give knowledge-based advice',
        detail: 'For Member States and regional bodies.',
        sources: ['mandate'],
      },
      {
        title: 'Mobilise resources',
        sources: ['mandate'],
      },
      {
        title: 'Be the technical interface with development partners',
        detail: 'On behalf of the continent.',
        sources: ['mandate'],
      },
    ],
  },
  sources: {
    mandate: {
      title: 'AUDA-NEPAD mandate (publication page)',
      publisher: 'nepad.org',
      url: 'https://www.nepad.org/publication/auda-nepad-mandate',
      checkedOn: '2026-11-20',
    },
    introduction: {
      title: 'AUDA-NEPAD introduction (content page)',
      publisher: 'nepad.org',
      url: 'https://www.nepad.org/content/introduction-3',
      checkedOn: '2026-11-20',
    },
    profilbaru: {
      title: 'African Union Development Agency (tertiary reference page, German section)',
      publisher: 'profilbaru.com',
      url: 'https://profilbaru.com/de/African_Union_Development_Agency',
      checkedOn: '2026-11-20',
    },
    'who-we-are': {
      title: 'Who we are (navigation of the site)',
      publisher: 'nepad.org',
      home: 'https://www.nepad.org/',
      checkedOn: '2026-11-20',
    },
    'who-we-are-roots': {
      title: 'Who we are (microsite page)',
      publisher: 'nepad.org',
      home: 'https://www.nepad.org/',
      checkedOn: '2026-11-20',
    },
    afr100: {
      title: 'NEPAD Agency (page on the AFR100 site)',
      publisher: 'afr100.org',
      url: 'https://afr100.org/content/nepad-agency',
      checkedOn: '2026-11-20',
    },
    renaming: {
      title: 'NEPAD transforms into the African Union Development Agency (page)',
      publisher: 'nepad.org',
      url: 'https://www.nepad.org/nepad-transforms-african-union-development-agency',
      checkedOn: '2026-11-20',
    },
    'allafrica-2019': {
      title: 'Report on the Executive Council in Niamey, July 2019 (news page)',
      publisher: 'allafrica.com',
      url: 'https://allafrica.com/stories/201907090710.html',
      checkedOn: '2026-11-20',
    },
    'au-first-report': {
      title: 'First Continental Report on Agenda 2063 (African Union page, Portuguese section)',
      publisher: 'au.int',
      url: 'https://au.int/pt/node/38121',
      checkedOn: '2026-11-20',
    },
    'docslib-first-report': {
      title: 'First Continental Report on Agenda 2063 (copy in a document library)',
      publisher: 'docslib.org',
      url: 'https://docslib.org/doc/13126725/first-continental-report-on-the-implementation-of-agenda-2063',
      checkedOn: '2026-11-22',
    },
    'acqf-second-report': {
      title: 'Agenda 2063: Second Continental Report (news page)',
      publisher: 'acqf.africa',
      url: 'https://acqf.africa/news/agenda-2063-second-continental-report-on-the-implementation-of-agenda-2063',
      checkedOn: '2026-11-22',
    },
    'annual-report-2022': {
      title: 'AUDA-NEPAD Annual Report 2022 (page)',
      publisher: 'nepad.org',
      url: 'https://www.nepad.org/node/17027',
      checkedOn: '2026-11-20',
    },
    'symposium-2021': {
      title: 'AUDA-NEPAD symposium, January 2021 (copy of a nepad.org page)',
      publisher: 'nepad-aws.assyst-uc.com',
      url: 'https://nepad-aws.assyst-uc.com/node/15395',
      checkedOn: '2026-11-22',
    },
  },
};
