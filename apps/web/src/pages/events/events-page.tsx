import { CookieBannerIsland } from '../../features/cookie-banner/cookie-banner-island';
import { FooterIsland } from '../../features/footer/footer-island';
import { InquiryIsland } from '../../features/inquiry/inquiry-island';
import { ReserveBar } from '../../features/navigation/reserve-bar';
import { SiteNavigation } from '../../features/navigation/site-navigation';
import { EventsHouseIsland, EventsOpeningIsland } from '../../features/private-events/private-events-islands';
import { UpcomingEventsIsland } from '../../features/upcoming-events/upcoming-events-island';

/** Events: one's own, and those that are open to all (spec §2). */
export function EventsPage() {
  return (
    <>
      <SiteNavigation />
      <main id="content">
        <EventsOpeningIsland />
        <UpcomingEventsIsland />
        <EventsHouseIsland />
        <InquiryIsland />
      </main>
      <FooterIsland />
      <ReserveBar isShown />
      <CookieBannerIsland />
    </>
  );
}
