import { currentLocale } from '@adp/shared-ui';
import { isPage } from '../../offline/classify';
import { isBuildFile } from '../../offline/html';
import type { VisitMessage } from '../../offline/stores';
import { followNavigations } from '../../lib/followNavigations';
import { isPageStored } from '../../lib/pageHandle';
import { appsInUse } from '../../remotes/loadApp';
import type { RouterHolder } from '../../lib/RouterHolder';

/** Time until a page is considered idle and is stored, in milliseconds. */
const IDLE_DELAY = 1_000;

export function reportVisits(holder: RouterHolder, send: (visit: VisitMessage) => void) {
  let last = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = (isDocument: boolean) => {
    const { href, pathname } = window.location;
    const url = href.replace(/#.*/, '');
    // Offline, the page comes from this device, so it is already stored.
    if (url === last || !navigator.onLine || !isPage(pathname)) return;
    // Do not store pages whose URL may contain a secret.
    if (!isPageStored(holder.get().state.matches)) return;
    last = url;
    const savesData = document.documentElement.hasAttribute('data-saver');
    send({
      type: 'adp.visit',
      url,
      title: readTitle(),
      at: new Date().toISOString(),
      language: currentLocale().slice(0, 2),
      build: __BUILD_ID__,
      isDocument,
      files: listFiles(savesData),
      texts: readTexts(),
      savesData,
      manifests: Object.fromEntries(
        appsInUse().map(({ app, manifest }) => [
          `${app.origin}/manifest.json`,
          { ...manifest, canary: undefined, next: undefined },
        ]),
      ),
    });
  };
  followNavigations(holder, ({ navigation }) => {
    clearTimeout(timer);
    if (navigation.state === 'idle') timer = setTimeout(report, IDLE_DELAY, false);
  });
  report(true);
}

export function readTitle(): string {
  return document.title.replace(/ · [^·]*$/, '');
}

/** Returns the build files of this page, and without data saver its inlined style sheets, which later navigation requests. */
function listFiles(savesData: boolean): readonly string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urls = [...loaded, ...(savesData ? [] : listSheets())].map((name) => new URL(name, window.location.origin));
  return [...new Set(urls.filter((url) => !url.search && isBuildFile(url.pathname)).map(({ href }) => href))];
}

const listSheets = () =>
  [...document.querySelectorAll('style[data-href]')].map((sheet) => sheet.getAttribute('data-href') ?? '');

/** Returns the texts that the HTML contains, so that the worker need not download them. */
const readTexts = () =>
  JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as Readonly<Record<string, unknown>>;
