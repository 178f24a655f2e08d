import styles from './map-block.module.css';

const streets = [
  'M-10 92C60 84 96 104 150 96s90-34 170-26 110 36 200 20',
  'M-10 206c70-18 120 4 180-6s96-48 160-44 120 30 180 18',
  'M-10 330c80-8 130-34 206-28s120 34 184 22 90-26 140-18',
  'M84-10c-8 70 12 110 4 176s-30 116-18 190 26 100 20 150',
  'M212-10c6 60-14 100-6 168s26 104 16 170-26 112-16 180',
  'M350-10c-12 56 10 96 4 150s-26 98-18 160 30 122 22 206',
  'M452-10c-6 80 14 120 6 190s-24 120-14 190',
  'M150 96l66 62M330 70l-62 92M170 200l-86 62M330 156l100 40M196 302l140-92M216 332l64 96',
];
const river = ['M-10 452c90-34 170-26 260-6s180 10 270-30', 'M-10 492c90-34 170-26 260-6s180 10 270-30'];

/** The lanes around the house as one would draw them on a napkin, and where to go. */
export function StreetDrawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 500 500"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {streets.map((street) => (
        <path key={street} d={street} opacity=".5" />
      ))}
      {river.map((bank) => (
        <path key={bank} d={bank} opacity=".8" />
      ))}
      <path d="M96 470c10-6 20-6 30 0M196 456c10-6 20-6 30 0M316 468c10-6 20-6 30 0M416 446c10-6 20-6 30 0" opacity=".8" />
      {/* The castle above the town: four towers. */}
      <path d="M22 168h52v-34h-52zM18 134v-14h12v14M66 134v-14h12v14M18 120l6-9 6 9M66 120l6-9 6 9M40 168v-14h16v14" />
      {/* A vine leaf's worth of pin. */}
      <path d="M268 176c-26 0-42 18-42 40 0 30 42 64 42 64s42-34 42-64c0-22-16-40-42-40z" className={styles.pin} />
      <path d="M256 208a5 5 0 1 0 .1 0M268 208a5 5 0 1 0 .1 0M280 208a5 5 0 1 0 .1 0M262 218.500a5 5 0 1 0 .1 0M274 218.500a5 5 0 1 0 .1 0M268 229a5 5 0 1 0 .1 0M268 208c0-6 1-9 4-13" />
    </svg>
  );
}
