const watched = new Set<FakeObserver>();

class FakeObserver implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  private readonly targets = new Set<Element>();

  constructor(private readonly callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    watched.add(this);
  }

  observe(target: Element): void {
    this.targets.add(target);
  }

  disconnect(): void {
    watched.delete(this);
  }

  scrollIntoView(): void {
    this.callback([...this.targets].map(() => ({ isIntersecting: true })));
  }
}

/** Fakes `IntersectionObserver`, which jsdom lacks. No element is in the viewport until `scrollToFoot` is called. */
export function installObserver(): void {
  Object.assign(window, { IntersectionObserver: FakeObserver });
}

export function scrollToFoot(): void {
  for (const observer of [...watched]) observer.scrollIntoView();
  window.dispatchEvent(new Event('scroll'));
}
