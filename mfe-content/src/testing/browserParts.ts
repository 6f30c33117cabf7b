/** Sections whose coming into view a test decides. */
const watched = new Set<FakeObserver>();

class FakeObserver implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  private readonly targets = new Set<Element>();

  constructor(private readonly tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    watched.add(this);
  }

  observe(target: Element): void {
    this.targets.add(target);
  }

  disconnect(): void {
    watched.delete(this);
  }

  comeIntoView(): void {
    this.tell([...this.targets].map(() => ({ isIntersecting: true })));
  }
}

/** What every browser has and jsdom lacks: media queries (those that match are `wide`), and what comes into view. */
export function installBrowserParts({ wide = true } = {}): void {
  const matchMedia = () => ({ matches: wide, addEventListener: () => undefined, removeEventListener: () => undefined });
  Object.assign(window, { matchMedia, IntersectionObserver: FakeObserver });
}

/** As if the reader had scrolled to the foot of the page. */
export function scrollToFoot(): void {
  for (const observer of [...watched]) observer.comeIntoView();
}
