/** Public page on which sample texts are based, or its publisher's home page if its URL is unknown. */
export type Source = {
  /** Title in English that describes the page. No two sources have the same title. */
  readonly title: string;
} & ({ readonly url: string } | { readonly home: string });

/** Day on which every source below was last compared with the texts based on it. */
export const sourcesCheckedOn = '2026-11-20';

const nepad = (page: string) => `https://www.nepad.org/${page}`;
/** Returns a page of a copy of nepad.org, for pages that were read only in this copy (docs/decisions/046). */
const copyOfNepad = (page: string) => `https://nepad-aws.assyst-uc.com/${page}`;

export const sources = {
  mandate: { title: 'AUDA-NEPAD mandate (publication page)', url: nepad('publication/auda-nepad-mandate') },
  introduction: { title: 'AUDA-NEPAD introduction (content page)', url: nepad('content/introduction-3') },
  renaming: {
    title: 'NEPAD transforms into the African Union Development Agency (page)',
    url: nepad('nepad-transforms-african-union-development-agency'),
  },
  'niamey-2019': {
    title: 'Report on the Executive Council in Niamey, July 2019 (news page)',
    url: 'https://allafrica.com/stories/201907090710.html',
  },
  'nepad-2001': {
    title: 'AUDA-NEPAD symposium, January 2021 (copy of a nepad.org page)',
    url: copyOfNepad('node/15395'),
  },
  roots: { title: 'Who we are (microsite page)', home: 'https://www.nepad.org/' },
  afr100: { title: 'NEPAD Agency (page on the AFR100 site)', url: 'https://afr100.org/content/nepad-agency' },
  priorities: { title: 'Who we are (navigation of the site)', home: 'https://www.nepad.org/' },
  'first-report': {
    title: 'First Continental Report on Agenda 2063 (African Union page)',
    url: 'https://au.int/pt/node/38121',
  },
  'first-report-copy': {
    title: 'First Continental Report on Agenda 2063 (copy in a document library)',
    url: 'https://docslib.org/doc/13126725/first-continental-report-on-the-implementation-of-agenda-2063',
  },
  'second-report': {
    title: 'Agenda 2063: Second Continental Report (news page)',
    url: 'https://acqf.africa/news/agenda-2063-second-continental-report-on-the-implementation-of-agenda-2063',
  },
  'annual-report-2022': { title: 'AUDA-NEPAD Annual Report 2022 (page)', url: nepad('node/17027') },
  'apet-areas': { title: 'APET areas of focus (page)', url: 'https://www.au-apet.app/apet/areas-of-focus' },
  'apet-microsite': {
    title: 'African Union High-Level Panel on Emerging Technologies (copy of a nepad.org microsite)',
    url: copyOfNepad('microsite/african-union-high-level-panel-emerging-technologies-apet'),
  },
  'apet-terms': { title: 'APET terms of reference (group page)', url: nepad('group/72') },
  'apet-2020': {
    title: 'The panel on emerging technologies holds a virtual meeting (news page, 2020)',
    url: nepad('news/african-union-panel-emerging-technologies-apet-holds-virtual-meeting'),
  },
  'ten-technologies': {
    title: 'Fellow on an AU technology panel (news page of the African Leadership Institute)',
    home: 'https://alinstitute.org/',
  },
  'number-ten': {
    title: 'Regional platform for vector control, with the ten technologies (copy of a nepad.org news page)',
    url: copyOfNepad('node/14644'),
  },
  'kigali-2018': {
    title: 'Launch of three APET reports in Kigali (news page)',
    url: 'https://www.isaaa.org/kc/cropbiotechupdate/article/default.asp?ID=16546',
  },
  'covid-white-paper': {
    title: 'White paper on innovation, emerging technologies and COVID-19 (copy of a nepad.org publication page)',
    url: copyOfNepad('publication/white-paper-harnessing-innovation-and-emerging-technologies-address-impact-of'),
  },
  'cjed-design': {
    title: 'APET endorses the executive programme (copy of a nepad.org news page)',
    url: copyOfNepad('news/apet-endorse-executive-programme-innovation-emerging-technologies'),
  },
  'cjed-announced': {
    title: 'The African Union launches a dialogue on innovation and emerging technologies (news page)',
    url: 'https://www.dst.gov.za/index.php/media-room/latest-news/2726-au-launches-innovation-and-emerging-technologies-dialogue',
  },
  'cjed-1': {
    title: 'Calestous Juma Executive Dialogue on Innovation and Emerging Technologies (news page)',
    url: nepad('news/calestous-juma-executive-dialogue-innovation-and-emerging-technologies'),
  },
  'cjed-3-advisory': {
    title: 'Media advisory: third Calestous Juma Executive Dialogue (copy of a nepad.org news page)',
    url: copyOfNepad('news/media-advisory-3rd-calestous-juma-executive-dialogue'),
  },
  'cjed-3': {
    title: 'Third Calestous Juma Executive Dialogue convened (news page)',
    url: 'https://nepad.org/news/3rd-calestous-juma-executive-dialogue-successfully-convened-sharing-knowledge-and',
  },
  'cjed-4': {
    title: 'Fourth Calestous Juma Executive Dialogue (blog entry)',
    url: 'https://paepard.blogspot.com/2021/05/virtual-event-4th-calestous-juma.html',
  },
  'cjed-5': {
    title: 'Fifth Calestous Juma Executive Dialogue (copy of a nepad.org news page)',
    url: copyOfNepad('news/5th-calestous-juma-executive-dialogue'),
  },
  'cjed-7': {
    title: 'Seventh Calestous Juma Executive Dialogue (copy of a nepad.org news page)',
    url: copyOfNepad('news/7th-calestous-juma-executive-dialogue-innovation-and-emerging-technologies-cjed-took'),
  },
  'cjed-malawi': {
    title: 'National workshop in Malawi, September 2021 (page)',
    url: 'https://www.ncst.mw/calestous-juma-executive-dialogue-cjed-workshop/',
  },
  'cjed-concept-note': {
    title: 'Concept note on the Calestous Juma Executive Dialogue (publication page)',
    url: nepad('publication/concept-note-calestous-juma-executive-dialogue-innovation-and-emerging'),
  },
  'ai-dakar': {
    title: 'African Union artificial intelligence continental strategy for Africa (news page)',
    url: nepad('news/african-union-artificial-intelligence-continental-strategy-africa'),
  },
  'ai-kigali': {
    title: 'Artificial intelligence at the core of discussions in Rwanda (copy of a nepad.org news page)',
    url: copyOfNepad('news/artificial-intelligence-core-of-discussions-rwanda-au-high-level-panel-emerging'),
  },
  'ai-dialogue': {
    title: 'AUDA-NEPAD AI dialogue (page)',
    url: 'https://saaiassociation.co.za/auda-nepad-ai-dialogue-focuses-on-continental-strategy/',
  },
  'ai-idrc': {
    title: 'Towards an Africa-wide strategy on artificial intelligence (news page)',
    url: 'https://idrc-crdi.ca/en/news/towards-africa-wide-strategy-artificial-intelligence',
  },
  'ai-white-paper': {
    title: 'White paper on regulation and responsible adoption of AI in Africa (resource page)',
    url: 'https://dig.watch/resource/auda-nepad-white-paper-regulation-and-responsible-adoption-of-ai-in-africa-towards-achievement-of-au-agenda-2063',
  },
  'ai-work-paper': {
    title: 'White paper on AI and the future of work in Africa (event record)',
    url: 'https://digitalpolicyalert.org/event/26775-african-union-development-agency-adopted-white-paper-for-ai-and-future-of-work-in-africa',
  },
  'ai-strategy': {
    title: 'An in-depth analysis of the Continental AI Strategy (article)',
    url: 'https://cipit.org/an-in-depth-analysis-of-the-au-ai-continental-strategy-and-implications-on-ai-governance-in-the-continent',
  },
  'ai-strategy-news': {
    title: 'Report on the Continental AI Strategy (news page, 9 August 2024)',
    url: 'https://nairametrics.com/2024/08/09/artificial-intelligence-african-union-council-approves-ai-adoption-in-public-and-private-sectors-in-nigeria-others/',
  },
  'ai-phases': {
    title: 'The African Union approves the Continental AI Strategy (news page)',
    url: 'https://regtechafrica.com/african-union-approves-continental-ai-strategy-to-boost-adoption-across-member-states',
  },
  'ai-phases-2': {
    title: 'African Union states adopt AI in public and private sectors (news page)',
    url: 'https://ambusinessng.com/au-states-adopts-ai-in-public-private-sectors',
  },
  'ivm-accra-2017': {
    title: 'Establishment of the West Africa Integrated Vector Management programme (news page)',
    url: nepad('news/establishment-of-west-africa-integrated-vector-management-programme'),
  },
  'ivm-position': {
    title: 'Position paper on Integrated Vector Management, 2020 (abstract)',
    url: 'https://www.geneconvenevi.org/articles/position-paper-on-integrated-vector-management-strengthening-au-members-regulatory-capacities-for-responsible-research-towards-elimination-of-malaria-in-africa/',
  },
  'ivm-abidjan': {
    title: 'Inauguration and first meeting of the technical working groups (news text of AUDA-NEPAD)',
    url: 'https://www.geneconvenevi.org/articles/inauguration-and-first-meeting-of-wa-ivm-technical-working-groups/',
  },
  'ivm-accra-2021': {
    title: 'Steering committee of the West Africa programme adopts guidelines (copy of a nepad.org news page)',
    url: copyOfNepad('news/wa-ivm-steering-committee-adopts-guidelines-genetically-based-control-of-malaria-vector'),
  },
  'ivm-maputo': {
    title: 'Africa advisory panel consultation in Maputo, March 2023 (copy of a nepad.org page)',
    url: copyOfNepad('node/17220'),
  },
  'ivm-webinars': {
    title: 'Webinars of 2024 on Integrated Vector Management (news page)',
    url: 'https://nepad.org/news/advancing-fight-2024-au-nepad-ivm-webinar-series-cutting-edge-strategies-vector-control',
  },
  'ivm-guidelines': {
    title: 'Guidelines for containment facilities (publication page)',
    url: 'https://nepad.org/publication/guidelines-containment-facilities-testing-of-genetically-modified-mosquitoes',
  },
  'ivm-guidelines-record': {
    title: 'Record of the containment guidelines (MESA page)',
    url: 'https://mesa.gestortectic.com/resource-hub/guidelines-for-containment-facilities-for-testing-of-genetically-modified-mosquitoes',
  },
  'ivm-field-testing': {
    title: 'Article PMC10102045 (2023)',
    url: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC10102045/',
  },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof sources;
