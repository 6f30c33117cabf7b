export {
  CONTRACT_VERSION,
  firstIssue,
  getPageTraits,
  layoutNames,
  needsIdentity,
  type Access,
  type AppModule,
  type AppRoute,
  type LayoutName,
  type PageTraits,
} from './contract';
export { installation, type InstallOffer } from './installation';
export {
  chooseTrack,
  findIncompatibility,
  parseIntegrity,
  parseManifest,
  type AppManifest,
  type BuildManifest,
  type ShellSupport,
} from './manifest';
export { connectNotices, notify, type Notice, type NoticeType } from './notify';
export { readAppModule } from './readAppModule';
export { pageSaver, type PageSaver, type PageSet, type SavedSet, type SavingState } from './pageSaver';
export { hasUnsaved, holdUnsaved } from './unsaved';

/** Globals that bundles share with the inline scripts of the HTML and with webpack's runtime. Undefined if their script did not run. */
declare global {
  /** Preloads the files of the page at `pathname` in parallel, without the manifest if `isLoaded`. Defined by the HTML, called by the shell. */
  var adpPreload: ((pathname: string, isLoaded?: boolean) => void) | undefined;
  /** Ends the recording of nodes added before hydration, and returns the records. Defined by the HTML, called by the shell. */
  var adpTakeChanges: (() => readonly MutationRecord[]) | undefined;
  /** Retries a shell script that fails to load, and calls `onLost` after the last attempt. Defined by the HTML's first script. */
  var adpWatch: ((script: HTMLScriptElement, onLost?: () => void) => void) | undefined;
  /** Resolves when the hash of the file at `url` is available. Defined by the shell, called before a build loads a chunk. */
  var adpTrust: ((url: string) => Promise<void> | undefined) | undefined;
}
