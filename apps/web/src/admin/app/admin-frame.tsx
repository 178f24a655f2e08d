import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Loading } from '../shared/ui/loading';
import styles from './admin-frame.module.css';
import { AdminFooter } from './admin-footer';
import { AdminHeader } from './admin-header';
import { AdminTabs } from './admin-tabs';
import { BrokenPage } from './broken-page';
import { DiskBanner } from './disk-banner';
import { FirstPage } from './first-page';
import { isTab, pageAt } from './tabs';
import { useAdminText } from './texts';

/** The header, the tabs and the quiet pages; which one is open is part of the address, so that reload and back work. */
export function AdminFrame() {
  const text = useAdminText();
  const { pathname } = useLocation();
  const { path, label } = pageAt(pathname);
  const title = `${text(label)} · ${text('admin.title')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (/^\/admin\/?$/.test(pathname)) return <FirstPage />;
  return (
    <>
      <AdminHeader />
      <DiskBanner />
      <main id="content" className={styles.main}>
        <AdminTabs open={isTab(path) ? path : null}>
          <BrokenPage key={path}>
            <Suspense fallback={<Loading />}>
              <Outlet />
            </Suspense>
          </BrokenPage>
        </AdminTabs>
      </main>
      <AdminFooter />
    </>
  );
}
