/** Package with the core. Its modules are internal, so run the whole auth suite after each version change. */
export const corePackage = {
  spec: 'firebase-tools@15.34.2',
  integrity: 'sha512-Xo010+PZAj5sL6hn33p19egXDmVlowPZknbs2Rf4nxd6Ulx6gLCd76qHd9XT2lV3B0u7yi0iO0BU5qrLeY8Y+g==',
} as const;

const folder = 'package/lib/emulator/auth/';

export const coreFiles: readonly string[] = 'apiSpec cloudFunctions errors operations state utils widget_ui'
  .split(' ')
  .map((name) => `${folder}${name}.js`);

/** Entry point of the bundle, in the folder of the core's files. `AuthCore` describes its exports. */
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

/** CommonJS stubs by import path, for features that this platform lacks. */
export const coreStubs: Readonly<Record<string, string>> = {
  // No other emulator runs. Email links have the origin of the site that requested them.
  '../registry': `exports.EmulatorRegistry = { isRunning: () => false, url: (_, request) => new URL(request.origin) };`,
  '../types': `exports.Emulators = { AUTH: 'auth', FUNCTIONS: 'functions' };`,
  '../emulatorLogger': `exports.EmulatorLogger = { forEmulator: () => ({ log() {}, logLabeled() {} }) };`,
  '../../error': `exports.FirebaseError = class FirebaseError extends Error {};`,
  'exegesis/lib/errors': `exports.ExtendableError = class ExtendableError extends Error {
  constructor(message) { super(message); this.name = this.constructor.name; }
};`,
};

export const coreImports = ['crypto', 'url', 'jsonwebtoken'] as const;
