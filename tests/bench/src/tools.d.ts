declare module '*/findChromium.mjs' {
  /** The path of a Chromium; undefined, and one sentence said, where none can be had. */
  export function findChromium(): Promise<string | undefined>;
}
