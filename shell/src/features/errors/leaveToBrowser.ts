/** A control that may open an element by itself, in browsers that support it. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | Opener;
type Opener = HTMLButtonElement & { readonly commandForElement?: Element | null };

/**
 * Leaves the server's HTML in `container` to the browser. Links and forms load documents, as without JavaScript. Controls that need a
 * script are hidden (`data-scripting`, docs/contracts.md) or disabled, so that none fails silently.
 */
export function leaveToBrowser(container: Element): void {
  document.documentElement.dataset['scripting'] = 'off';
  for (const control of container.querySelectorAll<Control>('button, input, select, textarea'))
    if (!worksWithoutScripts(control)) control.disabled = true;
}

function worksWithoutScripts(control: Control): boolean {
  if (control.form?.hasAttribute('action')) return true;
  return control instanceof HTMLButtonElement && Boolean(control.popoverTargetElement ?? control.commandForElement);
}
