/**
 * The source of the core. Its modules are internal to the package, so a new version requires a run of the whole auth
 * suite.
 */
export const corePackage = {
  spec: 'firebase-tools@15.34.2',
  integrity: 'sha512-Xo010+PZAj5sL6hn33p19egXDmVlowPZknbs2Rf4nxd6Ulx6gLCd76qHd9XT2lV3B0u7yi0iO0BU5qrLeY8Y+g==',
} as const;

const folder = 'package/lib/emulator/auth/';

/** The files of the tarball that are bundled. */
export const coreFiles: readonly string[] = [
  'apiSpec.js',
  'cloudFunctions.js',
  'errors.js',
  'operations.js',
  'state.js',
  'utils.js',
  'widget_ui.js',
].map((name) => folder + name);

/** The entry of the bundle, in the folder of the core's files. Its exports are `AuthCore`. */
export const coreEntry = {
  folder,
  contents: `
const operations = require('./operations');
const widget = require('./widget_ui');
module.exports = {
  operations: operations.authOperations,
  batchCreate: operations.authOperations.identitytoolkit.projects.accounts.batchCreate,
  resetPassword: operations.resetPassword,
  setAccountInfo: operations.setAccountInfoImpl,
  ProjectState: require('./state').AgentProjectState,
  api: require('./apiSpec').default,
  widget: widget.WIDGET_UI,
  widgetPlaceholder: widget.PROVIDERS_LIST_PLACEHOLDER,
  errors: require('./errors'),
};`,
} as const;

/**
 * Modules elsewhere in its package that the core imports, for features that this platform lacks: import -> CommonJS
 * source.
 */
export const coreStubs: Readonly<Record<string, string>> = {
  // No other emulator runs. Links in emails have the origin of the site that requested them.
  '../registry': `exports.EmulatorRegistry = { isRunning: () => false, url: (_, request) => new URL(request.origin) };`,
  '../types': `exports.Emulators = { AUTH: 'auth', FUNCTIONS: 'functions' };`,
  '../emulatorLogger': `exports.EmulatorLogger = { forEmulator: () => ({ log() {}, logLabeled() {} }) };`,
  '../../error': `exports.FirebaseError = class FirebaseError extends Error {};`,
  'exegesis/lib/errors': `exports.ExtendableError = class ExtendableError extends Error {
  constructor(message) { super(message); this.name = this.constructor.name; }
};`,
};

/** Modules that the bundle requires when it is loaded. */
export const coreImports = ['crypto', 'url', 'jsonwebtoken'] as const;
