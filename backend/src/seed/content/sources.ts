/**
 * The public pages that the sample texts rest on. `url` is given only where the whole address is on
 * record; `address` is the address as recorded, shortened where the record is.
 */
export interface Source {
  /** Says what the page is, in English. */
  readonly title: string;
  readonly address: string;
  readonly url?: string;
}

/** The day on which every source below was found to say what is taken from it. */
export const sourcesCheckedOn = '2026-11-20';

const nepad = (page: string) => ({ address: `nepad.org/${page}`, url: `https://www.nepad.org/${page}` });

export const sources = {
  mandate: { title: 'AUDA-NEPAD mandate (publication page)', ...nepad('publication/auda-nepad-mandate') },
  introduction: { title: 'AUDA-NEPAD introduction (content page)', ...nepad('content/introduction-3') },
  renaming: {
    title: 'NEPAD transforms into the African Union Development Agency (page)',
    ...nepad('nepad-transforms-african-union-development-agency'),
  },
  'niamey-2019': {
    title: 'Report on the Executive Council in Niamey, July 2019 (news page)',
    address: 'allafrica.com/stories/201907090710.html',
    url: 'https://allafrica.com/stories/201907090710.html',
  },
  roots: {
    title: 'Who we are (microsite page on nepad.org or a mirror of it)',
    address: 'nepad.org/microsite/who-we-are-0',
  },
  afr100: {
    title: 'NEPAD Agency (page on the AFR100 site)',
    address: 'afr100.org/content/nepad-agency',
    url: 'https://afr100.org/content/nepad-agency',
  },
  priorities: {
    title: 'Who we are (site navigation of nepad.org or a mirror of it)',
    address: 'nepad.org/who-we-are navigation',
  },
  'first-report': {
    title: 'First Continental Report on Agenda 2063 (African Union page)',
    address: 'au.int/pt/node/38121',
    url: 'https://au.int/pt/node/38121',
  },
  'first-report-copy': {
    title: 'First Continental Report on Agenda 2063 (copy in a document library)',
    address: 'docslib.org/doc/13126725',
    url: 'https://docslib.org/doc/13126725',
  },
  'second-report': {
    title: 'Agenda 2063: Second Continental Report (news page)',
    address: 'acqf.africa/news/agenda-2063-second-continental-report...',
  },
  'annual-report-2022': { title: 'AUDA-NEPAD Annual Report 2022 (page)', ...nepad('node/17027') },
  'apet-areas': {
    title: 'APET areas of focus (page)',
    address: 'au-apet.app/apet/areas-of-focus',
    url: 'https://au-apet.app/apet/areas-of-focus',
  },
  'apet-site': { title: 'APET site', address: 'au-apet.app' },
  'apet-microsite': {
    title: 'African Union High-Level Panel on Emerging Technologies (microsite on nepad.org or a mirror of it)',
    address: 'nepad.org/microsite/african-union-high-level-panel-emerging-technologies-apet',
  },
  'apet-terms': { title: 'APET terms of reference (group page)', ...nepad('group/72') },
  'apet-2020': {
    title: 'The panel on emerging technologies holds a virtual meeting (news page, 2020)',
    ...nepad('news/african-union-panel-emerging-technologies-apet-holds-virtual-meeting'),
  },
  'ten-technologies': {
    title: 'Fellow on an AU technology panel (news page)',
    address: 'alinstitute.org/news/fellow-on-au-tech-panel...',
  },
  'number-ten': {
    title: 'Page on the ten priority technologies (nepad.org or a mirror of it)',
    address: 'nepad.org/node/14644',
  },
  'kigali-2018': {
    title: 'Launch of three APET reports in Kigali (news page)',
    address: 'tralac.org/news/article/13154...',
  },
  'kigali-2018-isaaa': {
    title: 'Launch of three APET reports in Kigali (article 16546)',
    address: 'isaaa.org ID=16546',
  },
  'covid-white-paper': {
    title:
      'White paper on innovation, emerging technologies and COVID-19 (publication page, nepad.org or a mirror of it)',
    address: 'nepad.org/publication/white-paper-harnessing-innovation...',
  },
  'cjed-design': {
    title: 'APET endorses the executive programme (news page on nepad.org or a mirror of it)',
    address: 'nepad.org/news/apet-endorse-executive-programme...',
  },
  'cjed-announced': {
    title: 'Announcement at Science Forum South Africa, December 2018 (page 2726)',
    address: 'dst.gov.za ...2726',
  },
  'cjed-1': {
    title: 'Calestous Juma Executive Dialogue on Innovation and Emerging Technologies (news page)',
    ...nepad('news/calestous-juma-executive-dialogue-innovation-and-emerging-technologies'),
  },
  'cjed-3-advisory': {
    title: 'Media advisory: third Calestous Juma Executive Dialogue (news page on nepad.org or a mirror of it)',
    address: 'nepad.org/news/media-advisory-3rd-calestous-juma-executive-dialogue',
  },
  'cjed-3': {
    title: 'Third Calestous Juma Executive Dialogue convened (news page)',
    address: 'nepad.org/news/3rd-calestous-juma-executive-dialogue-successfully-convened...',
  },
  'cjed-4': {
    title: 'Blog archive of May 2021, with the fourth dialogue',
    address: 'paepard.blogspot.com/2021/05',
    url: 'https://paepard.blogspot.com/2021/05',
  },
  'cjed-5': {
    title: 'Fifth Calestous Juma Executive Dialogue (news page on nepad.org or a mirror of it)',
    address: 'nepad.org/news/5th-calestous-juma-executive-dialogue',
  },
  'cjed-malawi': { title: 'National workshop in Malawi, September 2021 (site)', address: 'ncst.mw' },
  'cjed-concept-note': {
    title: 'Concept note on the Calestous Juma Executive Dialogue (publication page)',
    address: 'nepad.org/publication/concept-note-calestous-juma-executive-dialogue...',
  },
  'ai-dakar': {
    title: 'African Union artificial intelligence continental strategy for Africa (news page)',
    ...nepad('news/african-union-artificial-intelligence-continental-strategy-africa'),
  },
  'ai-kigali': {
    title: 'Artificial intelligence at the core of discussions in Rwanda (news page on nepad.org or a mirror of it)',
    address: 'nepad.org/news/artificial-intelligence-core-of-discussions-rwanda...',
  },
  'ai-dialogue': {
    title: 'AUDA-NEPAD AI dialogue (page)',
    address: 'saaiassociation.co.za/auda-nepad-ai-dialogue...',
  },
  'ai-idrc': {
    title: 'Towards an Africa-wide strategy on artificial intelligence (news page)',
    address: 'idrc-crdi.ca/en/news/towards-africa-wide-strategy-artificial-intelligence',
    url: 'https://idrc-crdi.ca/en/news/towards-africa-wide-strategy-artificial-intelligence',
  },
  'ai-white-paper': {
    title: 'White paper on regulation and responsible adoption of AI in Africa (resource page)',
    address: 'dig.watch/resource/...',
  },
  'ai-work-paper': {
    title: 'White paper on AI and the future of work in Africa (event record)',
    address: 'digitalpolicyalert.org/event/26775',
    url: 'https://digitalpolicyalert.org/event/26775',
  },
  'ai-strategy': {
    title: 'An in-depth analysis of the Continental AI Strategy (article)',
    address: 'cipit.org/an-in-depth-analysis...',
  },
  'ai-strategy-news': {
    title: 'Report on the Continental AI Strategy (news page, 9 August 2024)',
    address: 'nairametrics.com 2024-08-09',
  },
  'ai-phases': {
    title: 'Report on the implementation of the Continental AI Strategy (site)',
    address: 'regtechafrica.com',
  },
  'ai-phases-2': {
    title: 'Report on the implementation of the Continental AI Strategy (site)',
    address: 'ambusinessng.com',
  },
  'ivm-accra-2017': {
    title: 'Establishment of the West Africa Integrated Vector Management programme (news page)',
    ...nepad('news/establishment-of-west-africa-integrated-vector-management-programme'),
  },
  'ivm-position': {
    title: 'Position paper on Integrated Vector Management, 2020 (abstract)',
    address: 'geneconvenevi.org, position paper abstract 2020',
  },
  'ivm-abidjan': {
    title: 'Technical working groups inaugurated in Abidjan, April 2019 (site)',
    address: 'nepad-abne.net',
  },
  'ivm-accra-2021': {
    title: 'Steering committee of the West Africa programme adopts guidelines (news page, nepad.org or a mirror of it)',
    address: 'nepad.org/news/wa-ivm-steering-committee-adopts-guidelines...',
  },
  'ivm-maputo': {
    title: 'Africa advisory panel consultation in Maputo, March 2023 (page on nepad.org or a mirror of it)',
    address: 'nepad.org/node/17220',
  },
  'ivm-webinars': {
    title: 'Webinars of 2024 on Integrated Vector Management (news page)',
    address: 'nepad.org/news/advancing-fight-2024...',
  },
  'ivm-guidelines': {
    title: 'Guidelines for containment facilities (publication page)',
    address: 'nepad.org/publication/guidelines-containment-facilities...',
  },
  'ivm-guidelines-record': {
    title: 'Record of the containment guidelines (MESA page)',
    address: 'mesa.gestortectic.com',
  },
  'ivm-field-testing': {
    title: 'Article PMC10102045 (2023)',
    address: 'ncbi.nlm.nih.gov/pmc/articles/PMC10102045',
    url: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC10102045/',
  },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof sources;
