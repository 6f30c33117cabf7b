/** The parts of the citation libraries that we use; they bring no types. */
declare module '@citation-js/core' {
  export const plugins: {
    readonly input: {
      /** Works in CSL-JSON. @throws what the format's parser throws */
      chain(
        text: string,
        options: { readonly forceType: '@biblatex/text' | '@ris/file'; readonly generateGraph: false },
      ): readonly Readonly<Record<string, unknown>>[];
    };
  };
}
declare module '@citation-js/plugin-bibtex' {}
declare module '@citation-js/plugin-ris' {}
