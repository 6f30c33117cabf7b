import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { requireBrowser } from '../src/otherBrowsers';
import { startSite, type TestSite } from '../src/startSite';
import { expect, test } from '../src/test';

// Pages in a browser that has neither scripts nor style sheets, as old phones do.

test.describe.configure({ mode: 'default' });
const w3m = requireBrowser('ADP_W3M');

let site: TestSite;
test.beforeAll(async () => {
  site = await startSite({ edge: true });
});
test.afterAll(() => site.stop());

/** Each page with its heading and another text that a reader needs. */
const pages = [
  ['/', 'Developing Africa through emerging technologies', 'Newest knowledge products'],
  ['/articles?filters=open', 'Articles', 'Text language'],
  ['/events?when=past', 'Events', 'Past'],
  ['/opportunities?filters=open', 'Opportunities', 'Show results'],
  ['/opportunities/sample-opportunity-grant', 'Related content', 'CC BY 4.0'],
  ['/map/events', 'Events by country', 'Kenya'],
  ['/dates', 'Calendar', 'Next month'],
  ['/people', 'People', 'Amina'],
  ['/about/open-data', 'Open data', 'By theme'],
  ['/timeline', 'Timeline', 'All programmes'],
  ['/apet', 'APET', 'Sources'],
  ['/fr/about', 'À propos de ce site', 'Politique numérique africaine'],
] as const;

for (const [path, heading, words] of pages) {
  test(`in a text browser, ${path} can be read and has links to the sections of the site @full`, async () => {
    const { stdout } = await promisify(execFile)(w3m, ['-dump', '-cols', '100', '-I', 'UTF-8', site.origin + path]);
    expect(stdout).toContain(heading);
    expect(stdout).toContain(words);
    expect(stdout).not.toContain('could not be loaded');
    const { stdout: source } = await promisify(execFile)(w3m, ['-dump_source', site.origin + path]);
    expect(source).toMatch(/href="(\/fr)?\/events"/);
  });
}
