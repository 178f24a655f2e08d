import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element can be seen below the navigation bar; taken as seen until the browser has looked. */
export function useInView<Seen extends HTMLElement>(): [RefObject<Seen | null>, boolean] {
  const element = useRef<Seen>(null);
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true), {
      rootMargin: '-72px 0px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isInView];
}
