import { useLayoutEffect, useRef } from 'react';

/** Smaller than this nobody reads it in candlelight: then rather a second page. */
const smallest = 0.62;
const step = 0.02;

/** Makes the writing of a sheet as large as one page allows, whenever what it says is other than before. */
export function useOnePage(content: string) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fit = () => {
      if (sheet.current) shrink(sheet.current);
    };
    fit();
    void document.fonts?.ready.then(fit); // another typeface has other widths
  }, [content]);
  return sheet;
}

function shrink(sheet: HTMLElement): void {
  const room = sheet.parentElement ? parseFloat(getComputedStyle(sheet.parentElement).height) : 0; // without its margins
  for (let scale = 1; scale >= smallest; scale -= step) {
    sheet.style.setProperty('--scale', scale.toFixed(2));
    if (sheet.offsetHeight <= room) return;
  }
}
