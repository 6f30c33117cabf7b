/** Types of citation-js, which has none. Covers only the parts that tests use. */
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
