import { firstSteps } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Result from 'antd/es/result';
import { Component, type ReactNode, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, NavLink, Navigate, Outlet, useLocation } from 'react-router-dom';
import { useHouseName, useHouseQuery } from '../shared/api/use-house-query';
import { useOneAtATime } from '../shared/api/use-one-at-a-time';
import { useBanner } from '../shared/banner/banner-provider';
import { useFailureReason } from '../shared/failure/use-failure-reason';
import { Arrivals } from '../shared/live/arrivals';
import { ConnectionState } from '../shared/live/connection-state';
import { Loading } from '../shared/ui/loading';
import { useMay } from '../shared/session/session-context';
import styles from './admin-frame.module.css';
import { AdminHeader } from './admin-header';
import { AdminTabs } from './admin-tabs';
import { addressOf, firstTab, isTab, pageAt, quietPages } from './tabs';
import { useAdminText } from './texts';
import Alert from 'antd/es/alert';
import {
  type FirstStartDto,
  HttpError,
  getGetFirstStartQueryKey,
  markFirstStart,
  useGetFirstStart,
  useGetLive,
  useGetReady,
} from '@strapec/contracts';
import { currentMoment, followServerTime, minutesAhead } from '../../shared/clock';
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

/** Leads to what a host wants at this hour; as long as the opening hours are not known, to the reservations. */
export function FirstPage() {
  const { data, isError } = useHouseQuery();
  if (!data && !isError) return <Loading />;
  return <Navigate to={addressOf(data ? firstTab(data.house, currentMoment()) : 'reservations')} replace />;
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

/** Links to the pages that are seldom needed. */
function AdminFooter() {
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

/** Catches what no part of a tab can handle, such as a file that a new version has replaced; reloading helps. */
class BrokenPage extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <ReloadNotice /> : this.props.children;
  }
}

const askEvery = 2_000; // milliseconds

/** Where only the connection was away, the page comes back with it; a file that could not be loaded is not asked for again by itself. */
function useReloadWhenBack(): void {
  const { isSuccess, errorUpdateCount } = useGetLive({
    query: { retry: false, networkMode: 'always', refetchInterval: ({ state }) => !state.data && askEvery },
  });
  useEffect(() => {
    if (isSuccess && errorUpdateCount > 0) location.reload();
  }, [isSuccess, errorUpdateCount]);
}

function ReloadNotice() {
  const text = useAdminText();
  useReloadWhenBack();
  return (
    <Result
      status="warning"
      title={text('admin.broken')}
      extra={
        <Button type="primary" onClick={() => location.reload()}>
          {text('admin.reload')}
        </Button>
      }
    />
  );
}

const fresh = 600_000; // milliseconds

/** Reminds whoever may do it that the house is not set up yet; it can be sent away, and the page is still there. */
function StartNotice() {
  const text = useAdminText();
  const may = useMay();
  const queries = useQueryClient();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const { data } = useGetFirstStart({ query: { enabled: may('house.change'), staleTime: fresh, retry: false } });
  const { mutate, isPending } = useOneAtATime({
    mutationFn: () => markFirstStart({ mark: 'left', isSet: true }),
    onMutate: () => banner.clear(),
    onError: (error) => banner.sayFailed(text('admin.start.failed', { reason: reasonOf(error) })),
    onSuccess: (now) => queries.setQueryData<FirstStartDto>(getGetFirstStartQueryKey(), now),
  });
  const steps = firstSteps.length;
  if (!data || (data.isOpened && (data.isLeft || data.done.length === steps))) return null;
  return (
    <aside className={styles.notice}>
      <span>
        {text(data.isOpened ? 'admin.start' : 'admin.start.closed', { done: data.done.length, count: steps })}
      </span>
      <Link to={addressOf('start')}>{text('admin.start.go')}</Link>
      {data.isOpened && (
        <Button type="text" disabled={isPending} onClick={() => mutate()}>
          {text('admin.start.leave')}
        </Button>
      )}
    </aside>
  );
}
