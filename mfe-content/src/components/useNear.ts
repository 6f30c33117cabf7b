import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element has been in the viewport, now or earlier.
 * @param already near from the start
 * @param listen subscribes to other triggers and returns the unsubscribe function; declared in a module
 */
export function useNear(
  place: RefObject<Element | null>,
  already = false,
  listen?: (onNear: () => void) => () => void,
): boolean {
  const [near, setNear] = useState(already);
  useEffect(() => {
    const { current } = place;
    if (near || !current) return undefined;
    const onNear = () => setNear(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    });
    observer.observe(current);
    const stop = listen?.(onNear);
    return () => {
      observer.disconnect();
      stop?.();
    };
  }, [near, place, listen]);
  return near;
}
