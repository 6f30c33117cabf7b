declare module '*/compileCatalog.cjs' {
  /** Compiles each message of the catalog in `json`. Errors name `file`. */
  export function compileCatalog(json: string, file: string): Readonly<Record<string, unknown>>;
}
