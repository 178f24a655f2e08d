import { NavLink } from 'react-router-dom';
import styles from './admin-footer.module.css';
import { addressOf, quietPages } from './tabs';
import { useAdminText } from './texts';

/** Links to the pages that are seldom needed. */
export function AdminFooter() {
  const text = useAdminText();
  return (
    <footer className={styles.footer}>
      <nav aria-label={text('admin.more')}>
        {quietPages.map(({ path, label }) => (
          <NavLink key={path} to={addressOf(path)}>
            {text(label)}
          </NavLink>
        ))}
      </nav>
    </footer>
  );
}
