import { useText } from '../../shared/i18n/use-text';
import styles from './map-block.module.css';
import type { en } from './messages.en';

/** Names of what people walk by, and where they stand in the drawing. */
const places = {
  castle: [222, 312],
  gate: [276, 206],
  square: [334, 272],
  theatre: [404, 326],
  bridge: [372, 384],
  river: [430, 404],
} as const;

/** A sketch of the town around the bar; whatever the frame, the landmarks are in sight (map-block.module.css). */
export function TownDrawing() {
  const text = useText<keyof typeof en>();
  return (
    <>
      <img
        className={styles.drawing}
        src="/images/town.svg"
        width={640}
        height={640}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <svg className={styles.drawing} viewBox="0 0 640 640" textAnchor="middle" aria-hidden="true">
        {(Object.keys(places) as (keyof typeof places)[]).map((place) => (
          <text key={place} x={places[place][0]} y={places[place][1]}>
            {text(`home.contact.map.${place}`)}
          </text>
        ))}
      </svg>
    </>
  );
}
