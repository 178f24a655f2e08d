import { type ComponentType, Suspense, lazy } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { LiveProvider } from '../shared/live/live-provider';
import { Loading } from '../shared/ui/loading';
import { AdminFrame } from './admin-frame';
import { FirstPage } from './first-page';
import { type PagePath, pages } from './tabs';

/** Every page is loaded when it is opened. */
const components: Readonly<Record<PagePath, ComponentType>> = {
  tonight: lazy(() => import('../pages/tonight/tonight-page').then(({ TonightPage }) => ({ default: TonightPage }))),
  menu: lazy(() => import('../pages/menu/menu-page').then(({ MenuPage }) => ({ default: MenuPage }))),
  content: lazy(() => import('../pages/content/content-page').then(({ ContentPage }) => ({ default: ContentPage }))),
  images: lazy(() => import('../pages/images/images-page').then(({ ImagesPage }) => ({ default: ImagesPage }))),
  reservations: lazy(() =>
    import('../pages/reservations/reservations-page').then(({ ReservationsPage }) => ({ default: ReservationsPage })),
  ),
  emails: lazy(() => import('../pages/emails/emails-page').then(({ EmailsPage }) => ({ default: EmailsPage }))),
  newsletter: lazy(() =>
    import('../pages/newsletter/newsletter-page').then(({ NewsletterPage }) => ({ default: NewsletterPage })),
  ),
  house: lazy(() => import('../pages/house/house-page').then(({ HousePage }) => ({ default: HousePage }))),
  inbox: lazy(() => import('../pages/inbox/inbox-page').then(({ InboxPage }) => ({ default: InboxPage }))),
  find: lazy(() => import('../pages/find/find-page').then(({ FindPage }) => ({ default: FindPage }))),
  me: lazy(() => import('../pages/me/me-page').then(({ MePage }) => ({ default: MePage }))),
  start: lazy(() => import('../pages/start/start-page').then(({ StartPage }) => ({ default: StartPage }))),
  audit: lazy(() => import('../pages/audit/audit-page').then(({ AuditPage }) => ({ default: AuditPage }))),
  people: lazy(() => import('../pages/people/people-page').then(({ PeoplePage }) => ({ default: PeoplePage }))),
  privacy: lazy(() => import('../pages/privacy/privacy-page').then(({ PrivacyPage }) => ({ default: PrivacyPage }))),
  system: lazy(() => import('../pages/system/system-page').then(({ SystemPage }) => ({ default: SystemPage }))),
};

const PrintPage = lazy(() => import('../pages/print/print-page').then((page) => ({ default: page.PrintPage })));

/** Kept as the house is, whoever changes it. */
const LivePages = () => (
  <LiveProvider>
    <Outlet />
  </LiveProvider>
);

/** Which page stands at which address; anything unknown leads to the evening. */
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
