declare module '*/findChromium.mjs' {
  /** Returns the path of a Chromium, or prints one sentence and returns undefined. */
  export function findChromium(): Promise<string | undefined>;
}
