import { currentLocale } from '@adp/shared-ui';
import { isPage } from '../../offline/classify';
import { isBuildFile } from '../../offline/html';
import type { VisitMessage } from '../../offline/stores';
import { isPageStored } from '../../lib/pageHandle';
import { appsInUse } from '../../remotes/loadApp';
import type { RouterHolder } from '../../lib/RouterHolder';

/** How long a page has been quiet before it is stored, in milliseconds. */
const QUIET = 1_000;

/** Sends the worker the page that is open, and each that the reader goes on to. */
export function reportVisits(holder: RouterHolder, send: (visit: VisitMessage) => void) {
  let last = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = (isDocument: boolean) => {
    const { href, pathname } = window.location;
    const url = href.replace(/#.*/, '');
    // One that was opened from this device is there already.
    if (url === last || !navigator.onLine || !isPage(pathname)) return;
    // Its URL may hold a secret.
    if (!isPageStored(holder.get().state.matches)) return;
    last = url;
    // As the switch of the footer writes it.
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
        appsInUse().map(({ app, manifest }) => [`${app.origin}/manifest.json`, { ...manifest, canary: undefined }]),
      ),
    });
  };
  const follow = () =>
    holder.get().subscribe(({ navigation }) => {
      clearTimeout(timer);
      if (navigation.state === 'idle') timer = setTimeout(report, QUIET, false);
    });
  let stop = follow();
  holder.subscribe(() => {
    stop();
    stop = follow();
  });
  report(true);
}

/** The page's title without the site's name. */
export function readTitle(): string {
  return document.title.replace(/ · [^·]*$/, '');
}

/** The files of builds that this page has loaded and, unless its reader saves data, the sheets that its HTML brought: a page that is opened inside the site asks for those. */
function listFiles(savesData: boolean): readonly string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const addresses = [...loaded, ...(savesData ? [] : listSheets())].map(
    (address) => new URL(address, window.location.origin),
  );
  return [...new Set(addresses.filter((url) => !url.search && isBuildFile(url.pathname)).map(({ href }) => href))];
}

const listSheets = () =>
  [...document.querySelectorAll('style[data-href]')].map((sheet) => sheet.getAttribute('data-href') ?? '');

/** As the page has them, so that nothing is downloaded for them. */
const readTexts = () =>
  JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as Readonly<Record<string, unknown>>;
