import { useMenuText } from './texts';
import styles from './menu-item.module.css';

/** The letter in a ring; who listens hears the word. */
export function VeganSign() {
  const word = useMenuText()('menu.vegan');
  return (
    <span className={styles.vegan}>
      {word.charAt(0).toUpperCase()}
      <i>{word.slice(1)}</i>
    </span>
  );
}

/** The same where the word stands beside it. */
export function VeganLetter() {
  const word = useMenuText()('menu.vegan');
  return (
    <span className={styles.vegan} aria-hidden="true">
      {word.charAt(0).toUpperCase()}
    </span>
  );
}
