import { type ComponentType, Suspense, lazy } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { LiveProvider } from '../shared/live/live-provider';
import { Loading } from '../shared/ui/loading';
import { AdminFrame, FirstPage } from './admin-frame';
import { type PagePath, pages } from './tabs';

const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const components: Readonly<Record<PagePath, ComponentType>> = {
  tonight: page(() => import('../pages/tonight/tonight-page').then((file) => file.TonightPage)),
  menu: page(() => import('../features/menu/menu-management').then((file) => file.MenuManagement)),
  content: page(() => import('../features/content/content-management').then((file) => file.ContentManagement)),
  images: page(() => import('../features/images/image-management').then((file) => file.ImageManagement)),
  reservations: page(() => import('../pages/reservations/reservations-page').then((file) => file.ReservationsPage)),
  emails: page(() => import('../features/emails/email-management').then((file) => file.EmailManagement)),
  newsletter: page(() =>
    import('../features/newsletter/newsletter-management').then((file) => file.NewsletterManagement),
  ),
  venue: page(() => import('../pages/venue/venue-page').then((file) => file.VenuePage)),
  inbox: page(() => import('../pages/inbox/inbox-page').then((file) => file.InboxPage)),
  find: page(() => import('../pages/find/find-page').then((file) => file.FindPage)),
  me: page(() => import('../features/me/me').then((file) => file.Me)),
  start: page(() => import('../pages/start/start-page').then((file) => file.StartPage)),
  audit: page(() => import('../features/audit/audit-record').then((file) => file.AuditRecord)),
  people: page(() => import('../features/people/people-management').then((file) => file.PeopleManagement)),
  privacy: page(() => import('../features/privacy/person-lookup').then((file) => file.PersonLookup)),
  system: page(() => import('../features/system/system-overview').then((file) => file.SystemOverview)),
};

const PrintPage = page(() => import('../features/evening-sheet/evening-sheet').then((file) => file.EveningSheet));

/** Pages below this follow live updates. */
const LivePages = () => (
  <LiveProvider>
    <Outlet />
  </LiveProvider>
);

/** The routes of the admin; an unknown address redirects to the evening. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route element={<LivePages />}>
        <Route path="/admin" element={<AdminFrame />}>
          {pages.map(({ path }) => {
            const Page = components[path];
            return <Route key={path} path={path} element={<Page />} />;
          })}
        </Route>
        <Route
          path="/admin/print/:date"
          element={
            <Suspense fallback={<Loading />}>
              <PrintPage />
            </Suspense>
          }
        />
      </Route>
      <Route path="*" element={<FirstPage />} />
    </Routes>
  );
}
