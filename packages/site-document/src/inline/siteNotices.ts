// Hides dismissed and expired notices before the page is shown. Each form has an `action`, so that other scripts ignore it.

const MAX_DISMISSED = 20;

const region = document.getElementById('site-notices');
const notices = [...(region?.querySelectorAll('form') ?? [])];
let dismissed = readDismissed();

function readDismissed(): readonly string[] {
  try {
    return (JSON.parse(localStorage.getItem('adp.notices') ?? '[]') as readonly string[] | null) ?? [];
  } catch {
    return [];
  }
}

function hideEmptyRegion(): void {
  if (region) region.hidden = notices.every(({ hidden }) => hidden);
}

function dismiss(notice: HTMLFormElement, id: string): void {
  notice.hidden = true;
  dismissed = [...dismissed.slice(1 - MAX_DISMISSED), id];
  hideEmptyRegion();
  document.querySelector<HTMLElement>('#site-notices form:not([hidden]) button,#root a,#root button')?.focus();
  try {
    localStorage.setItem('adp.notices', JSON.stringify(dismissed));
  } catch {
    // If storage is blocked, the notice is shown again on the next page.
  }
}

for (const notice of notices) {
  const { notice: id = '', until } = notice.dataset;
  notice.hidden = dismissed.includes(id) || Number(until) < Date.now();
  notice.onsubmit = (event) => {
    event.preventDefault();
    dismiss(notice, id);
  };
}
hideEmptyRegion();
