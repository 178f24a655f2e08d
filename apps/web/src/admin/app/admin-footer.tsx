import { NavLink } from 'react-router-dom';
import { useMay } from '../shared/session/session-context';
import styles from './admin-footer.module.css';
import { addressOf, quietPages } from './tabs';
import { useAdminText } from './texts';

/** Links to the pages that are seldom needed. */
export function AdminFooter() {
  const text = useAdminText();
  const may = useMay();
  const open = quietPages.filter(({ needs }) => may(needs));
  if (open.length === 0) return null;
  return (
    <footer className={styles.footer}>
      <nav aria-label={text('admin.more')}>
        {open.map(({ path, label }) => (
          <NavLink key={path} to={addressOf(path)}>
            {text(label)}
          </NavLink>
        ))}
      </nav>
    </footer>
  );
}
