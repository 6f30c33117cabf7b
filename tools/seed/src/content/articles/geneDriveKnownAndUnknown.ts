import type { SeedArticle } from '../seedItem';

export const geneDriveKnownAndUnknown: SeedArticle = {
  id: 'vector-control-what-is-known-and-what-is-not',
  author: 'layla',
  lang: 'en',
  title: 'New tools against mosquitoes: what is known and what is not',
  summary:
    'The Integrated Vector Management programme helps countries prepare rules and skills. A short and neutral guide to what public sources say.',
  programme: 'ivm',
  themes: ['health', 'governance'],
  tags: ['malaria', 'biosafety', 'IVM'],
  countries: ['GH', 'CI', 'MZ'],
  publishedDaysAgo: 20,
  sources: [
    'ivm-accra-2017',
    'ivm-position',
    'ivm-abidjan',
    'ivm-accra-2021',
    'ivm-maputo',
    'ivm-field-testing',
    'ivm-guidelines-record',
  ],
  body: `Some tools against disease-carrying insects are still in research. Gene drive is one of them. Who may test it, where, and under which rules is a question for regulators, and the Integrated Vector Management programme of AUDA-NEPAD deals with that question.

## What the programme does

It helps Member States ensure that research on genetically based vector control is responsible and meets safety requirements for people and the environment. Representatives of ECOWAS agreed on a programme for West Africa in Accra, from 15 to 17 August 2017. They took malaria as the first disease and gene drive as the first technology.

- Technical working groups were inaugurated in Abidjan, 24–26 April 2019.
- A steering committee adopted the first guidelines in Accra, 16–18 December 2021.
- An Africa advisory panel was consulted in Maputo, 30–31 March 2023.

## What is not known

As of 2023, no gene-drive mosquito had undergone field testing. The risks of such tools are less well understood, and they are being studied. Our record ends in 2023; we have not confirmed what has happened since.

This article describes a programme. It does not argue for or against any tool.`,
};
