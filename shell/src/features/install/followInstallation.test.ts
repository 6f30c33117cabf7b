import { installation } from '@adp/app-contract';
import { followInstallation } from './followInstallation';

followInstallation();
afterEach(() => installation.provide(undefined));

/** Makes the browser's offer, and returns its event. */
function makeOffer(prompt: () => Promise<unknown>) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return event;
}
const showPrompt = async () => {
  const offer = installation.get();
  if (typeof offer === 'object') await offer.prompt();
};

test("pages can show the browser's dialog once", async () => {
  const prompt = jest.fn(() => Promise.resolve());
  expect(makeOffer(prompt).defaultPrevented).toBe(true);
  await showPrompt();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(installation.get()).toBeUndefined();
});

test('an accepted offer leaves the site installed', async () => {
  makeOffer(() => {
    window.dispatchEvent(new Event('appinstalled'));
    return Promise.resolve();
  });
  await showPrompt();
  expect(installation.get()).toBe('installed');
});
