import { screen, within } from '@testing-library/react';
import type { Programme } from '@adp/shared-data/programme-page';
import { renderPage } from '../../testing/renderPage';
import { programmes, type ProgrammeEntry } from '../../programmes';

const entries: [string, ProgrammeEntry][] = Object.values<ProgrammeEntry>(programmes).map((entry) => [
  entry.path,
  entry,
]);

/** Returns the section of the page with this heading. */
const section = (name: string) => within(screen.getByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** Returns the accessible names of the source marks at `sentence`. */
function marksAt(sentence: string): (string | null)[] {
  const paragraphs = screen.getAllByText(
    (_, element) => element?.matches('p') === true && `${element.textContent} `.startsWith(`${sentence} `),
  );
  return paragraphs
    .flatMap((paragraph) => within(paragraph.closest('li') ?? paragraph).queryAllByRole('link'))
    .map((mark) => mark.getAttribute('aria-label'));
}

const getStatements = ({ purpose, sections, milestones, publications }: Programme) => [
  ...[purpose, ...sections.flatMap(({ statements }) => statements)].map(({ text, sources }) => ({ text, sources })),
  ...[...milestones, ...publications].map(({ title, sources }) => ({ text: title, sources })),
];

describe.each(entries)('%s', (path, entry) => {
  test('shows the name of the programme and its purpose', async () => {
    const { copy: programme } = await entry.load();
    await renderPage(path);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toContain(programme.acronym);
    expect(heading.textContent).toContain(programme.name);
    expect(screen.getByText(programme.purpose.text, { exact: false })).toBeTruthy();
    expect(document.title).toBe(`${programme.acronym} · African Digital Policy`);
  });

  test('shows every statement, milestone and publication with its source marks', async () => {
    const { copy: programme } = await entry.load();
    await renderPage(path);
    for (const { text, sources } of getStatements(programme)) {
      const titles = sources.map((id) => programme.sources[id]?.title ?? `no source ${id}`);
      const names = marksAt(text).map((name) => name?.replace(/^Source \d+, [^:]+: /, ''));
      expect({ text, marks: names.length > 0 }).toEqual({ text, marks: true });
      expect({ text, names: [...new Set(names)] }).toEqual({ text, names: expect.arrayContaining(titles) });
    }
  });

  test("links to the site's content about the programme", async () => {
    await renderPage(path);
    const links = section('On this site').getAllByRole('link');
    const id = path.slice(1);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/knowledge-products?programme=${id}`,
      `/articles?programme=${id}`,
      `/events?programme=${id}`,
      `/opportunities?programme=${id}`,
      `/subscriptions?topic=all%3Fprogramme%3D${id}`,
    ]);
    // One press opens the dialog that stores the programme, and the next one stores it.
    const link = screen.getByRole('link', { name: 'Download this programme for offline' });
    expect(link.getAttribute('href')).toBe('#offline');
  });

  test('a source mark names the publisher, and links to the document or to its entry in the list', async () => {
    const { copy: programme } = await entry.load();
    await renderPage(path);
    const sources = Object.values(programme.sources);
    const marks = screen.getAllByRole('link', { name: /^Source \d+, / });
    for (const mark of marks) {
      const title = mark.getAttribute('aria-label')?.replace(/^Source \d+, [^:]+: /, '');
      const source = sources.find((each) => each.title === title);
      const [number] = mark.textContent.split(' ');
      expect(mark.textContent).toBe(`${number} ${source?.publisher}`);
      const href = mark.getAttribute('href') ?? '';
      expect(href).toBe(source?.url ?? `#source-${number}`);
      expect(document.getElementById(`source-${number}`)?.textContent).toContain(title);
    }
  });

  test('lists every cited source with its publisher and the date on which it was checked', async () => {
    const { copy: programme } = await entry.load();
    await renderPage(path);
    const cited = [...new Set(getStatements(programme).flatMap(({ sources }) => sources))];
    const [list] = section('Sources').getAllByRole('list');
    const shown = list ? texts(within(list).getAllByRole('listitem')) : [];
    expect(shown).toHaveLength(cited.length);
    cited.forEach((id, index) => {
      const source = programme.sources[id];
      expect(shown[index]).toContain(`${index + 1}${source?.title}`);
      expect(shown[index]).toContain(source?.publisher);
      expect(shown[index]).toMatch(/Checked on \d{1,2} [A-Z][a-z]+ \d{4}/);
    });
  });

  test('shows no incomplete URL, and links to sources by title', async () => {
    await renderPage(path);
    expect(document.body.textContent).not.toMatch(/…|\.\.\./);
    const [list] = section('Sources').getAllByRole('list');
    const links = list ? within(list).getAllByRole('link') : [];
    for (const link of links) {
      const { protocol, hostname } = new URL(link.getAttribute('href') ?? '');
      expect([protocol, hostname]).toEqual(['https:', expect.stringMatching(/^[\w-]+(\.[\w-]+)+$/)]);
      expect(link.textContent).toMatch(/^\S+ \S+/);
      expect(link.textContent).not.toContain('://');
    }
    const documents = links.filter(({ textContent }) => !textContent.startsWith('Home page of '));
    expect(new Set(texts(documents)).size).toBe(documents.length);
  });

  test('shows milestones in order with their dates', async () => {
    const { milestones } = (await entry.load()).copy;
    await renderPage(path);
    const shown = section('Milestones').getAllByRole('listitem');
    expect(shown).toHaveLength(milestones.length);
    expect(shown.map((item) => within(item).getByRole('time').getAttribute('datetime'))).toEqual(
      milestones.map(({ date }) => date),
    );
    milestones.forEach(({ title, detail = '' }, index) => {
      expect(shown[index]?.textContent).toContain(title);
      expect(shown[index]?.textContent).toContain(detail);
    });
    // Compare at the lower precision of the two dates: "2016" may be before or after "2016-01".
    const isBefore = (a: string, b: string) => a.slice(0, b.length) <= b.slice(0, a.length);
    expect(milestones.every(({ date }, index) => isBefore(milestones[index - 1]?.date ?? '', date))).toBe(true);
  });

  test('lists the facts that could not be found', async () => {
    const { gaps } = (await entry.load()).copy;
    await renderPage(path);
    expect(texts(section('What we could not find').getAllByRole('listitem'))).toEqual(gaps);
  });

  test('links to the other programmes, but not to itself', async () => {
    await renderPage(path);
    const links = section('Other programmes').getAllByRole('link');
    const others = entries.map(([entryPath]) => entryPath).filter((entryPath) => entryPath !== path);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(others);
  });

  test('links to its sub-page, if there is one', async () => {
    await renderPage(path);
    const more = screen.queryByRole('region', { name: 'More on this programme' });
    const links = more ? within(more).getAllByRole('link') : [];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(entry.subPage ? [entry.subPage.path] : []);
  });

  test('links to its sections at the top', async () => {
    await renderPage(path);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`));
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
    headings.forEach(({ textContent }, index) => expect(links[index]?.textContent).toContain(textContent));
  });
});

test('a source with a URL is a link, and a source without a URL links to its publisher', async () => {
  await renderPage('/apet');
  const list = section('Sources');
  const link = list.getAllByRole('link', { name: 'APET terms of reference (group page)' })[0];
  expect([link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([
    'https://www.nepad.org/group/72',
    'noopener',
  ]);
  const title = 'Fellow on an AU technology panel (news page of the African Leadership Institute)';
  expect(list.queryByRole('link', { name: title })).toBeNull();
  const entry = list.getAllByText(title)[0]?.closest('li');
  expect(entry?.textContent).toContain('We have no link to this document.');
  const home = entry ? within(entry).getByRole('link') : undefined;
  expect([home?.textContent, home?.getAttribute('href')]).toEqual([
    'Home page of alinstitute.org',
    'https://alinstitute.org/',
  ]);
});

test('marks a publication without a date, and shows the languages of a multilingual publication', async () => {
  await renderPage('/apet');
  expect(section('Publications').getByText('Date unknown')).toBeTruthy();
  document.body.replaceChildren();
  await renderPage('/ivm');
  expect(section('Publications').getByText('English and French')).toBeTruthy();
});
