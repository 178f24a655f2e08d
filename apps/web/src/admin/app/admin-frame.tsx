import { Suspense, useEffect, useSyncExternalStore, useCallback, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useHouseName } from '../shared/api/use-house-query';
import { Arrivals } from '../shared/live/arrivals';
import { ConnectionState } from '../shared/live/connection-state';
import { Loading } from '../shared/ui/loading';
import { useMay } from '../shared/session/session-context';
import styles from './admin-frame.module.css';
import { AdminFooter } from './admin-footer';
import { AdminHeader } from './admin-header';
import { AdminTabs } from './admin-tabs';
import { BrokenPage } from './broken-page';
import { FirstPage } from './first-page';
import { StartNotice } from './start-notice';
import { isTab, pageAt } from './tabs';
import { useAdminText } from './texts';
import Alert from 'antd/es/alert';
import { HttpError, useGetReady } from '@strapec/contracts';
import { followServerTime, minutesAhead } from '../../shared/clock';
import { useLanguage } from '../../shared/i18n/language-context';

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

/** Instead of a page that the role of whoever works here does not open. */
function NotYours() {
  const text = useAdminText();
  return <Alert type="info" showIcon title={text('admin.notYours')} description={text('admin.notYours.then')} />;
}

const lookEvery = 30_000; // milliseconds

/** Says above every page that nothing can be saved; who only looks would learn it from the first guest who calls. */
function DiskBanner() {
  const text = useAdminText();
  const { error } = useGetReady<unknown, Error>({ query: { refetchInterval: lookEvery, retry: false } });
  if (!(error instanceof HttpError) || error.code !== 'storage_full') return null;
  return <Alert banner type="error" title={text('admin.diskFull')} description={text('admin.diskFull.then')} />;
}

const tolerated = 2; // minutes

/** Says that the device's clock is wrong; the pages go by the server's all the same. */
function ClockBanner() {
  const text = useAdminText();
  const { language } = useLanguage();
  const ahead = useSyncExternalStore(followServerTime, minutesAhead);
  if (Math.abs(ahead) <= tolerated) return null;
  const [unit, size] = Math.abs(ahead) < 100 ? (['minute', 1] as const) : (['hour', 60] as const);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
  const by = format.format(Math.round(Math.abs(ahead) / size));
  return (
    <Alert
      banner
      type="warning"
      title={text(ahead > 0 ? 'admin.clock.fast' : 'admin.clock.slow', { by })}
      description={text('admin.clock.then')}
    />
  );
}

/** How many things have come while nobody looked at this tab. */
function useUnseen() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setCount(0);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const note = useCallback(() => {
    if (document.visibilityState !== 'visible') setCount((before) => before + 1);
  }, []);
  return { count, note };
}
