import { type MenuOnShow, useNewerMenu } from '../../shared/menu/menu-on-show';
import { useFoundWords } from './found-words';
import styles from './menu-filter.module.css';
import { useMenuText } from './texts';

/** Tells who listens how much is left of the list, whenever that changes. */
export function FoundHeard() {
  const newer = useNewerMenu();
  return (
    <p role="status" className={styles.heard}>
      {newer && <Words {...newer} />}
    </p>
  );
}

function Words({ menu, filter }: MenuOnShow) {
  const text = useMenuText();
  const { count, words } = useFoundWords(menu, filter);
  return count > 0 ? words : text('wineMenu.nothing.title');
}
