import type { SVGProps } from 'react';

/** Lines on a grid of 20. */
export function Icon({ path, strokeWidth = 1.5 }: { path: string; strokeWidth?: number }) {
  return (
    <LineDrawing viewBox="0 0 20 20" width="20" height="20" strokeWidth={strokeWidth}>
      <path d={path} />
    </LineDrawing>
  );
}

export const closeIconPath = 'M5 5l10 10M15 5L5 15';

/** In the colour of the text. */
export function LineDrawing(props: SVGProps<SVGSVGElement>) {
  return (
    <svg fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" {...props} />
  );
}
