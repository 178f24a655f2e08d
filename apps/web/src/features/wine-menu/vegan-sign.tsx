import { useMenuText } from './texts';
import styles from './menu-item.module.css';

/** A letter in a ring; screen readers read the whole word. */
export function VeganSign() {
  const word = useMenuText()('menu.vegan');
  return (
    <span className={styles.vegan}>
      {word.charAt(0).toUpperCase()}
      <i>{word.slice(1)}</i>
    </span>
  );
}

/** The same without the hidden word, for places where the word is visible. */
export function VeganLetter() {
  const word = useMenuText()('menu.vegan');
  return (
    <span className={styles.vegan} aria-hidden="true">
      {word.charAt(0).toUpperCase()}
    </span>
  );
}
