import { type RefObject, useEffect, useRef, useState } from 'react';

const belowHeader = '-72px 0px 0px';

/** True until the browser has observed it. */
export function useInView<Target extends HTMLElement>(rootMargin = belowHeader): [RefObject<Target | null>, boolean] {
  const element = useRef<Target>(null);
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true), { rootMargin });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [rootMargin]);
  return [element, isInView];
}
