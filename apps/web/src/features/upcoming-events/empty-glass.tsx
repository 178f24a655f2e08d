/** An empty glass, in the style of the logo. */
export function EmptyGlass() {
  return (
    <svg
      viewBox="0 0 48 72"
      width="64"
      height="96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M13 6h22c4 14 3 31-11 31S9 20 13 6zM24 37v25M13 64c4-2 18-2 22 0" />
    </svg>
  );
}
