import type { Programme } from '@adp/shared-data/programme-page';

export { default as headings } from '../../messages/headings-ivm-en.json';
export const copy: Programme = {
  acronym: 'IVM',
  name: 'Integrated Vector Management',
  purpose: {
    text: 'IVM helps Member States prepare rules and skills for new tools against disease-carrying insects, beginning in West Africa with malaria.',
    sources: ['establishment', 'position-paper'],
  },
  sections: [
    {
      id: 'what-it-is',
      title: 'What it is',
      statements: [
        {
          text: 'Integrated Vector Management is a programme of AUDA-NEPAD. It deals with regulation and capacity for new tools to control disease-carrying insects.',
          sources: ['establishment'],
        },
        {
          text: 'It aims to help Member States ensure that research on genetically based vector control is responsible and meets safety requirements for people and the environment.',
          sources: ['position-paper'],
        },
      ],
    },
    {
      id: 'where-it-comes-from',
      title: 'Where it comes from',
      statements: [
        {
          text: 'Representatives of the Economic Community of West African States (ECOWAS) agreed on a programme for West Africa in Accra in August 2017.',
          sources: ['establishment'],
        },
        {
          text: 'They took malaria as the first disease and gene drive as the first technology.',
          sources: ['establishment'],
        },
      ],
    },
    {
      id: 'how-it-works',
      title: 'How it works',
      statements: [
        {
          text: 'The work is done with the West African Health Organization. Technical working groups were inaugurated in Abidjan in April 2019.',
          sources: ['abne-2019'],
        },
        {
          text: 'A steering committee adopted the first guidelines in Accra in December 2021.',
          sources: ['guidelines-2021'],
        },
      ],
    },
    {
      id: 'what-is-known-and-not-known',
      title: 'What is known and not known',
      statements: [
        {
          text: 'Some of these tools, such as gene drive, are still in research. As of 2023, no gene-drive mosquito had undergone field testing.',
          sources: ['pmc'],
        },
        {
          text: 'The risks of these tools are less well understood, and they are being studied. This page describes the programme; it does not argue for or against any tool.',
          sources: ['mesa'],
        },
      ],
    },
  ],
  milestones: [
    {
      date: '2017-08-15',
      endDate: '2017-08-17',
      title: 'ECOWAS representatives agree on a programme for West Africa',
      detail: 'In Accra.',
      sources: ['establishment'],
    },
    {
      date: '2019-04-24',
      endDate: '2019-04-26',
      title: 'Technical working groups are inaugurated',
      detail: 'In Abidjan.',
      sources: ['abne-2019'],
    },
    {
      date: '2021-12-16',
      endDate: '2021-12-18',
      title: 'The steering committee adopts the first guidelines',
      detail: 'In Accra.',
      sources: ['guidelines-2021'],
    },
    {
      date: '2023-03-30',
      endDate: '2023-03-31',
      title: 'Africa advisory panel consultation',
      detail: 'In Maputo.',
      sources: ['node-17220'],
    },
    {
      date: '2024-04-25',
      title: 'First session of a webinar series is reported',
      detail: 'The date is that of the report.',
      sources: ['webinars-2024'],
    },
  ],
  publications: [
    {
      title:
        'Position Paper on Integrated Vector Management: Strengthening AU Members’ Regulatory Capacities for Responsible Research Towards Elimination of Malaria in Africa',
      date: '2020',
      sources: ['position-paper'],
    },
    {
      title: 'Guidelines for Containment Facilities for Testing of Genetically Modified Mosquitoes',
      date: '2022-04-01',
      languages: ['en', 'fr'],
      sources: ['containment-guidelines', 'mesa'],
    },
  ],
  gaps: [
    'Our record on field testing ends in 2023; we have not confirmed what has happened since.',
    'Of the 2024 webinars, we have only the report of the first session on record.',
  ],
  sources: {
    establishment: {
      title: 'Establishment of the West Africa Integrated Vector Management programme (news page)',
      publisher: 'nepad.org',
      url: 'https://www.nepad.org/news/establishment-of-west-africa-integrated-vector-management-programme',
      checkedOn: '2026-11-20',
    },
    'position-paper': {
      title: 'Position paper on Integrated Vector Management, 2020 (abstract)',
      publisher: 'geneconvenevi.org',
      url: 'https://www.geneconvenevi.org/articles/position-paper-on-integrated-vector-management-strengthening-au-members-regulatory-capacities-for-responsible-research-towards-elimination-of-malaria-in-africa/',
      checkedOn: '2026-11-22',
    },
    'abne-2019': {
      title: 'Inauguration and first meeting of the technical working groups (news text of AUDA-NEPAD)',
      publisher: 'geneconvenevi.org',
      url: 'https://www.geneconvenevi.org/articles/inauguration-and-first-meeting-of-wa-ivm-technical-working-groups/',
      checkedOn: '2026-11-22',
    },
    'guidelines-2021': {
      title: 'Steering committee of the West Africa programme adopts guidelines (copy of a nepad.org news page)',
      publisher: 'nepad-aws.assyst-uc.com',
      url: 'https://nepad-aws.assyst-uc.com/news/wa-ivm-steering-committee-adopts-guidelines-genetically-based-control-of-malaria-vector',
      checkedOn: '2026-11-22',
    },
    pmc: {
      title: 'Article PMC10102045 (2023)',
      publisher: 'PubMed Central',
      url: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC10102045/',
      checkedOn: '2026-11-20',
    },
    mesa: {
      title: 'Record of the containment guidelines (MESA page)',
      publisher: 'mesa.gestortectic.com',
      url: 'https://mesa.gestortectic.com/resource-hub/guidelines-for-containment-facilities-for-testing-of-genetically-modified-mosquitoes',
      checkedOn: '2026-11-22',
    },
    'node-17220': {
      title: 'Africa advisory panel consultation in Maputo, March 2023 (copy of a nepad.org page)',
      publisher: 'nepad-aws.assyst-uc.com',
      url: 'https://nepad-aws.assyst-uc.com/node/17220',
      checkedOn: '2026-11-22',
    },
    'webinars-2024': {
      title: 'Webinars of 2024 on Integrated Vector Management (news page)',
      publisher: 'nepad.org',
      url: 'https://nepad.org/news/advancing-fight-2024-au-nepad-ivm-webinar-series-cutting-edge-strategies-vector-control',
      checkedOn: '2026-11-22',
    },
    'containment-guidelines': {
      title: 'Guidelines for containment facilities (publication page)',
      publisher: 'nepad.org',
      url: 'https://nepad.org/publication/guidelines-containment-facilities-testing-of-genetically-modified-mosquitoes',
      checkedOn: '2026-11-22',
    },
  },
};
