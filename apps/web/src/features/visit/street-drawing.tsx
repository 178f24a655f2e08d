import { useText } from '../../shared/i18n/use-text';
import styles from './map-block.module.css';
import type { en } from './messages.en';

const streets = [
  'M-10 60C60 50 110 66 160 58s100-30 180-22 110 30 180 14',
  'M118 104c50-12 92 8 140-2s90-30 140-26 80 18 120 8',
  'M-10 286c60-6 110-30 176-28s130 22 190 10 100-26 160-18',
  'M150 198c40-6 76 6 120 0s70-26 110-24 90 16 130 8',
  'M140-10c-8 50 12 86 4 140s-18 80-14 134 8 40 6 70',
  'M206-10c4 40-10 80-4 128s20 84 12 130-14 50-12 74',
  'M290-10c-6 40 8 76 2 116s-18 66-12 110 16 70 10 110',
  'M372-10c6 46-10 86-2 130s14 70 6 110-8 60-4 96',
  'M452-10c-6 60 12 100 6 150s-18 90-10 170',
];
const lanes =
  'M206 60l40 42M246 36l-38 66M150 150l54 6M214 154l70-12M286 62l80-22M330 36l-36 66M374 84l76-12M284 150l92-20M378 150l76 16M214 236l64-30M284 234l90 4M380 210l70 30M150 240l56 22M292 296l80 16M372 40l78 20M220 284l66-22';
const banks = ['M-10 388c70-26 150-18 236-6s190 8 290-34', 'M-10 434c70-26 150-18 236-6s190 8 290-34'];
const ripples =
  'M70 402c10-5 18-5 28 0M300 408c10-5 18-5 28 0M420 388c10-5 18-5 28 0M360 396c8-4 14-4 22 0M30 416c8-4 14-4 22 0';

/** A sketch of the streets around the bar, with its place marked. */
export function StreetDrawing() {
  const text = useText<keyof typeof en>();
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 500 500"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={streets.join('')} opacity=".45" />
      <path d={lanes} opacity=".28" />
      <g transform="translate(0 -38)">
        <path d={banks.join('')} opacity=".8" />
        <path d={ripples} opacity=".6" />
        <Bridge />
      </g>
      <Castle />
      <path d="M250 140c-25 0-40 17-40 38 0 29 40 61 40 61s40-32 40-61c0-21-15-38-40-38z" className={styles.pin} />
      <path d="M239 168a4.8 4.8 0 1 0 .1 0M250 168a4.8 4.8 0 1 0 .1 0M261 168a4.8 4.8 0 1 0 .1 0M244.5 177.6a4.8 4.8 0 1 0 .1 0M255.5 177.6a4.8 4.8 0 1 0 .1 0M250 187.2a4.8 4.8 0 1 0 .1 0M250 168c0-6 1-9 4-13" />
      <g className={styles.names}>
        <text x="70" y="206" textAnchor="middle">
          {text('home.contact.map.castle')}
        </text>
        <text x="120" y="386">
          {text('home.contact.map.river')}
        </text>
      </g>
    </svg>
  );
}

/** Four towers on a hill above the town. */
function Castle() {
  return (
    <path
      d="M22 186c10-14 20-20 30-22h36c10 2 20 8 30 22M46 164v-40h48v40M40 164v-58h12v58M88 164v-58h12v58M40 106l6-12 6 12M88 106l6-12 6 12M52 112h36M62 164v-14a8 8 0 0 1 16 0v14M60 134v.1M70 134v.1M80 134v.1"
      className={styles.pin}
    />
  );
}

/** The bridge with one pylon and a saucer on top of it. */
function Bridge() {
  return (
    <path
      d="M206 322l26 128M216 320l26 128M228 436l14-44M240 434l4-42M236 392h16c3-3 3-6-1-8h-14c-4 2-4 5-1 8zM240 384h8"
      className={styles.pin}
    />
  );
}
