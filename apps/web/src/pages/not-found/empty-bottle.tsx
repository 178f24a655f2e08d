/** A bottle on its side, in the style of the logo. */
export function EmptyBottle() {
  return (
    <svg
      viewBox="0 0 160 64"
      width="240"
      height="96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M8 24h62c10 0 14 7 24 7h26v10H94c-10 0-14 7-24 7H8c-2 0-3-1-3-3V27c0-2 1-3 3-3z" />
      <path d="M26 24v24M56 24v24M114 31v10M120 29.5v13" />
      <path d="M134 44c0-2 2.5-4 2.5-6 0 2 2.5 4 2.5 6a2.5 2.5 0 0 1-5 0z" />
      <path d="M2 54h150" />
    </svg>
  );
}
