import { type RefObject, useEffect, useRef, useState } from 'react';

const belowHeaderMargin = '-72px 0px 0px';

/** True until the browser has observed it. */
export function useInView<Target extends HTMLElement>(
  rootMargin = belowHeaderMargin,
): [RefObject<Target | null>, boolean] {
  const elementRef = useRef<Target>(null);
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (!elementRef.current) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true), { rootMargin });
    observer.observe(elementRef.current);
    return () => observer.disconnect();
  }, [rootMargin]);
  return [elementRef, isInView];
}
