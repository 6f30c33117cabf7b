/** The Network Information API, which TypeScript's library does not include. */
interface Connection {
  readonly saveData?: boolean;
}

/** Marks the page of a reader who saves data (packages/shared-ui/src/hooks/dataSaver.ts). Servers only know the Save-Data header. */
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
    // The choice applies to this page only.
  }
  document.documentElement.toggleAttribute('data-saver', savesData);
}
