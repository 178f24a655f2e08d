import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Loading } from '../shared/ui/loading';
import styles from './admin-frame.module.css';
import { AdminHeader } from './admin-header';
import { AdminTabs } from './admin-tabs';
import { BrokenPage } from './broken-page';
import { addressOf, firstTab, tabAt, tabs } from './tabs';
import { useAdminText } from './texts';

/** The header and the five tabs; the tab is part of the address, so that reload and back work. */
export function AdminFrame() {
  const text = useAdminText();
  const { pathname } = useLocation();
  const tab = tabAt(pathname);
  const title = `${text(tabs.find(({ path }) => path === tab)?.label ?? 'admin.title')} · ${text('admin.title')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (/^\/admin\/?$/.test(pathname)) return <Navigate to={addressOf(firstTab)} replace />;
  return (
    <>
      <AdminHeader />
      <main id="content" className={styles.main}>
        <AdminTabs open={tab}>
          <BrokenPage key={tab}>
            <Suspense fallback={<Loading />}>
              <Outlet />
            </Suspense>
          </BrokenPage>
        </AdminTabs>
      </main>
    </>
  );
}
