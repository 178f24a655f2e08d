import { useEffect, useState } from 'react';

const tolerancePixels = 24;

/** Whether the page has not been scrolled yet; taken as so until the browser has looked. */
export function useIsAtTop(): boolean {
  const [isAtTop, setAtTop] = useState(true);
  useEffect(() => {
    const look = () => setAtTop(scrollY <= tolerancePixels);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isAtTop;
}
