import { useText } from '../../shared/i18n/use-text';
import { cellar, plate } from '../../shared/ui/pictures';
import { ResponsivePicture, useIsHung } from '../../shared/ui/responsive-picture';
import { Section } from '../../shared/ui/section';
import styles from './events-house.module.css';
import type { en } from './messages.en';

const reasons = ['room', 'wine', 'food', 'answer'] as const;
const sizes = ['small', 'group', 'buyout'] as const;
const signatures = ['tasting', 'dinner'] as const;

/** The cellar: why here, for how many, and what the bar is known for. */
export function EventsHouse() {
  const text = useText<keyof typeof en>();
  const hasPicture = useIsHung('events.room');
  return (
    <Section
      id="reasons"
      ground="night"
      eyebrow={text('events.reasons.eyebrow')}
      title={text('events.reasons.title')}
      picture={
        hasPicture && <ResponsivePicture slot="events.room" picture={cellar} sizes="100vw" className={styles.room} />
      }
    >
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            <h3>{text(`events.reasons.${reason}.title`)}</h3>
            <p>{text(`events.reasons.${reason}.text`)}</p>
          </li>
        ))}
      </ul>
      <Sizes />
      <Signatures />
    </Section>
  );
}

function Sizes() {
  const text = useText<keyof typeof en>();
  return (
    <>
      <h2 className={styles.subtitle}>{text('events.capacity.title')}</h2>
      <ul className={styles.sizes}>
        {sizes.map((size) => (
          <li key={size}>
            <SeatsDrawing size={size} />
            <p className={styles.count}>{text(`events.capacity.${size}.count`)}</p>
            <h3>{text(`events.capacity.${size}.title`)}</h3>
            <p>{text(`events.capacity.${size}.text`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Signatures() {
  const text = useText<keyof typeof en>();
  return (
    <div className={styles.known}>
      <ResponsivePicture slot="events.plate" picture={plate} sizes="480px" className={styles.plate} />
      <div>
        <h2 className={styles.subtitle}>{text('events.signature.title')}</h2>
        <ul className={styles.signatures}>
          {signatures.map((signature) => (
            <li key={signature}>
              <p className={styles.count}>{text(`events.signature.${signature}.count`)}</p>
              <h3>{text(`events.signature.${signature}.title`)}</h3>
              <p>{text(`events.signature.${signature}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

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
function SeatsDrawing({ size }: { size: keyof typeof rooms }) {
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
