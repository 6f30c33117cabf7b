import { installation, type InstallOffer } from '@adp/app-contract';

/** Event of Chromium, which TypeScript's DOM library does not include. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** Stores the browser's offer to install the site until a page uses it. The browser makes the offer only once per document. */
export function followInstallation(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const offer: InstallOffer = {
      prompt: async () => {
        // The cast is safe, because only this event has the name.
        await (event as InstallPromptEvent).prompt();
        if (installation.get() === offer) installation.provide(undefined);
      },
    };
    installation.provide(offer);
  });
  window.addEventListener('appinstalled', () => installation.provide('installed'));
}
