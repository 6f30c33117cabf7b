import { sample } from '../sample';

export const english = [
  sample(
    ['knowledgeProduct', 'data-strategy-en'],
    [
      'A national data strategy in twelve steps',
      'How a ministry can plan the governance of public data, from inventories to open datasets.',
    ],
    ['data governance', 'open data'],
    { people: ['Amina Sample', 'Sample Ministry of Digital Affairs'] },
  ),
  sample(
    ['article', 'ai-strategies-en'],
    [
      'Comparing artificial intelligence strategies of African states',
      'Goals, institutions and budgets in national strategies for AI, side by side.',
    ],
    ['AI', 'strategy'],
    { people: ['Kofi Beispiel'], programme: 'au-ai' },
  ),
  sample(
    ['knowledgeProduct', 'identity-en'],
    [
      'Digital identity for every citizen',
      'Registers of births, identity cards and consent: what an ID system needs before it is launched.',
    ],
    ['digital identity', 'registries'],
    { people: ['Sample Identity Authority'] },
  ),
  sample(
    ['article', 'inclusion-en'],
    [
      'Identities without papers: including refugees and nomads',
      'Why people who lack documents are left out, and how registration can reach them.',
    ],
    ['inclusion', 'ID'],
  ),
  sample(
    ['knowledgeProduct', 'protection-en'],
    ['Drafting a data protection act', 'A checklist for legislators: principles, rights, regulators and penalties.'],
    ['privacy', 'law'],
    { people: ['Sample Law Institute'] },
  ),
  sample(
    ['article', 'payments-en'],
    [
      'Regulating mobile money without stopping innovators',
      'Regulators and sandboxes: lessons for innovation in payments.',
    ],
    ['fintech', 'regulation'],
    { people: ['Grace Muster'] },
  ),
  sample(
    ['article', 'drones-en'],
    [
      'Drones that deliver vaccines to rural clinics',
      'Costs, air-space rules and training of pilots for medical deliveries.',
    ],
    ['drones', 'health'],
    { people: ['Tesfaye Ejemplo'] },
  ),
  sample(
    ['article', 'genes-en'],
    ['Gene drives against malaria: questions for assessors', 'Biosafety, community consent and vector control.'],
    ['malaria', 'biotechnology'],
    { programme: 'ivm' },
  ),
  sample(
    ['product', 'grids-en'],
    ['Micro-grids and the cost of electricity in villages', 'Tariffs, batteries and who maintains the panels.'],
    ['energy', 'solar'],
  ),
  sample(
    ['knowledgeProduct', 'networks-en'],
    ['Universal service funds and rural broadband', 'How levies on operators pay for networks where markets do not.'],
    ['connectivity'],
  ),
  sample(
    ['article', 'schools-en'],
    ['Teaching children to code: curricula for primary schools', 'Teachers’ training, devices and local languages.'],
    ['skills', 'education'],
    { people: ['Wanjiru Sampleson'] },
  ),
  sample(
    ['opportunity', 'women-en'],
    [
      'Women entrepreneurs in the digital economy',
      'Access to finance, markets and mentors for women who start companies.',
    ],
    ['gender', 'entrepreneurship'],
  ),
  sample(
    ['event', 'hospitals-en'],
    ['Cybersecurity drills for hospitals', 'Exercises that prepare staff for ransomware and loss of records.'],
    ['security'],
    { people: ['Sample Cyber Centre'] },
  ),
  sample(
    ['event', 'experts-en'],
    ['A dialogue on emerging technologies', 'How panels of experts can advise governments on technology.'],
    ['emerging technologies'],
    { programme: 'apet' },
  ),
  sample(
    ['opportunity', 'fellowships-en'],
    ['Fellowships for policy makers', 'Short courses and study tours for officials.'],
    ['fellowship', 'training'],
    { programme: 'cjed' },
  ),
  sample(
    ['knowledgeProduct', 'guide-en'],
    [
      'Reading the frameworks of the African Union: a sample guide',
      'How to find which articles of a continental framework apply to a project.',
    ],
    ['policy'],
    { people: ['Sample Reading Room'] },
  ),
  sample(
    ['product', 'costs-en'],
    ['A sample calculator of cross-border data costs', 'Compares tariffs of operators in neighbouring countries.'],
    ['tool', 'trade'],
  ),
];
