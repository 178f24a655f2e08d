export type OfferedType = 'private' | 'corporate' | 'celebration';

/** One line each, in the style of the logo. */
const drawings: Record<OfferedType, string> = {
  private:
    'M8 13l9-2.4c3 6 2.5 12.5-2.4 13.8S5.7 20.5 8 13zM14.6 24.4l3.2 12M13.5 38.4l8.6-2.3M7.3 17.5c3.2.6 6-2.2 10.6-1.7M40 13l-9-2.4c-3 6-2.5 12.5 2.4 13.8s8.9-3.9 6.6-11.4zM33.4 24.4l-3.2 12M34.5 38.4l-8.6-2.3M40.7 17.5c-3.2.6-6-2.2-10.6-1.7M24 4v4M19 5.5l1.6 2.7M29 5.5l-1.6 2.7',
  corporate:
    'M21.5 5h5v8c0 3 4.5 5 4.5 11v15.5h-14V24c0-6 4.5-8 4.5-11zM21.5 8.5h5M17 26h14M17 33.5h14M21.5 29.8h5M4.5 23h6.4c.6 5 .4 9-3.2 9s-3.8-4-3.2-9zM7.7 32v7.5M4.7 39.5h6M37.1 23h6.4c.6 5 .4 9-3.2 9s-3.8-4-3.2-9zM40.3 32v7.5M37.3 39.5h6M1.5 42.5h45',
  celebration:
    'M26.2 16.6l4 3.2-4.3 5.5c-1.9 2.4.2 5.4-3.6 10.3l-7.6 9.7-10.8-8.4 7.6-9.7c3.8-4.9 7.2-3.6 9-6zM13.8 25.3l10.7 8.3M27.6 11.4l4.8 3.7 2.3-3-4.8-3.7zM36 6l2.5-3.5M39.5 10l5-2M38.5 15.5l5 1.5M30 4.5V1M44 13v.1M41 4v.1M34.5 20v.1M35 26c2-1 3-2.5 2.5-5M26 7.5c-2-1-3-2.5-2.5-4.5M20.5 10v.1M42 21.5v.1',
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
