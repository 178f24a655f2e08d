import styles from './entry.module.css';
import { useEntryText } from './texts';

const sizes = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The usual parties, for a finger: a keyboard on the screen would cover half of the form. */
export function PartyChips({ chosen, onPick }: { chosen: string; onPick: (partySize: string) => void }) {
  const text = useEntryText();
  return (
    <div className={`${styles.chips} ${styles.sizes}`} role="group" aria-label={text('entry.parties')}>
      {sizes.map((size) => (
        <button key={size} type="button" tabIndex={-1} aria-pressed={size === chosen} onClick={() => onPick(size)}>
          {size}
        </button>
      ))}
    </div>
  );
}
