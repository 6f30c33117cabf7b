/** Type of the Network Information API, which TypeScript's DOM library does not include. */
interface Connection {
  readonly saveData?: boolean;
}

/** Marks the page if data saver is on. A server only detects the Save-Data header, not the reader's stored choice. */
export function markDataSaver(): void {
  const { dataset } = document.documentElement;
  const choice = readChoice();
  const { connection } = navigator as { readonly connection?: Connection };
  if (choice ? choice === '1' : connection?.saveData) dataset['saver'] = '';
  else if (choice) delete dataset['saver'];
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
