export type OfferedType = 'private' | 'corporate' | 'celebration';

/** One line each, in the hand of the logo. */
const drawings: Record<OfferedType, string> = {
  private:
    'M8 13l9-2.400c3 6 2.500 12.500-2.400 13.800S5.700 20.500 8 13zM14.600 24.400l3.200 12M13.500 38.400l8.600-2.300M7.300 17.500c3.200.6 6-2.200 10.600-1.700M40 13l-9-2.400c-3 6-2.500 12.500 2.400 13.800s8.900-3.900 6.600-11.400zM33.400 24.400l-3.200 12M34.500 38.400l-8.600-2.300M40.700 17.500c-3.200.6-6-2.200-10.600-1.700M24 4v4M19 5.500l1.600 2.700M29 5.500l-1.600 2.700',
  corporate:
    'M20.500 6h7v6c0 3 6 5 6 14v13h-19V26c0-9 6-11 6-14zM20.500 9.500h7M14.500 27h19M14.500 34h19M20 30.500h8M6 24h5c.6 4 .3 8-2.500 8S5.400 28 6 24zM8.500 32v7M5.500 39.500h6M37 24h5c.6 4 .3 8-2.500 8s-3.100-4-2.500-8zM39.500 32v7M36.500 39.500h6M3 42.500h42',
  celebration:
    'M14.600 19.400l8 8c3 3 1.600 5-.6 7.200l-8.400 8.400-8.600-8.600 8.400-8.400c2.200-2.200 4.200-3.600 7.200-.6M14.600 19.400l5.200-5.200 8 8-5.200 5.200M21.500 15.900l4.600 4.600M8.800 30.600l8.600 8.600M30 12l4-4M27 10l.5-6M32 15l6-.5M36 4v.1M42 8v.1M40 15v.1M33 20l5 3M41 22v.1M31 5v.1M43 17v.1',
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
