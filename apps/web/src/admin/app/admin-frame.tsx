import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useHouseName } from '../shared/api/use-house-query';
import { Arrivals } from '../shared/live/arrivals';
import { ConnectionState } from '../shared/live/connection-state';
import { useUnseen } from '../shared/live/use-unseen';
import { Loading } from '../shared/ui/loading';
import { useMay } from '../shared/session/session-context';
import styles from './admin-frame.module.css';
import { AdminFooter } from './admin-footer';
import { AdminHeader } from './admin-header';
import { AdminTabs } from './admin-tabs';
import { BrokenPage } from './broken-page';
import { FirstPage } from './first-page';
import { NotYours } from './not-yours';
import { ClockBanner, DiskBanner } from './standing-banners';
import { StartNotice } from './start-notice';
import { isTab, pageAt } from './tabs';
import { useAdminText } from './texts';

/** The header, the tabs and the quiet pages; which one is open is part of the address, so that reload and back work. */
export function AdminFrame() {
  const text = useAdminText();
  const { pathname } = useLocation();
  const { path, label, needs } = pageAt(pathname);
  const may = useMay();
  const unseen = useUnseen();
  const badge = unseen.count > 0 ? `(${unseen.count}) ` : '';
  const title = `${badge}${text(label)} · ${text('admin.title', { house: useHouseName() })}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (/^\/admin\/?$/.test(pathname)) return <FirstPage />;
  return (
    <>
      <AdminHeader />
      <ConnectionState />
      <DiskBanner />
      <ClockBanner />
      {path !== 'start' && <StartNotice />}
      <main id="content" className={styles.main}>
        <AdminTabs open={isTab(path) && may(needs) ? path : null}>
          <BrokenPage key={path}>
            <Suspense fallback={<Loading />}>{may(needs) ? <Outlet /> : <NotYours />}</Suspense>
          </BrokenPage>
        </AdminTabs>
      </main>
      <AdminFooter />
      <Arrivals onUnseen={unseen.note} />
    </>
  );
}
