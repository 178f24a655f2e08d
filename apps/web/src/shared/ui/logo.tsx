/** The drawn bunch of grapes; the name stands beside it in the display face. */
export function Grapes({ size = 32 }: { size?: number }) {
  const berries = [
    [9, 14],
    [16, 14],
    [23, 14],
    [12.5, 20.2],
    [19.5, 20.2],
    [16, 26.4],
  ];
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {berries.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="3.4" />
      ))}
      <path d="M16 10.4c0-2.6.4-4.6 1.8-6.6" />
      <path d="M16.2 7.6c2.2-3.8 6.4-4.4 9.6-2.4-1.8 3.6-6 4.8-9.6 2.4z" />
    </svg>
  );
}
