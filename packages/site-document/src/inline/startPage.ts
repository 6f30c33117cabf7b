import { isSlowConnection, markDataSaver, saveDataChoice } from './dataSaver';
import { markLanguageOffer } from './languageOffer';

/* With data saver and no session, the shell starts at the first input that the browser cannot handle. */

/** Delay before the page shows the loading message, in milliseconds. */
const LOADING_DELAY = 300;
/** Time after which the page hides the loading message, in milliseconds. By then, the shell has shown the page or an error. */
const LOADING_TIMEOUT = 20_000;

const { dataset } = document.documentElement;
markDataSaver(isSlowConnection());
markLanguageOffer();
dataset['scripting'] = 'on';
const savesData = 'saver' in dataset;
const waitingScript = document.querySelector('script[type=waiting]');
const eventTypes = ['click', 'input'];

let isStarting = false;
let pressed: HTMLElement | undefined;

const getStatus = () => document.getElementById('waiting');

function showStatus(text: string): void {
  const status = getStatus();
  if (status) status.textContent = text;
}

function whenParsed(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work);
  else work();
}

function runShell(): void {
  // Trusted Types forbid setting `src` (decision 063), so copy an element that already has it.
  const script = waitingScript?.cloneNode();
  if (!(script instanceof HTMLScriptElement)) return;
  script.type = '';
  globalThis.adpWatch?.(script, () => {
    isStarting = false;
  });
  document.head.append(script);
}

function start(): void {
  if (isStarting) return;
  isStarting = true;
  // With data saver on, the page requests fonts only when its content uses them, so do not preload fonts.
  const hints = `link[as]:not([rel])${savesData ? ':not([as=font])' : ''}`;
  for (const link of document.querySelectorAll<HTMLLinkElement>(hints)) link.rel = 'preload';
  whenParsed(runShell);
}

function worksWithoutScripts(control: HTMLElement): boolean {
  if (control.matches('a,summary:not([data-scripted])')) return true;
  if ('commandForElement' in control && control.commandForElement) return true;
  if ('popoverTargetElement' in control && control.popoverTargetElement) return true;
  return 'form' in control && control.form instanceof HTMLFormElement && control.form.hasAttribute('action');
}

function onUse(event: Event): void {
  const { target } = event;
  const control = target instanceof Element && target.closest<HTMLElement>('a,summary,button,input,select,textarea');
  if (!control || worksWithoutScripts(control)) return;
  if (control instanceof HTMLInputElement && control.name === 'saver') {
    saveDataChoice(control.checked);
    if (!control.checked) start();
    return;
  }
  if (control.matches('button,summary')) {
    event.preventDefault();
    pressed = control;
  }
  start();
  setTimeout(() => isStarting && showStatus(getStatus()?.dataset['loading'] ?? ''), LOADING_DELAY);
  setTimeout(() => isStarting && showStatus(''), LOADING_TIMEOUT);
}

function onStarted(): void {
  for (const type of eventTypes) removeEventListener(type, onUse, true);
  isStarting = false;
  showStatus('');
  if (!pressed) return;
  // The page may have been rendered again, so find the new element of the same control.
  const { textContent, tagName, isConnected } = pressed;
  const same = [...document.querySelectorAll<HTMLElement>(tagName)].find((each) => each.textContent === textContent);
  (isConnected ? pressed : (same ?? pressed)).click();
}

function hasSession(): boolean {
  try {
    return Boolean(localStorage.getItem('adp.session'));
  } catch {
    return false;
  }
}

for (const type of eventTypes) addEventListener(type, onUse, true);
addEventListener('adp.started', onStarted, { once: true });
if (!savesData || hasSession()) start();
if (savesData)
  whenParsed(() => {
    const control = document.querySelector<HTMLInputElement>('[name=saver]');
    if (control) control.checked = true;
  });
