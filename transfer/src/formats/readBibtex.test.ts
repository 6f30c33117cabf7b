import { importAll, readStored, startSite } from '../testing/startSite';
import { readBibtex } from './readBibtex';

// All that the entries say is made up.
const bibtex = String.raw`% Exported by hand
@string{pub = "Sample publisher"}
@comment{jabref-meta: x}
@techreport{sample2020,
  title = {A {Sample} Report on \'Etudes \& \emph{Data Governance}},
  author = {Sample, Amina and {Sample Union Commission}},
  institution = pub, type = {Policy brief},
  year = 2020, month = jul,
  doi = {10.5555/BIB.1}, isbn = {978-3-16-148410-0},
  keywords = {data protection, privacy}, language = {english},
  abstract = {A sample abstract with 50\% of nothing, made up to show how an entry is read.}
}

@article{broken, title = {Without an end
}

@misc{other2022, title={Sample strategy}, howpublished={\url{https://site.example/x}}, url={https://site.example/x}, year={2022}}
`;

test('BibTeX: commands, abbreviations and a broken entry that spoils no other', async () => {
  const { administrator } = startSite();
  const results = await importAll(readBibtex(bibtex), { administrator, defaults: { type: ['strategy'] } });
  expect(results.map(({ row, outcome }) => [row, outcome])).toEqual([
    [1, 'added'],
    [2, 'refused'],
    [3, 'refused'],
  ]);
  expect(results[1]?.reason).toContain('The entry at line 14 cannot be read');
  const [brief] = await readStored(administrator, results);
  expect(brief).toMatchObject({
    ...{ title: 'A Sample Report on Études & Data Governance', type: 'policy_brief', published_on: '2020-07' },
    ...{ authors: ['Amina Sample'], corporate_author: 'Sample Union Commission', publisher: 'Sample publisher' },
    ...{ isbn: '9783161484100', themes: ['data-governance'], lang: 'en', doi: '10.5555/bib.1' },
    abstract: 'A sample abstract with 50% of nothing, made up to show how an entry is read.',
  });
});
