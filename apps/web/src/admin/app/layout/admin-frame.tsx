import { firstSteps } from '@strapec/domain';
import Button from 'antd/es/button';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, NavLink, Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useVenueName, useVenueQuery } from '../../data/use-venue-query';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { Arrivals } from '../../evening/arrivals/arrivals';
import { ConnectionState } from '../../data/live/connection-state';
import { useLeaveQuestion } from '../../ui/drawer/unsaved';
import { Loading } from '../../ui/loading';
import { useMay } from '../../data/session-context';
import styles from './admin-frame.module.css';
import { AdminHeader } from './admin-header';
import { AdminTabs } from './admin-tabs';
import { addressOf, firstTab, isTab, pageAt, footerPages } from '../navigation';
import { useAdminText } from '../texts';
import Alert from 'antd/es/alert';
import {
  type FirstStartDto,
  HttpError,
  getGetFirstStartQueryKey,
  markFirstStart,
  useGetFirstStart,
  useGetReady,
} from '@strapec/contracts';
import { currentMoment, followServerTime, minutesAhead } from '../../../shared/clock';
import { useLanguage } from '../../../shared/i18n/language-context';
import parts from '../../ui/parts.module.css';

export function AdminFrame() {
  const text = useAdminText();
  const here = useLocation();
  const { location: next } = useNavigation();
  const { pathname } = next ?? here;
  const { path, label, needs } = pageAt(pathname);
  const may = useMay();
  useLeaveQuestion();
  const unseen = useUnseen();
  useTitle(text(label), unseen.count);
  return (
    <>
      <AdminHeader />
      <ConnectionState />
      <DiskBanner />
      <ClockBanner />
      {path !== 'start' && <StartNotice />}
      <main id="content" className={styles.main}>
        <AdminTabs open={isTab(path) && may(needs) ? path : null}>
          {!may(needs) ? <Forbidden /> : next ? <Loading /> : <Outlet />}
        </AdminTabs>
      </main>
      <AdminFooter />
      <Arrivals onUnseen={unseen.note} />
    </>
  );
}

function useTitle(page: string, unseen: number): void {
  const text = useAdminText();
  const title = `${page} · ${text('admin.title', { venue: useVenueName() })}`;
  useEffect(() => {
    document.title = unseen > 0 ? `(${unseen}) ${title}` : title;
  }, [title, unseen]);
}

export function FirstPage() {
  const { data, isError } = useVenueQuery();
  if (!data && !isError) return <Loading />;
  return <Navigate to={addressOf(data ? firstTab(data.venue, currentMoment()) : 'reservations')} replace />;
}

function Forbidden() {
  const text = useAdminText();
  return <Alert type="info" showIcon title={text('admin.forbidden')} description={text('admin.forbidden.then')} />;
}

const refreshEvery = 30_000; // milliseconds

/** Staff who only read would not notice otherwise that nothing can be saved. */
function DiskBanner() {
  const text = useAdminText();
  const { error } = useGetReady<unknown, Error>({ query: { refetchInterval: refreshEvery, retry: false } });
  if (!(error instanceof HttpError) || error.code !== 'storage_full') return null;
  return <Alert banner type="error" title={text('admin.diskFull')} description={text('admin.diskFull.then')} />;
}

const toleratedMinutes = 2;

function ClockBanner() {
  const text = useAdminText();
  const { language } = useLanguage();
  const ahead = useSyncExternalStore(followServerTime, minutesAhead);
  if (Math.abs(ahead) <= toleratedMinutes) return null;
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

function AdminFooter() {
  const text = useAdminText();
  const may = useMay();
  const open = footerPages.filter(({ needs }) => may(needs));
  if (open.length === 0) return null;
  return (
    <footer className={styles.footer}>
      <nav aria-label={text('admin.more')} className={`${parts.row} ${parts.ruled}`}>
        {open.map(({ path, label }) => (
          <NavLink key={path} to={addressOf(path)} className={parts.link}>
            {text(label)}
          </NavLink>
        ))}
      </nav>
    </footer>
  );
}

const staleTime = 600_000; // milliseconds

function StartNotice() {
  const text = useAdminText();
  const may = useMay();
  const { data } = useGetFirstStart({ query: { enabled: may('venue.change'), staleTime, retry: false } });
  const { mutate, isPending } = useStaffMutation({
    send: () => markFirstStart({ mark: 'left', isSet: true }),
    done: (now, _nothing, queries) => void queries.setQueryData<FirstStartDto>(getGetFirstStartQueryKey(), now),
    failed: (reason) => text('admin.start.failed', { reason }),
  });
  const steps = firstSteps.length;
  if (!data || (data.isOpened && (data.isLeft || data.done.length === steps))) return null;
  return (
    <aside className={`${parts.row} ${styles.notice}`}>
      <span>
        {text(data.isOpened ? 'admin.start' : 'admin.start.closed', { done: data.done.length, count: steps })}
      </span>
      <Link to={addressOf('start')} className={`${parts.link} ${parts.strong}`}>
        {text('admin.start.go')}
      </Link>
      {data.isOpened && (
        <Button type="text" disabled={isPending} onClick={() => mutate()}>
          {text('admin.start.leave')}
        </Button>
      )}
    </aside>
  );
}
