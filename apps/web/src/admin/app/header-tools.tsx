import InboxOutlined from '@ant-design/icons/InboxOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { useCountInbox } from '@strapec/contracts';
import { NavLink, useNavigate } from 'react-router-dom';
import { FindField } from '../features/find/find-field';
import { useSlash } from '../features/find/use-slash';
import { useIsNarrow } from '../shared/ui/use-is-narrow';
import styles from './header-tools.module.css';
import { addressOf } from './tabs';
import { useAdminText } from './texts';

const mostCounted = 99;

/** What is wanted from every page: to find somebody, and to see who waits. */
export function HeaderTools() {
  const isNarrow = useIsNarrow();
  return (
    <div className={styles.tools}>
      {isNarrow ? (
        <FindLink />
      ) : (
        <div className={styles.field}>
          <FindField />
        </div>
      )}
      <InboxLink />
    </div>
  );
}

/** Leads to the field where the header has no room for it. */
function FindLink() {
  const text = useAdminText();
  const navigate = useNavigate();
  useSlash(() => void navigate(addressOf('find')));
  return (
    <NavLink to={addressOf('find')} className={styles.way} aria-label={text('admin.page.find')}>
      <SearchOutlined aria-hidden />
    </NavLink>
  );
}

/** Leads to what waits, and says how much does. */
function InboxLink() {
  const text = useAdminText();
  const { data } = useCountInbox();
  const total = data?.total ?? 0;
  return (
    <NavLink to={addressOf('inbox')} className={styles.way} aria-label={text('admin.inbox', { count: total })}>
      <InboxOutlined aria-hidden />
      {total > 0 && (
        <span aria-hidden className={styles.count}>
          {total > mostCounted ? `${mostCounted}+` : total}
        </span>
      )}
    </NavLink>
  );
}
