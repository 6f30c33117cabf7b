/** Time until the page shows that its script could not load, in milliseconds. */
const ARRIVAL_TIMEOUT = 19_000;
/** Timeout for fetching a script bypassing the browser's cache, in milliseconds. */
const FETCH_TIMEOUT = 9_000;
const MAX_RETRIES = 2;

const getStatus = () => document.getElementById('waiting');

/** Retries the shell's scripts if they fail to load. Defines `adpWatch`, which other code calls to retry another script. */
export function retryScripts(): void {
  globalThis.adpWatch = (script, onLost) =>
    watch(script, {
      onLost,
      retries: 0,
      timer: setTimeout(() => giveUp(onLost), ARRIVAL_TIMEOUT),
    });
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[defer][src]'))
    if (findCopy(script)) globalThis.adpWatch(script);
}

interface Watch {
  readonly onLost: (() => void) | undefined;
  readonly retries: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Watches a script. If it fails, fetches it bypassing the cache and requests a second URL, at most twice. */
function watch(script: HTMLScriptElement, { onLost, retries, timer }: Watch): void {
  script.onload = () => {
    clearTimeout(timer);
    const status = getStatus();
    if (status?.querySelector('a')) status.replaceChildren();
  };
  script.onerror = async () => {
    const copy = findCopy(script)?.cloneNode();
    if (retries >= MAX_RETRIES || !(copy instanceof HTMLScriptElement)) {
      clearTimeout(timer);
      giveUp(onLost);
      return;
    }
    await replaceCached(script);
    copy.type = '';
    watch(copy, { onLost, retries: retries + 1, timer });
    document.head.append(copy);
  };
}

function giveUp(onLost: (() => void) | undefined): void {
  document.documentElement.dataset['scripting'] = 'off';
  const status = getStatus();
  if (status) {
    const { failed = '', reload = '' } = status.dataset;
    const link = document.createElement('a');
    link.href = '';
    link.textContent = reload;
    status.replaceChildren(`${failed} `, link);
  }
  onLost?.();
}

/**
 * Returns the element with the second URL. The caller copies the element, because Trusted Types forbid setting `src`
 * (decision 063).
 */
function findCopy(script: HTMLScriptElement): Element | null {
  const url = script.getAttribute('src')?.replace(/\?.*/, '') ?? '';
  return document.querySelector(`script[type=retry][src='${url}?retry']`);
}

async function replaceCached(script: HTMLScriptElement): Promise<void> {
  try {
    await fetch(script.src, {
      cache: 'reload',
      integrity: script.getAttribute('integrity') ?? '',
      signal: AbortSignal.timeout(FETCH_TIMEOUT),
    });
  } catch {
    // The request to the second URL may still succeed.
  }
}
