import { type ComponentType, useCallback, useEffect } from 'react';
import { Navigate, Outlet, createBrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { SessionGate } from '../team/sign-in/session-gate';
import { BannerProvider } from '../data/banner/banner-provider';
import { LiveProvider } from '../data/live/live-provider';
import { Loading } from '../ui/loading';
import { AdminFrame, DefaultPageRedirect } from './layout/admin-frame';
import { type PagePath, adminUrl, pages } from './navigation';
import { useGetLive } from '@strapec/contracts';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useAdminText } from './texts';

const pageLoaders: Readonly<Record<PagePath, () => Promise<ComponentType>>> = {
  tonight: () => import('../evening/tonight-page').then((file) => file.TonightPage),
  menu: () => import('../menu/menu-management').then((file) => file.MenuManagement),
  content: () => import('../site-content/texts/text-management').then((file) => file.TextManagement),
  images: () => import('../site-content/images/image-management').then((file) => file.ImageManagement),
  reservations: () => import('../evening/reservations-page').then((file) => file.ReservationsPage),
  emails: () => import('../mail-activity/email-management').then((file) => file.EmailManagement),
  newsletter: () => import('../newsletter/newsletter-management').then((file) => file.NewsletterManagement),
  venue: () => import('../settings/venue-page').then((file) => file.VenuePage),
  inbox: () => import('../inbox/inbox-page').then((file) => file.InboxPage),
  search: () => import('../search/search-page').then((file) => file.SearchPage),
  account: () => import('../team/account/account-page').then((file) => file.AccountPage),
  setup: () => import('../settings/setup/setup-page').then((file) => file.SetupPage),
  audit: () => import('../audit/audit-log').then((file) => file.AuditLog),
  team: () => import('../team/team-management').then((file) => file.TeamManagement),
  privacy: () => import('../privacy/person-lookup').then((file) => file.PersonLookup),
  system: () => import('../system/system-overview').then((file) => file.SystemOverview),
};
const loadPrintPage = () => import('../evening/print/evening-sheet').then((file) => file.EveningSheet);
const loadInvitationPage = () => import('../team/invitation/invitation-page').then((file) => file.InvitationPage);
const loadResetPage = () => import('../team/reset/reset-page').then((file) => file.PasswordResetPage);

const createRoute = (path: string, loadPage: () => Promise<ComponentType>) => ({
  path,
  lazy: async () => ({ Component: await loadPage() }),
  errorElement: <ReloadNotice />,
  hydrateFallbackElement: <Loading />,
});

/** A page behind a mailed link: it works signed in or not. */
const createMailLinkRoute = (path: string, loadPage: () => Promise<ComponentType<{ onDone: () => void }>>) =>
  createRoute(path, async () => {
    const Page = await loadPage();
    return function MailLinkPage() {
      const navigate = useNavigate();
      const { hash } = useLocation(); // a link pasted into the same tab changes the hash only
      const openAdmin = useCallback(() => void navigate('/admin', { replace: true }), [navigate]);
      return <Page key={hash} onDone={openAdmin} />;
    };
  });

/** The banner lies inside the session, so that no message remains after sign-out. */
function SessionLayout() {
  return (
    <SessionGate>
      <BannerProvider>
        <LiveProvider>
          <Outlet />
        </LiveProvider>
      </BannerProvider>
    </SessionGate>
  );
}

export const createAdminRouter = () =>
  createBrowserRouter([
    createMailLinkRoute('/admin/invitation', loadInvitationPage),
    createMailLinkRoute('/admin/reset', loadResetPage),
    {
      element: <SessionLayout />,
      errorElement: <ReloadNotice />,
      children: [
        {
          element: <AdminFrame />,
          children: pages.map(({ path }) => createRoute(adminUrl(path), pageLoaders[path])),
        },
        createRoute('/admin/print/:date', loadPrintPage),
        ...Object.entries(formerPaths).map(([formerPath, page]) => ({
          path: `/admin/${formerPath}`,
          element: <FormerAddressRedirect page={page} />,
        })),
        { path: '*', element: <DefaultPageRedirect /> },
      ],
    },
  ]);

/** Staff have bookmarks of these pages. */
const formerPaths: Readonly<Record<string, PagePath>> = {
  find: 'search',
  me: 'account',
  people: 'team',
  start: 'setup',
};

function FormerAddressRedirect({ page }: { page: PagePath }) {
  return <Navigate to={{ ...useLocation(), pathname: adminUrl(page) }} replace />;
}

const retryMs = 2_000;

/** The browser does not retry a file, so the page reloads once the connection returns. */
function ReloadNotice() {
  const text = useAdminText();
  const { isSuccess, errorUpdateCount } = useGetLive({
    query: { retry: false, networkMode: 'always', refetchInterval: ({ state }) => !state.data && retryMs },
  });
  useEffect(() => {
    if (isSuccess && errorUpdateCount > 0) location.reload();
  }, [isSuccess, errorUpdateCount]);
  return (
    <Alert
      type="warning"
      showIcon
      title={text('admin.broken')}
      action={
        <Button type="primary" onClick={() => location.reload()}>
          {text('admin.reload')}
        </Button>
      }
    />
  );
}
