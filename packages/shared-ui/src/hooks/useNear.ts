import { useEffect, useState, type RefObject } from 'react';

interface NearOptions {
  /** Subscribes to additional triggers, and returns the unsubscribe function. Must be stable. */
  readonly listen?: (onNear: () => void) => () => void;
  /** Minimum time that the element must be in the viewport, in milliseconds. */
  readonly delay?: number;
  /** Distance from the viewport that counts as near, in CSS syntax: "50% 0px". */
  readonly margin?: string;
}

/** Returns whether an element is or has been in the viewport. `already` is the initial result. */
export function useNear(
  element: RefObject<Element | null>,
  already = false,
  { listen, delay = 0, margin = '0px' }: NearOptions = {},
): boolean {
  const [near, setNear] = useState(already);
  useEffect(() => {
    const { current } = element;
    if (near || !current) return undefined;
    const onNear = () => setNear(true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        if (delay === 0) onNear();
        else timer ??= setTimeout(onNear, delay);
      },
      { rootMargin: margin },
    );
    observer.observe(current);
    const stop = listen?.(onNear);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      stop?.();
    };
  }, [near, element, listen, delay, margin]);
  return near;
}
