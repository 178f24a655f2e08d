import type { SVGProps } from 'react';

/** In the colour of the text. */
export function LineDrawing(props: SVGProps<SVGSVGElement>) {
  return (
    <svg fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" {...props} />
  );
}
