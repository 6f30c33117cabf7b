import type { Programme } from '@adp/shared-data/programme-page';

export { default as headings } from '../../messages/headings-au-ai-en.json';
export const copy: Programme = {
  acronym: 'AU-AI',
  name: 'The African Union’s work on artificial intelligence',
  purpose: {
    text: 'This page follows the African Union’s work on artificial intelligence: early drafting, white papers and the Continental AI Strategy endorsed in 2024.',
    sources: ['dakar-2022', 'dig-watch', 'cipit'],
  },
  sections: [
    {
      id: 'what-it-is',
      title: 'What it is',
      statements: [
        {
          text: 'AU-AI is used here as the name of a line of work with three parts. The first is the drafting of an “AU-AI Continental Strategy” by APET and AUDA-NEPAD, in 2022 and 2023.',
          sources: ['dakar-2022', 'kigali-2023'],
        },
        {
          text: 'The second part is a white paper and roadmap by AUDA-NEPAD, of 2024.',
          sources: ['saai', 'idrc'],
        },
        {
          text: 'The third part is the African Union’s Continental AI Strategy, which the Executive Council endorsed in July 2024. The three should not be mixed.',
          sources: ['cipit', 'nairametrics'],
        },
      ],
    },
    {
      id: 'early-drafting',
      title: 'Early drafting',
      statements: [
        {
          text: 'Experts met in Dakar in May 2022, on the margins of the sixth Calestous Juma Executive Dialogue.',
          sources: ['dakar-2022'],
        },
        {
          text: 'A writing workshop followed in Kigali, from late February to early March 2023.',
          sources: ['kigali-2023'],
        },
      ],
    },
    {
      id: 'white-paper-and-roadmap',
      title: 'White paper and roadmap',
      statements: [
        {
          text: 'AUDA-NEPAD’s white paper and roadmap were presented on 29 February 2024. More than 50 experts contributed.',
          sources: ['saai'],
        },
        {
          text: 'IDRC supported the work. Its topics are human capital, infrastructure and data, regulation and safety, the AI economy, partnerships, and monitoring and evaluation.',
          sources: ['idrc'],
        },
      ],
    },
    {
      id: 'continental-ai-strategy',
      title: 'The Continental AI Strategy',
      statements: [
        {
          text: 'The strategy was endorsed by ministers in June and by the Executive Council in July 2024. It was published in August 2024.',
          sources: ['cipit', 'nairametrics'],
        },
        {
          text: 'Reports describe an implementation from 2025 to 2030, in two phases and with fifteen action areas.',
          sources: ['regtechafrica', 'ambusinessng'],
        },
        {
          text: 'The first phase, 2025–2026, is for governance, national strategies, resources and capacity. The second, 2027–2030, is for projects.',
          sources: ['regtechafrica', 'ambusinessng'],
        },
      ],
    },
  ],
  milestones: [
    {
      date: '2022-05-10',
      endDate: '2022-05-13',
      title: 'Experts’ meeting on a draft strategy',
      detail: 'In Dakar, on the margins of the sixth Calestous Juma Executive Dialogue.',
      sources: ['dakar-2022'],
    },
    {
      date: '2023-02-27',
      endDate: '2023-03-03',
      title: 'Writing workshop',
      detail: 'In Kigali.',
      sources: ['kigali-2023'],
    },
    {
      date: '2024-02-29',
      title: 'AUDA-NEPAD’s white paper and roadmap are presented',
      sources: ['saai'],
    },
    {
      date: '2024-06',
      title: 'Ministers endorse the Continental AI Strategy',
      sources: ['cipit', 'nairametrics'],
    },
    {
      date: '2024-07-18',
      endDate: '2024-07-19',
      title: 'The Executive Council endorses the Continental AI Strategy',
      detail: 'At its 45th Ordinary Session, in Accra.',
      sources: ['cipit', 'nairametrics'],
    },
    {
      date: '2024-08-09',
      title: 'The Continental AI Strategy is published',
      sources: ['cipit', 'nairametrics'],
    },
  ],
  publications: [
    {
      title: 'White Paper: Regulation and Responsible Adoption of AI in Africa Towards Achievement of AU Agenda 2063',
      date: '2024-04',
      sources: ['dig-watch'],
    },
    {
      title: 'White Paper on AI and the Future of Work in Africa',
      date: '2024-06-04',
      sources: ['digital-policy-alert'],
    },
    {
      title: 'Continental AI Strategy',
      date: '2024-08-09',
      note: 'A strategy of the African Union.',
      sources: ['cipit', 'nairametrics'],
    },
  ],
  gaps: [
    'We found no public record of a formal body called AU-AI.',
    'We found no text that supports a list of five focus areas for this work.',
    'We cite reports about the Continental AI Strategy here, not the text of the strategy itself.',
  ],
  subPage: {
    title: 'Objectives',
    intro: {
      text: 'Reports of the strategy name these aims. The wording is ours, and the order is not a ranking.',
      sources: ['regtechafrica', 'ambusinessng'],
    },
    items: [
      { title: 'AI governance', sources: ['regtechafrica', 'ambusinessng'] },
      { title: 'Adoption in the public and the private sector', sources: ['regtechafrica', 'ambusinessng'] },
      { title: 'An environment for start-ups', sources: ['regtechafrica', 'ambusinessng'] },
      { title: 'Data sets of good quality', sources: ['regtechafrica', 'ambusinessng'] },
      { title: 'Skills', sources: ['regtechafrica', 'ambusinessng'] },
      { title: 'Research', sources: ['regtechafrica', 'ambusinessng'] },
      { title: 'Ethical principles', sources: ['regtechafrica', 'ambusinessng'] },
      { title: 'Safety standards', sources: ['regtechafrica', 'ambusinessng'] },
      { title: 'Investment', sources: ['regtechafrica', 'ambusinessng'] },
      {
        title: 'Regional cooperation and a voice in global AI governance',
        sources: ['regtechafrica', 'ambusinessng'],
      },
    ],
  },
  sources: {
    'dakar-2022': {
      title: 'African Union artificial intelligence strategy: experts’ meeting in Dakar (news page)',
      publisher: 'nepad.org',
      url: 'https://www.nepad.org/news/african-union-artificial-intelligence-continental-strategy-africa',
      checkedOn: '2026-11-22',
    },
    'dig-watch': {
      title: 'White paper on regulation and responsible adoption of AI in Africa (resource page)',
      publisher: 'dig.watch',
      url: 'https://dig.watch/resource/auda-nepad-white-paper-regulation-and-responsible-adoption-of-ai-in-africa-towards-achievement-of-au-agenda-2063',
      checkedOn: '2026-11-22',
    },
    cipit: {
      title: 'An in-depth analysis of the Continental AI Strategy (article)',
      publisher: 'cipit.org',
      url: 'https://cipit.org/an-in-depth-analysis-of-the-au-ai-continental-strategy-and-implications-on-ai-governance-in-the-continent',
      checkedOn: '2026-11-22',
    },
    'kigali-2023': {
      title: 'Artificial intelligence at the core of discussions in Rwanda (copy of a nepad.org news page)',
      publisher: 'nepad-aws.assyst-uc.com',
      url: 'https://nepad-aws.assyst-uc.com/news/artificial-intelligence-core-of-discussions-rwanda-au-high-level-panel-emerging',
      checkedOn: '2026-11-22',
    },
    saai: {
      title: 'AUDA-NEPAD AI dialogue (page)',
      publisher: 'saaiassociation.co.za',
      url: 'https://saaiassociation.co.za/auda-nepad-ai-dialogue-focuses-on-continental-strategy/',
      checkedOn: '2026-11-22',
    },
    idrc: {
      title: 'Towards an Africa-wide strategy on artificial intelligence (news page)',
      publisher: 'idrc-crdi.ca',
      url: 'https://idrc-crdi.ca/en/news/towards-africa-wide-strategy-artificial-intelligence',
      checkedOn: '2026-11-20',
    },
    nairametrics: {
      title: 'Report on the Continental AI Strategy (news page, 9 August 2024)',
      publisher: 'nairametrics.com',
      url: 'https://nairametrics.com/2024/08/09/artificial-intelligence-african-union-council-approves-ai-adoption-in-public-and-private-sectors-in-nigeria-others/',
      checkedOn: '2026-11-22',
    },
    regtechafrica: {
      title: 'The African Union approves the Continental AI Strategy (news page)',
      publisher: 'regtechafrica.com',
      url: 'https://regtechafrica.com/african-union-approves-continental-ai-strategy-to-boost-adoption-across-member-states',
      checkedOn: '2026-11-22',
    },
    ambusinessng: {
      title: 'African Union states adopt AI in public and private sectors (news page)',
      publisher: 'ambusinessng.com',
      url: 'https://ambusinessng.com/au-states-adopts-ai-in-public-private-sectors',
      checkedOn: '2026-11-22',
    },
    'digital-policy-alert': {
      title: 'White paper on AI and the future of work in Africa (event record)',
      publisher: 'digitalpolicyalert.org',
      url: 'https://digitalpolicyalert.org/event/26775-african-union-development-agency-adopted-white-paper-for-ai-and-future-of-work-in-africa',
      checkedOn: '2026-11-22',
    },
  },
};
