import { menuPath } from '@strapec/domain';
import { useEffect, useState } from 'react';
import { usePage } from '../../shared/site/page';
import type { SectionId } from '../../shared/site/section-address';

const sections: readonly SectionId[] = ['home', 'about', 'wines', 'contact'];

/** The section of the home page that lies a quarter down the screen, where people read; the list belongs to the wines, other pages to none. */
export function useCurrentSection(): SectionId | null {
  const { path } = usePage();
  const [current, setCurrent] = useState<SectionId | null>(path === '/' ? 'home' : path === menuPath ? 'wines' : null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id as SectionId);
      },
      { rootMargin: '-25% 0px -75% 0px' },
    );
    sections.forEach((section) => {
      const element = document.getElementById(section);
      if (element) observer.observe(element);
    });
    return () => observer.disconnect();
  }, []);
  return current;
}
