import { useEffect, useState, type RefObject } from 'react';

interface NearOptions {
  /** Subscribes to other triggers and returns the unsubscribe function; declared in a module. */
  readonly listen?: (onNear: () => void) => () => void;
  /** Only after so many milliseconds in the viewport. */
  readonly delay?: number;
  /** How far outside the viewport is near enough, as in CSS: "50% 0px". */
  readonly margin?: string;
}

/**
 * Whether an element has been in the viewport, now or earlier.
 * @param already near from the start
 */
export function useNear(
  place: RefObject<Element | null>,
  already = false,
  { listen, delay = 0, margin = '0px' }: NearOptions = {},
): boolean {
  const [near, setNear] = useState(already);
  useEffect(() => {
    const { current } = place;
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
  }, [near, place, listen, delay, margin]);
  return near;
}
