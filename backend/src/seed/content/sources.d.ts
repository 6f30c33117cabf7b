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
export declare const sourcesCheckedOn = "2026-11-20";
export declare const sources: {
    readonly mandate: {
        readonly address: string;
        readonly url: string;
        readonly title: "AUDA-NEPAD mandate (publication page)";
    };
    readonly introduction: {
        readonly address: string;
        readonly url: string;
        readonly title: "AUDA-NEPAD introduction (content page)";
    };
    readonly renaming: {
        readonly address: string;
        readonly url: string;
        readonly title: "NEPAD transforms into the African Union Development Agency (page)";
    };
    readonly 'niamey-2019': {
        readonly title: "Report on the Executive Council in Niamey, July 2019 (news page)";
        readonly address: "allafrica.com/stories/201907090710.html";
        readonly url: "https://allafrica.com/stories/201907090710.html";
    };
    readonly roots: {
        readonly title: "Who we are (microsite page on nepad.org or a mirror of it)";
        readonly address: "nepad.org/microsite/who-we-are-0";
    };
    readonly afr100: {
        readonly title: "NEPAD Agency (page on the AFR100 site)";
        readonly address: "afr100.org/content/nepad-agency";
        readonly url: "https://afr100.org/content/nepad-agency";
    };
    readonly priorities: {
        readonly title: "Who we are (site navigation of nepad.org or a mirror of it)";
        readonly address: "nepad.org/who-we-are navigation";
    };
    readonly 'first-report': {
        readonly title: "First Continental Report on Agenda 2063 (African Union page)";
        readonly address: "au.int/pt/node/38121";
        readonly url: "https://au.int/pt/node/38121";
    };
    readonly 'first-report-copy': {
        readonly title: "First Continental Report on Agenda 2063 (copy in a document library)";
        readonly address: "docslib.org/doc/13126725";
        readonly url: "https://docslib.org/doc/13126725";
    };
    readonly 'second-report': {
        readonly title: "Agenda 2063: Second Continental Report (news page)";
        readonly address: "acqf.africa/news/agenda-2063-second-continental-report...";
    };
    readonly 'annual-report-2022': {
        readonly address: string;
        readonly url: string;
        readonly title: "AUDA-NEPAD Annual Report 2022 (page)";
    };
    readonly 'apet-areas': {
        readonly title: "APET areas of focus (page)";
        readonly address: "au-apet.app/apet/areas-of-focus";
        readonly url: "https://au-apet.app/apet/areas-of-focus";
    };
    readonly 'apet-site': {
        readonly title: "APET site";
        readonly address: "au-apet.app";
    };
    readonly 'apet-microsite': {
        readonly title: "African Union High-Level Panel on Emerging Technologies (microsite on nepad.org or a mirror of it)";
        readonly address: "nepad.org/microsite/african-union-high-level-panel-emerging-technologies-apet";
    };
    readonly 'apet-terms': {
        readonly address: string;
        readonly url: string;
        readonly title: "APET terms of reference (group page)";
    };
    readonly 'apet-2020': {
        readonly address: string;
        readonly url: string;
        readonly title: "The panel on emerging technologies holds a virtual meeting (news page, 2020)";
    };
    readonly 'ten-technologies': {
        readonly title: "Fellow on an AU technology panel (news page)";
        readonly address: "alinstitute.org/news/fellow-on-au-tech-panel...";
    };
    readonly 'number-ten': {
        readonly title: "Page on the ten priority technologies (nepad.org or a mirror of it)";
        readonly address: "nepad.org/node/14644";
    };
    readonly 'kigali-2018': {
        readonly title: "Launch of three APET reports in Kigali (news page)";
        readonly address: "tralac.org/news/article/13154...";
    };
    readonly 'kigali-2018-isaaa': {
        readonly title: "Launch of three APET reports in Kigali (article 16546)";
        readonly address: "isaaa.org ID=16546";
    };
    readonly 'covid-white-paper': {
        readonly title: "White paper on innovation, emerging technologies and COVID-19 (publication page, nepad.org or a mirror of it)";
        readonly address: "nepad.org/publication/white-paper-harnessing-innovation...";
    };
    readonly 'cjed-design': {
        readonly title: "APET endorses the executive programme (news page on nepad.org or a mirror of it)";
        readonly address: "nepad.org/news/apet-endorse-executive-programme...";
    };
    readonly 'cjed-announced': {
        readonly title: "Announcement at Science Forum South Africa, December 2018 (page 2726)";
        readonly address: "dst.gov.za ...2726";
    };
    readonly 'cjed-1': {
        readonly address: string;
        readonly url: string;
        readonly title: "Calestous Juma Executive Dialogue on Innovation and Emerging Technologies (news page)";
    };
    readonly 'cjed-3-advisory': {
        readonly title: "Media advisory: third Calestous Juma Executive Dialogue (news page on nepad.org or a mirror of it)";
        readonly address: "nepad.org/news/media-advisory-3rd-calestous-juma-executive-dialogue";
    };
    readonly 'cjed-3': {
        readonly title: "Third Calestous Juma Executive Dialogue convened (news page)";
        readonly address: "nepad.org/news/3rd-calestous-juma-executive-dialogue-successfully-convened...";
    };
    readonly 'cjed-4': {
        readonly title: "Blog archive of May 2021, with the fourth dialogue";
        readonly address: "paepard.blogspot.com/2021/05";
        readonly url: "https://paepard.blogspot.com/2021/05";
    };
    readonly 'cjed-5': {
        readonly title: "Fifth Calestous Juma Executive Dialogue (news page on nepad.org or a mirror of it)";
        readonly address: "nepad.org/news/5th-calestous-juma-executive-dialogue";
    };
    readonly 'cjed-malawi': {
        readonly title: "National workshop in Malawi, September 2021 (site)";
        readonly address: "ncst.mw";
    };
    readonly 'cjed-concept-note': {
        readonly title: "Concept note on the Calestous Juma Executive Dialogue (publication page)";
        readonly address: "nepad.org/publication/concept-note-calestous-juma-executive-dialogue...";
    };
    readonly 'ai-dakar': {
        readonly address: string;
        readonly url: string;
        readonly title: "African Union artificial intelligence continental strategy for Africa (news page)";
    };
    readonly 'ai-kigali': {
        readonly title: "Artificial intelligence at the core of discussions in Rwanda (news page on nepad.org or a mirror of it)";
        readonly address: "nepad.org/news/artificial-intelligence-core-of-discussions-rwanda...";
    };
    readonly 'ai-dialogue': {
        readonly title: "AUDA-NEPAD AI dialogue (page)";
        readonly address: "saaiassociation.co.za/auda-nepad-ai-dialogue...";
    };
    readonly 'ai-idrc': {
        readonly title: "Towards an Africa-wide strategy on artificial intelligence (news page)";
        readonly address: "idrc-crdi.ca/en/news/towards-africa-wide-strategy-artificial-intelligence";
        readonly url: "https://idrc-crdi.ca/en/news/towards-africa-wide-strategy-artificial-intelligence";
    };
    readonly 'ai-white-paper': {
        readonly title: "White paper on regulation and responsible adoption of AI in Africa (resource page)";
        readonly address: "dig.watch/resource/...";
    };
    readonly 'ai-work-paper': {
        readonly title: "White paper on AI and the future of work in Africa (event record)";
        readonly address: "digitalpolicyalert.org/event/26775";
        readonly url: "https://digitalpolicyalert.org/event/26775";
    };
    readonly 'ai-strategy': {
        readonly title: "An in-depth analysis of the Continental AI Strategy (article)";
        readonly address: "cipit.org/an-in-depth-analysis...";
    };
    readonly 'ai-strategy-news': {
        readonly title: "Report on the Continental AI Strategy (news page, 9 August 2024)";
        readonly address: "nairametrics.com 2024-08-09";
    };
    readonly 'ai-phases': {
        readonly title: "Report on the implementation of the Continental AI Strategy (site)";
        readonly address: "regtechafrica.com";
    };
    readonly 'ai-phases-2': {
        readonly title: "Report on the implementation of the Continental AI Strategy (site)";
        readonly address: "ambusinessng.com";
    };
    readonly 'ivm-accra-2017': {
        readonly address: string;
        readonly url: string;
        readonly title: "Establishment of the West Africa Integrated Vector Management programme (news page)";
    };
    readonly 'ivm-position': {
        readonly title: "Position paper on Integrated Vector Management, 2020 (abstract)";
        readonly address: "geneconvenevi.org, position paper abstract 2020";
    };
    readonly 'ivm-abidjan': {
        readonly title: "Technical working groups inaugurated in Abidjan, April 2019 (site)";
        readonly address: "nepad-abne.net";
    };
    readonly 'ivm-accra-2021': {
        readonly title: "Steering committee of the West Africa programme adopts guidelines (news page, nepad.org or a mirror of it)";
        readonly address: "nepad.org/news/wa-ivm-steering-committee-adopts-guidelines...";
    };
    readonly 'ivm-maputo': {
        readonly title: "Africa advisory panel consultation in Maputo, March 2023 (page on nepad.org or a mirror of it)";
        readonly address: "nepad.org/node/17220";
    };
    readonly 'ivm-webinars': {
        readonly title: "Webinars of 2024 on Integrated Vector Management (news page)";
        readonly address: "nepad.org/news/advancing-fight-2024...";
    };
    readonly 'ivm-guidelines': {
        readonly title: "Guidelines for containment facilities (publication page)";
        readonly address: "nepad.org/publication/guidelines-containment-facilities...";
    };
    readonly 'ivm-guidelines-record': {
        readonly title: "Record of the containment guidelines (MESA page)";
        readonly address: "mesa.gestortectic.com";
    };
    readonly 'ivm-field-testing': {
        readonly title: "Article PMC10102045 (2023)";
        readonly address: "PubMed Central, PMC10102045";
    };
};
export type SourceId = keyof typeof sources;
