/** Type of the Network Information API, which TypeScript's DOM library does not include. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const { connection } = navigator as { readonly connection?: Connection };
/** The time to connect, in milliseconds, above which a connection is slow: two round trips of 600 ms. */
const SLOW_CONNECT = 1_200;
const CONNECT_KEY = 'adp.connectTime';

/** Marks the page if data saver is on. A server only detects the Save-Data header, not the reader's stored choice. */
export function markDataSaver(isSlow = false): void {
  const { dataset } = document.documentElement;
  const choice = readChoice();
  if (choice ? choice === '1' : connection?.saveData || isSlow) dataset['saver'] = '';
  else if (choice) delete dataset['saver'];
}

/** Returns whether the connection is slow according to the browser, or else to the time that it took to connect. */
export function isSlowConnection(): boolean {
  if (connection?.effectiveType) return connection.effectiveType !== '4g';
  try {
    const [entry] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    const time = entry.connectEnd - entry.connectStart;
    // Later pages of a tab use the same connection, so their time is 0.
    if (time) sessionStorage.setItem(CONNECT_KEY, String(time));
    return Number(sessionStorage.getItem(CONNECT_KEY)) > SLOW_CONNECT;
  } catch {
    return false;
  }
}

function readChoice(): string | null {
  try {
    return localStorage.getItem('adp.saveData');
  } catch {
    return null;
  }
}

export function saveDataChoice(savesData: boolean): void {
  try {
    localStorage.setItem('adp.saveData', savesData ? '1' : '0');
  } catch {
    // If storage is blocked, the choice applies to this page only.
  }
  document.documentElement.toggleAttribute('data-saver', savesData);
}
