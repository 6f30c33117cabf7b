/**
 * A modal dialog as browsers have it and jsdom does not: Escape closes it, what is hidden loses the keyboard, and the close
 * event comes in a task of its own. It does not give the focus back, so that a test sees whether the page does.
 */
export function installDialog(): void {
  const onEscape = new WeakMap<HTMLDialogElement, (event: KeyboardEvent) => void>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') this.close();
    };
    onEscape.set(this, close);
    document.addEventListener('keydown', close);
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && this.contains(activeElement)) activeElement.blur();
    const listener = onEscape.get(this);
    if (listener) document.removeEventListener('keydown', listener);
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}
