import { type ComponentType, Suspense, lazy } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import type { MessageLoaders } from '../../shared/i18n/feature-texts';
import { auditMessages } from '../features/audit/texts';
import { contentMessages } from '../features/content/texts';
import { emailsMessages } from '../features/emails/texts';
import { imagesMessages } from '../features/images/texts';
import { meMessages } from '../features/me/texts';
import { menuMessages } from '../features/menu/texts';
import { newsletterMessages } from '../features/newsletter/texts';
import { peopleMessages } from '../features/people/texts';
import { privacyMessages } from '../features/privacy/texts';
import { systemMessages } from '../features/system/texts';
import { AdminTexts } from '../shared/i18n/admin-texts';
import { LiveProvider } from '../shared/live/live-provider';
import { Loading } from '../shared/ui/loading';
import { AdminFrame, FirstPage } from './admin-frame';
import { type PagePath, pages } from './tabs';

const feature = (texts: MessageLoaders, load: () => Promise<ComponentType>) =>
  lazy(async () => {
    const Feature = await load();
    const Page = () => (
      <AdminTexts loaders={texts}>
        <Feature />
      </AdminTexts>
    );
    return { default: Page };
  });

const components: Readonly<Record<PagePath, ComponentType>> = {
  tonight: lazy(() => import('../pages/tonight/tonight-page').then(({ TonightPage }) => ({ default: TonightPage }))),
  menu: feature(menuMessages, () => import('../features/menu/menu-management').then((menu) => menu.MenuManagement)),
  content: feature(contentMessages, () =>
    import('../features/content/content-management').then((content) => content.ContentManagement),
  ),
  images: feature(imagesMessages, () =>
    import('../features/images/image-management').then((images) => images.ImageManagement),
  ),
  reservations: lazy(() =>
    import('../pages/reservations/reservations-page').then(({ ReservationsPage }) => ({ default: ReservationsPage })),
  ),
  emails: feature(emailsMessages, () =>
    import('../features/emails/email-management').then((emails) => emails.EmailManagement),
  ),
  newsletter: feature(newsletterMessages, () =>
    import('../features/newsletter/newsletter-management').then((newsletter) => newsletter.NewsletterManagement),
  ),
  venue: lazy(() => import('../pages/venue/venue-page').then(({ VenuePage }) => ({ default: VenuePage }))),
  inbox: lazy(() => import('../pages/inbox/inbox-page').then(({ InboxPage }) => ({ default: InboxPage }))),
  find: lazy(() => import('../pages/find/find-page').then(({ FindPage }) => ({ default: FindPage }))),
  me: feature(meMessages, () => import('../features/me/me').then(({ Me }) => Me)),
  start: lazy(() => import('../pages/start/start-page').then(({ StartPage }) => ({ default: StartPage }))),
  audit: feature(auditMessages, () => import('../features/audit/audit-record').then((audit) => audit.AuditRecord)),
  people: feature(peopleMessages, () =>
    import('../features/people/people-management').then((people) => people.PeopleManagement),
  ),
  privacy: feature(privacyMessages, () =>
    import('../features/privacy/person-lookup').then((privacy) => privacy.PersonLookup),
  ),
  system: feature(systemMessages, () =>
    import('../features/system/system-overview').then((system) => system.SystemOverview),
  ),
};

const PrintPage = lazy(() => import('../pages/print/print-page').then((page) => ({ default: page.PrintPage })));

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
