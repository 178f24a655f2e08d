import { type ComponentType, lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AdminFrame } from './admin-frame';
import { type TabPath, addressOf, firstTab, tabs } from './tabs';

/** Every tab is loaded when it is opened. */
const pages: Readonly<Record<TabPath, ComponentType>> = {
  content: lazy(() => import('../pages/content/content-page').then(({ ContentPage }) => ({ default: ContentPage }))),
  images: lazy(() => import('../pages/images/images-page').then(({ ImagesPage }) => ({ default: ImagesPage }))),
  reservations: lazy(() =>
    import('../pages/reservations/reservations-page').then(({ ReservationsPage }) => ({ default: ReservationsPage })),
  ),
  emails: lazy(() => import('../pages/emails/emails-page').then(({ EmailsPage }) => ({ default: EmailsPage }))),
  newsletter: lazy(() =>
    import('../pages/newsletter/newsletter-page').then(({ NewsletterPage }) => ({ default: NewsletterPage })),
  ),
};

/** Which tab stands at which address; anything unknown leads to the evening. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route path="/admin" element={<AdminFrame />}>
        {tabs.map(({ path }) => {
          const Page = pages[path];
          return <Route key={path} path={path} element={<Page />} />;
        })}
      </Route>
      <Route path="*" element={<Navigate to={addressOf(firstTab)} replace />} />
    </Routes>
  );
}
