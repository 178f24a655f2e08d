import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePermissionCheck } from '../../data/session-context';
import styles from './admin-frame.module.css';
import { type TabPath, adminUrl, tabs as allTabs } from '../navigation';
import { useAdminText } from '../texts';

const arrowSteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const toTabElementId = (path: TabPath): string => `tab-${path}`;

/** Not Ant Design's tabs: on a phone they hide tabs behind a button that screen readers do not expect. */
export function AdminTabs({ openTab, children }: { openTab: TabPath | null; children: ReactNode }) {
  const text = useAdminText();
  const may = usePermissionCheck();
  const permittedTabs = allTabs.filter(({ permission }) => may(permission));
  const firstTab = permittedTabs[0] ?? allTabs[0];
  const navigate = useNavigate();
  const selectedButtonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which React would take for a clean-up function.
    selectedButtonRef.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [openTab]);
  /** Arrow keys only move the focus, so that a tab that is passed is not loaded. */
  const moveFocus = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key];
    if (step === undefined) return;
    const index = permittedTabs.findIndex(({ path }) => toTabElementId(path) === document.activeElement?.id);
    const nextTab = permittedTabs[(index + step + permittedTabs.length) % permittedTabs.length] ?? firstTab;
    document.getElementById(toTabElementId(nextTab.path))?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={text('admin.tabs')} className={styles.tabs} onKeyDown={moveFocus}>
        {permittedTabs.map(({ path, labelTextId }) => (
          <button
            key={path}
            ref={path === openTab ? selectedButtonRef : null}
            id={toTabElementId(path)}
            type="button"
            role="tab"
            aria-selected={path === openTab}
            aria-controls="tab-panel"
            tabIndex={path === (openTab ?? firstTab.path) ? 0 : -1}
            onClick={() => void navigate(adminUrl(path))}
          >
            {text(labelTextId)}
          </button>
        ))}
      </div>
      <div
        id="tab-panel"
        {...(openTab ? { role: 'tabpanel', 'aria-labelledby': toTabElementId(openTab) } : {})}
        className={styles.panel}
      >
        {children}
      </div>
    </>
  );
}
