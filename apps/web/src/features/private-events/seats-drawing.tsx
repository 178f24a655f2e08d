interface Table {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Seats above and below, and whether one stands at each end. */
  perSide: number;
  hasEnds?: boolean;
}

/** The rooms seen from above: 4, 12 and 20 seats. */
const rooms: Record<'small' | 'group' | 'buyout', readonly Table[]> = {
  small: [{ x: 14, y: 46, width: 48, height: 40, perSide: 2 }],
  group: [{ x: 20, y: 48, width: 168, height: 36, perSide: 5, hasEnds: true }],
  buyout: [
    { x: 8, y: 18, width: 30, height: 24, perSide: 1 },
    { x: 8, y: 92, width: 30, height: 24, perSide: 1 },
    { x: 72, y: 16, width: 148, height: 30, perSide: 5, hasEnds: true },
    { x: 72, y: 92, width: 60, height: 28, perSide: 2 },
    { x: 168, y: 106, width: 52, height: 14, perSide: 0 }, // the bar
  ],
};
const seatRadius = 5.5;
const gap = 9;

/** Tables and chairs, counted: what the number beside it means. */
export function SeatsDrawing({ size }: { size: keyof typeof rooms }) {
  return (
    <svg
      viewBox="0 0 240 138"
      width="264"
      height="152"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {rooms[size].map((table) => (
        <g key={`${table.x}-${table.y}`}>
          <rect x={table.x} y={table.y} width={table.width} height={table.height} rx="3" />
          {seatsOf(table).map(([x, y]) => (
            <circle key={`${x}-${y}`} cx={x} cy={y} r={seatRadius} />
          ))}
        </g>
      ))}
    </svg>
  );
}

function seatsOf({ x, y, width, height, perSide, hasEnds }: Table): [number, number][] {
  const along = Array.from({ length: perSide }, (_, seat) => x + (width * (seat + 0.5)) / perSide);
  const sides = along.flatMap((seat): [number, number][] => [
    [seat, y - gap],
    [seat, y + height + gap],
  ]);
  const middle = y + height / 2;
  return hasEnds ? [...sides, [x - gap, middle], [x + width + gap, middle]] : sides;
}
