import styles from './about.module.css';

const berryRadius = 12;
/** Berries per row from the shoulder to the tip. */
const rows = [3, 4, 5, 4, 3, 2, 1];

const berries = rows.flatMap((count, row) =>
  Array.from({ length: count }, (_, index) => ({
    x: 100 + (index - (count - 1) / 2) * (berryRadius * 2 + 1),
    y: 96 + row * 21.5,
  })),
);

/** The bunch of grapes of the logo, larger: one line, brass on paper. */
export function BunchDrawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 200 250"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {berries.map(({ x, y }) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={berryRadius} />
      ))}
      <path d="M100 84c0-20 2-34 14-52M70 30c18-8 32-4 44 2 20 9 38 6 56-4" />
      <path d="M114 32c-8-10-10-20-6-30 10 3 15 8 18 15 8-7 18-8 28-4-2 8-6 13-13 17 8 4 12 10 13 19-11 2-21-1-27-8-5-5-9-7-13-9zM114 32c10-2 18-6 24-13M114 32c10 2 20 6 28 12" />
      <path d="M78 27c-12-6-26 0-26 11s14 13 16 4-9-9-10-3" />
    </svg>
  );
}
