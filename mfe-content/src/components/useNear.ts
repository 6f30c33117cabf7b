import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the reader has come to an element: it has stood in the window once. What is near stays near.
 * @param already near from the start, nothing to wait for
 * @param listen tells of other reasons to call it near, and gives what ends that; a function of a module
 */
export function useNear(
  place: RefObject<Element | null>,
  already = false,
  listen?: (come: () => void) => () => void,
): boolean {
  const [near, setNear] = useState(already);
  useEffect(() => {
    const { current } = place;
    if (near || !current) return undefined;
    const come = () => setNear(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) come();
    });
    observer.observe(current);
    const stop = listen?.(come);
    return () => {
      observer.disconnect();
      stop?.();
    };
  }, [near, place, listen]);
  return near;
}
