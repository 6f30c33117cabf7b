declare module '*/compileCatalog.cjs' {
  /** The catalog in `json`, each message compiled; `file` is for the error. */
  export function compileCatalog(json: string, file: string): Readonly<Record<string, unknown>>;
}
