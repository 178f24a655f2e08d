import { setupSteps } from '@strapec/domain';
import Button from 'antd/es/button';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, NavLink, Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useVenueName, useSiteQuery } from '../../data/use-site-query';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { GuestNewsFeed } from '../../evening/guest-news/guest-news-feed';
import { ConnectionBanner } from '../../data/live/connection-banner';
import { useLeaveConfirmation } from '../../ui/drawer/use-unsaved-input';
import { Loading } from '../../ui/loading';
import { usePermissionCheck } from '../../data/session-context';
import styles from './admin-frame.module.css';
import { AdminHeader } from './admin-header';
import { AdminTabs } from './admin-tabs';
import { adminUrl, chooseDefaultTab, isTabPath, resolvePage, footerPages } from '../navigation';
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
import { addListeners } from '../../../shared/add-listeners';
import { currentDateTime, subscribeToServerTime, getClockErrorMinutes } from '../../../shared/clock';
import { useLanguage } from '../../../shared/i18n/language-context';
import parts from '../../ui/parts.module.css';

export function AdminFrame() {
  const text = useAdminText();
  const currentLocation = useLocation();
  const { location: nextLocation } = useNavigation();
  const { pathname } = nextLocation ?? currentLocation;
  const { path, labelTextId, permission } = resolvePage(pathname);
  const may = usePermissionCheck();
  useLeaveConfirmation();
  const countUnseenNews = useDocumentTitle(text(labelTextId));
  return (
    <>
      <AdminHeader />
      <ConnectionBanner />
      <DiskFullBanner />
      <ClockErrorBanner />
      {path !== 'setup' && <SetupNotice />}
      <main id="content" className={styles.main}>
        <AdminTabs openTab={isTabPath(path) && may(permission) ? path : null}>
          {!may(permission) ? <ForbiddenNotice /> : nextLocation ? <Loading /> : <Outlet />}
        </AdminTabs>
      </main>
      <AdminFooter />
      <GuestNewsFeed onNews={countUnseenNews} />
    </>
  );
}

/** The title counts news that came while the page was hidden. */
function useDocumentTitle(pageName: string): () => void {
  const text = useAdminText();
  const [unseenNewsCount, setUnseenCount] = useState(0);
  const title = `${pageName} · ${text('admin.title', { venue: useVenueName() })}`;
  useEffect(() => {
    document.title = unseenNewsCount > 0 ? `(${unseenNewsCount}) ${title}` : title;
  }, [title, unseenNewsCount]);
  useEffect(() => {
    const resetIfVisible = () => {
      if (document.visibilityState === 'visible') setUnseenCount(0);
    };
    return addListeners(document, { visibilitychange: resetIfVisible });
  }, []);
  return useCallback(() => {
    if (document.visibilityState !== 'visible') setUnseenCount((count) => count + 1);
  }, []);
}

export function DefaultPageRedirect() {
  const { data, isError } = useSiteQuery();
  if (!data && !isError) return <Loading />;
  return <Navigate to={adminUrl(data ? chooseDefaultTab(data.venue, currentDateTime()) : 'reservations')} replace />;
}

function ForbiddenNotice() {
  const text = useAdminText();
  return <Alert type="info" showIcon title={text('admin.forbidden')} description={text('admin.forbidden.then')} />;
}

const diskCheckMs = 30_000;

/** Staff who only read would not notice otherwise that nothing can be saved. */
function DiskFullBanner() {
  const text = useAdminText();
  const { error } = useGetReady<unknown, Error>({ query: { refetchInterval: diskCheckMs, retry: false } });
  if (!(error instanceof HttpError) || error.code !== 'storage_full') return null;
  return <Alert banner type="error" title={text('admin.diskFull')} description={text('admin.diskFull.then')} />;
}

const toleratedClockErrorMinutes = 2;

function ClockErrorBanner() {
  const text = useAdminText();
  const { language } = useLanguage();
  const minutesFast = useSyncExternalStore(subscribeToServerTime, getClockErrorMinutes);
  if (Math.abs(minutesFast) <= toleratedClockErrorMinutes) return null;
  const [unit, unitMinutes] = Math.abs(minutesFast) < 100 ? (['minute', 1] as const) : (['hour', 60] as const);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
  const difference = format.format(Math.round(Math.abs(minutesFast) / unitMinutes));
  return (
    <Alert
      banner
      type="warning"
      title={text(minutesFast > 0 ? 'admin.clock.fast' : 'admin.clock.slow', { by: difference })}
      description={text('admin.clock.then')}
    />
  );
}

function AdminFooter() {
  const text = useAdminText();
  const may = usePermissionCheck();
  const permittedPages = footerPages.filter(({ permission }) => may(permission));
  if (permittedPages.length === 0) return null;
  return (
    <footer className={styles.footer}>
      <nav aria-label={text('admin.more')} className={`${parts.row} ${parts.ruled}`}>
        {permittedPages.map(({ path, labelTextId }) => (
          <NavLink key={path} to={adminUrl(path)} className={parts.link}>
            {text(labelTextId)}
          </NavLink>
        ))}
      </nav>
    </footer>
  );
}

const setupStaleMs = 600_000;

function SetupNotice() {
  const text = useAdminText();
  const may = usePermissionCheck();
  const { data } = useGetFirstStart({ query: { enabled: may('venue.change'), staleTime: setupStaleMs, retry: false } });
  const { mutate, isPending } = useStaffMutation({
    send: () => markFirstStart({ mark: 'left', isSet: true }),
    onSuccess: (progress, _request, queries) =>
      void queries.setQueryData<FirstStartDto>(getGetFirstStartQueryKey(), progress),
    onFailure: (reason) => text('admin.start.failed', { reason }),
  });
  const stepCount = setupSteps.length;
  if (!data || (data.isOpened && (data.isLeft || data.done.length === stepCount))) return null;
  return (
    <aside className={`${parts.row} ${styles.notice}`}>
      <span>
        {text(data.isOpened ? 'admin.start' : 'admin.start.closed', { done: data.done.length, count: stepCount })}
      </span>
      <Link to={adminUrl('setup')} className={`${parts.link} ${parts.strong}`}>
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
