export type OfferedType = 'private' | 'corporate' | 'celebration';

/** One line each, in the hand of the logo. */
const drawings: Record<OfferedType, string> = {
  private:
    'M8 13l9-2.400c3 6 2.500 12.500-2.400 13.800S5.700 20.500 8 13zM14.600 24.400l3.200 12M13.500 38.400l8.600-2.300M7.300 17.500c3.200.6 6-2.200 10.600-1.700M40 13l-9-2.400c-3 6-2.500 12.500 2.400 13.800s8.900-3.900 6.600-11.400zM33.400 24.400l-3.200 12M34.500 38.400l-8.600-2.300M40.700 17.500c-3.200.6-6-2.200-10.600-1.700M24 4v4M19 5.500l1.600 2.700M29 5.500l-1.600 2.700',
  corporate:
    'M21.500 5h5v8c0 3 4.500 5 4.500 11v15.500h-14V24c0-6 4.500-8 4.500-11zM21.500 8.500h5M17 26h14M17 33.500h14M21.500 29.800h5M4.500 23h6.400c.6 5 .4 9-3.200 9s-3.800-4-3.200-9zM7.700 32v7.500M4.700 39.500h6M37.100 23h6.400c.6 5 .4 9-3.200 9s-3.800-4-3.200-9zM40.300 32v7.500M37.300 39.500h6M1.500 42.500h45',
  celebration:
    'M26.200 16.600l4 3.200-4.300 5.500c-1.900 2.400.2 5.400-3.600 10.300l-7.600 9.700-10.800-8.400 7.600-9.700c3.800-4.900 7.200-3.600 9-6zM13.800 25.300l10.700 8.300M27.600 11.400l4.800 3.700 2.300-3-4.800-3.700zM36 6l2.500-3.500M39.500 10l5-2M38.500 15.500l5 1.500M30 4.500V1M44 13v.1M41 4v.1M34.500 20v.1M35 26c2-1 3-2.500 2.500-5M26 7.500c-2-1-3-2.500-2.500-4.500M20.500 10v.1M42 21.500v.1',
};

export function EventTypeDrawing({ type }: { type: OfferedType }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="96"
      height="96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[type]} />
    </svg>
  );
}
