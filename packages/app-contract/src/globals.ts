/**
 * Globals that a page's bundles share with other scripts: the inline scripts of the HTML (packages/site-document/src/inline), and the code
 * that webpack adds to every build (packages/app-kit/webpack). A global is undefined if the script that defines it did not run.
 */
declare global {
  /**
   * Requests in parallel the files that the page at `pathname` would otherwise request one after another. Leaves out the app's manifest if
   * `isLoaded` is true. Defined by the HTML, called by the shell.
   */
  var adpPreload: ((pathname: string, isLoaded?: boolean) => void) | undefined;
  /**
   * Ends the recording of nodes that were added to the content before hydration, and returns the records. Defined by the HTML, called by
   * the shell.
   */
  var adpTakeChanges: (() => readonly MutationRecord[]) | undefined;
  /**
   * Retries a shell script that fails to load, and calls `onLost` after the last attempt. Defined by the HTML's first script, called by the
   * script that starts a page with content.
   */
  var adpWatch: ((script: HTMLScriptElement, onLost?: () => void) => void) | undefined;
  /** Resolves when the hash of the file at `url` is available. Defined by the shell, called before a build loads a chunk. */
  var adpTrust: ((url: string) => Promise<void> | undefined) | undefined;
}

export {};
