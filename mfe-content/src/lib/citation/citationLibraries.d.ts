/** Types of citeproc, which has none. Covers only the parts that this app uses. */
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
