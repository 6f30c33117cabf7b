/**
 * Fakes modal dialogs, which jsdom lacks. As in browsers, a dialog focuses its first link or button, and Escape cancels and closes the
 * dialog. Hidden elements lose focus, and the close event follows in a separate task. The fake does not return focus, so that tests check
 * whether the page does.
 */
export function installDialog(): void {
  const escapeListeners = new WeakMap<HTMLDialogElement, (event: KeyboardEvent) => void>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
    this.open = true;
    this.querySelector<HTMLElement>('a[href], button')?.focus();
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
    };
    escapeListeners.set(this, close);
    document.addEventListener('keydown', close);
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && this.contains(activeElement)) activeElement.blur();
    const listener = escapeListeners.get(this);
    if (listener) document.removeEventListener('keydown', listener);
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}
