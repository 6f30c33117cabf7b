/** Types of the citation libraries, which have none. Covers only the parts that this app uses. */
declare module '@citation-js/core' {
  export const plugins: {
    readonly output: {
      format(name: 'bibtex', data: readonly object[]): string;
      format(name: 'ris', data: readonly object[], options: { format: 'object' }): readonly Record<string, unknown>[];
    };
    readonly config: { get(name: '@bibtex'): { readonly format: { asciiOnly: boolean } } };
  };
  export class Cite {
    constructor(data: string | object, options?: { forceType: string });
    readonly data: readonly Readonly<Record<string, unknown>>[];
  }
}
declare module '@citation-js/plugin-bibtex' {}
declare module '@citation-js/plugin-ris' {}

declare module 'citeproc' {
  interface System {
    retrieveLocale(language: string): string;
    retrieveItem(id: string): object | undefined;
  }
  export interface Engine {
    setOutputFormat(format: 'text' | 'html'): void;
    updateItems(ids: readonly string[]): void;
    makeBibliography(): readonly [object, readonly string[]];
  }
  const CSL: {
    readonly Engine: new (system: System, style: string, language: string, forceLanguage: boolean) => Engine;
  };
  export default CSL;
}
