import { type CitableItem, toCsl } from '@adp/shared-data/citation';

/** Citation styles for use in a text, followed by formats for citation managers. */
export const citationFormats = ['apa', 'harvard', 'chicago', 'vancouver', 'ieee', 'bibtex', 'ris', 'csl'] as const;
export type CitationFormat = (typeof citationFormats)[number];

export const citationFiles: Readonly<
  Record<'bibtex' | 'ris' | 'csl', { readonly extension: string; readonly type: string }>
> = {
  bibtex: { extension: 'bib', type: 'application/x-bibtex' },
  ris: { extension: 'ris', type: 'application/x-research-info-systems' },
  csl: { extension: 'json', type: 'application/vnd.citationstyles.csl+json' },
};

/** Formats an item's citation as text. The formatter loads with the first citation in a format. */
export async function formatCitation(item: CitableItem, format: CitationFormat): Promise<string> {
  const csl = toCsl(item);
  switch (format) {
    case 'bibtex':
      return (await import(/* webpackChunkName: "cite-bibtex" */ '@adp/shared-data/citation-bibtex')).citeInBibtex(csl);
    case 'ris':
      return (await import(/* webpackChunkName: "cite-ris" */ './citeInRis')).citeInRis(csl);
    case 'csl':
      return `${JSON.stringify([csl], undefined, 2)}\n`;
    default: {
      const { citeInStyle } = await import(/* webpackChunkName: "cite-style" */ './citeInStyle');
      return citeInStyle(csl, format);
    }
  }
}
