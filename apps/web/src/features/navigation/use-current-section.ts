import { useEffect, useState } from 'react';
import type { SectionId } from '../../shared/site/section-address';

const sections: readonly SectionId[] = ['home', 'about', 'wines', 'contact'];

/** The section of the page that lies under the middle of the screen; `null` on pages that have none of them. */
export function useCurrentSection(): SectionId | null {
  const [current, setCurrent] = useState<SectionId | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id as SectionId);
      },
      { rootMargin: '-50% 0px -50% 0px' },
    );
    sections.forEach((section) => {
      const element = document.getElementById(section);
      if (element) observer.observe(element);
    });
    return () => observer.disconnect();
  }, []);
  return current;
}
