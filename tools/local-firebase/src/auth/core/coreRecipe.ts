/** Where the core comes from. Its modules are internal to the package: a new version needs the whole auth suite again. */
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

/** The bundle's entry, as if it stood among the core's files. What it exports is `AuthCore`. */
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

/** What the core imports from elsewhere in its package, and of which we serve nothing: import -> CommonJS source. */
export const coreStubs: Readonly<Record<string, string>> = {
  // No other emulator runs. The address of e-mail links is that of the site that asked.
  '../registry': `exports.EmulatorRegistry = { isRunning: () => false, url: (_, request) => new URL(request.origin) };`,
  '../types': `exports.Emulators = { AUTH: 'auth', FUNCTIONS: 'functions' };`,
  '../emulatorLogger': `exports.EmulatorLogger = { forEmulator: () => ({ log() {}, logLabeled() {} }) };`,
  '../../error': `exports.FirebaseError = class FirebaseError extends Error {};`,
  'exegesis/lib/errors': `exports.ExtendableError = class ExtendableError extends Error {
  constructor(message) { super(message); this.name = this.constructor.name; }
};`,
};

/** What the bundle requires when it is loaded. */
export const coreImports = ['crypto', 'url', 'jsonwebtoken'] as const;
