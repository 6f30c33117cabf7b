/**
 * Globals that a page's bundles share with other scripts: the inline scripts of the HTML (packages/site-document/src/inline), and the code
 * that webpack adds to every build (packages/app-kit/webpack). Each is undefined if its script did not run.
 */
declare global {
  /**
   * Requests in parallel the files that the page at `pathname` would request one after another. Leaves out the app's manifest if the app
   * `isLoaded`. Defined by the HTML, called by the shell.
   */
  var adpPreload: ((pathname: string, isLoaded?: boolean) => void) | undefined;
  /**
   * Ends the recording of nodes that were added to the content before hydration, and returns it. Defined by the HTML, called by the shell.
   */
  var adpTakeChanges: (() => readonly MutationRecord[]) | undefined;
  /**
   * Retries a script of the shell that fails to load, and calls `onLost` after the last attempt. Defined by the HTML's first script, called
   * by the script that starts a page with content.
   */
  var adpWatch: ((script: HTMLScriptElement, onLost?: () => void) => void) | undefined;
  /** Resolves when the hash of a build's file is available. Defined by the shell, called before a build loads a chunk. */
  var adpTrust: ((url: string) => Promise<void> | undefined) | undefined;
}

export {};
