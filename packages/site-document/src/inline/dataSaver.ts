/** The browser's hint, which TypeScript's library does not know. */
interface Connection {
  readonly saveData?: boolean;
}

/** Marks the page of a reader who saves data (packages/shared-ui/src/hooks/dataSaver.ts). A server knows them by the Save-Data header only. */
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

/** Stores the reader's choice, and marks the page accordingly. */
export function saveDataChoice(savesData: boolean): void {
  try {
    localStorage.setItem('adp.saveData', savesData ? '1' : '0');
  } catch {
    // The choice lasts for this page.
  }
  document.documentElement.toggleAttribute('data-saver', savesData);
}
