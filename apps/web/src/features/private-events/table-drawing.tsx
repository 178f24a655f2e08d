import styles from './events-opening.module.css';

/** Things on a table, each drawn upwards from the place where it stands. */
const things = {
  plate: 'M-26-3c8 5 44 5 52 0M-14-1c6 2 22 2 28 0',
  glass: 'M-10-66h20c3 17 1 34-10 34s-13-17-10-34zM-10.5-52c6 3 15-3 21 0M0-32v28M-10-2c4-3 16-3 20 0',
  flute: 'M-6-78h12c1 19 0 42-6 42s-7-23-6-42zM0-36v32M-8-2c3-3 13-3 16 0M-1-60v.1M2-54v.1M-2-48v.1',
  candle: 'M-4 0v-54h8V0M0-54v-6M0-62c-6-7-1-13 0-20 3 7 6 13 0 20zM-12 0h24',
  bottle: 'M-12 0v-66c0-14 7-16 7-32v-22H5v22c0 16 7 18 7 32V0zM-12-24h24M-12-52h24M-5-112H5',
  carafe: 'M-7-70h14l-3 26c12 6 18 16 18 28 0 12-8 16-22 16s-22-4-22-16c0-12 6-22 18-28zM-20-14c10-4 30 4 40 0',
  cheese: 'M-24-1l40-20c5 4 8 10 8 20zM16-21v20M-4-9a2.5 2.5 0 1 0 .1 0M8-14a1.8 1.8 0 1 0 .1 0',
  grapes:
    'M-12-12a6 6 0 1 0 .1 0M0-12a6 6 0 1 0 .1 0M12-12a6 6 0 1 0 .1 0M-6-22.5a6 6 0 1 0 .1 0M6-22.5a6 6 0 1 0 .1 0M0-33a6 6 0 1 0 .1 0M0-33c0-5 2-9 6-12',
} as const;

/** The long table from left to right; it is laid far beyond what a small screen shows. */
const laid: readonly [keyof typeof things, number][] = [
  ['plate', 60],
  ['glass', 112],
  ['candle', 158],
  ['plate', 214],
  ['glass', 266],
  ['bottle', 312],
  ['cheese', 366],
  ['glass', 418],
  ['plate', 470],
  ['candle', 524],
  ['flute', 562],
  ['flute', 586],
  ['carafe', 642],
  ['plate', 704],
  ['glass', 756],
  ['grapes', 802],
  ['bottle', 856],
  ['glass', 904],
  ['plate', 956],
  ['candle', 1010],
  ['glass', 1052],
  ['plate', 1104],
  ['bottle', 1160],
];
/** The tablecloth falls in folds. */
const folds = 16;
const lamps = [80, 240, 400, 560, 720, 880, 1040, 1200];

/** Repeated shapes are written in the same characters each time, so that they compress to almost nothing. */
const lamp = 'M0 46v9M-4 55h8M-4 55c-7 7-6 17 4 17s11-10 4-17';
const hem = 'q20 12 40 0t40 0'.repeat(folds);
const fold = 'c6 12-4 24 0 36m80-36'.repeat(folds);

/** A laid table under a string of lamps: one line, brass on night. */
export function TableDrawing() {
  return (
    <svg
      className={styles.table}
      viewBox="0 0 1240 280"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={`M0 24${lamps.map(() => 'q80 44 160 0').join('')}`} opacity=".5" />
      {lamps.map((x) => (
        <path key={x} d={lamp} transform={`translate(${x} 0)`} opacity=".8" />
      ))}
      {laid.map(([thing, x]) => (
        <path key={x} d={things[thing]} transform={`translate(${x} 224)`} />
      ))}
      <path d="M-4 226h1248" />
      <path d={`M0 262${hem}`} />
      <path d={`M0 226${fold}`} opacity=".45" />
    </svg>
  );
}
