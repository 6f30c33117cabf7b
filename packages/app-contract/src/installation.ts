import { createProvision } from './provision';

/** The browser's offer to install the site as an app. */
export interface InstallOffer {
  /** Shows the browser's own dialog. Call it after a click. A browser shows the dialog only once for each offer. */
  readonly prompt: () => Promise<void>;
}

/** The browser's offer, or `installed` after the reader has accepted it. Undefined in browsers that make no offer. */
export const installation = createProvision<InstallOffer | 'installed'>();
