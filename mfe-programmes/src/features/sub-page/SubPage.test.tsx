import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { renderPage } from '../../testing/renderPage';
import { programmes, type ProgrammeEntry } from '../../programmes';
import { TextProvider } from '../../text';
import { SubPage } from './SubPage';

const entries = Object.values<ProgrammeEntry>(programmes).flatMap((entry): [string, ProgrammeEntry][] =>
  entry.subPage ? [[entry.subPage.path, entry]] : [],
);

describe.each(entries)('%s', (path, entry) => {
  test('shows its name, its introduction with sources, and a link back to the programme', async () => {
    const { acronym, subPage } = (await entry.load()).copy;
    await renderPage(path);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(subPage?.title);
    expect(document.title).toBe(`${acronym} – ${subPage?.title} · African Digital Policy`);
    const intro = screen.getByText(subPage?.intro.text ?? '', { exact: false }).closest('p');
    expect(within(intro ?? document.body).getAllByRole('link', { name: /^Source \d+, [^:]+: ./ })).toHaveLength(
      subPage?.intro.sources.length ?? 0,
    );
    expect(screen.getByRole('link', { name: `Back to ${acronym}` }).getAttribute('href')).toBe(entry.path);
  });

  test('shows its entries as a numbered list with their source marks', async () => {
    const { subPage, sources } = (await entry.load()).copy;
    await renderPage(path);
    const items = subPage?.items ?? [];
    const shown = items.map(({ title }) => screen.getByRole('heading', { level: 2, name: title }).closest('li'));
    items.forEach(({ title, detail = '', sources: cited }, index) => {
      const item = shown[index];
      const marks = item ? within(item).getAllByRole('link') : [];
      expect(item?.textContent).toContain(`${String(index + 1).padStart(2, '0')}${title}${detail}`);
      expect(marks.map((mark) => mark.getAttribute('aria-label')?.replace(/^Source \d+, [^:]+: /, ''))).toEqual(
        cited.map((id) => sources[id]?.title),
      );
    });
    expect(shown.every((item, index) => index === 0 || item?.previousElementSibling === shown[index - 1])).toBe(true);
  });

  test('lists only the sources cited on the sub-page', async () => {
    const { subPage } = (await entry.load()).copy;
    await renderPage(path);
    const cited = new Set([subPage?.intro, ...(subPage?.items ?? [])].flatMap((statement) => statement?.sources ?? []));
    const [list] = within(screen.getByRole('region', { name: 'Sources' })).getAllByRole('list');
    expect(list ? within(list).getAllByRole('listitem') : []).toHaveLength(cited.size);
  });
});

test("throws a descriptive error if a programme's copy has no sub-page", async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { copy: programme } = await programmes.cjed.load();
  const page = (
    <MemoryRouter>
      <TextProvider>
        <SubPage entry={programmes.cjed} programme={programme} />
      </TextProvider>
    </MemoryRouter>
  );
  expect(() => render(page)).toThrow('/cjed has no sub-page in its copy');
});
