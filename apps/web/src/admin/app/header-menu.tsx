import MenuOutlined from '@ant-design/icons/MenuOutlined';
import { type ReactNode, useId } from 'react';
import tools from './header-tools.module.css';
import styles from './header-menu.module.css';
import { useAdminText } from './texts';

/** What a phone has no room for in its header: the browser opens it, and closes it on Escape or a touch beside it. */
export function HeaderMenu({ children }: { children: ReactNode }) {
  const text = useAdminText();
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`${tools.way} ${styles.open}`}
        popoverTarget={id}
        aria-label={text('admin.menu')}
      >
        <MenuOutlined aria-hidden />
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        {children}
      </div>
    </>
  );
}
