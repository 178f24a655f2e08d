import { CookieBannerIsland } from '../../features/cookie-banner/cookie-banner-island';
import { FooterIsland } from '../../features/footer/footer-island';
import { InquiryIsland } from '../../features/inquiry/inquiry-island';
import { ActionBar, SiteNavigation } from '../../features/navigation/navigation';
import {
  EventTypesIsland,
  EventsVenueIsland,
  EventsOpeningIsland,
} from '../../features/private-events/private-events-islands';
import { UpcomingEventsIsland } from '../../features/upcoming-events/upcoming-events-island';
import { useText } from '../../shared/i18n/use-text';
import buttons from '../../shared/ui/buttons.module.css';
import { useInView } from '../../shared/ui/use-in-view';
import type { en } from './messages.en';

/** Private and public events (spec §2). */
export function EventsPage() {
  const text = useText<keyof typeof en>();
  const [opening, isOpeningInView] = useInView<HTMLDivElement>();
  const [inquiry, isInquiryInView] = useInView<HTMLDivElement>();
  return (
    <>
      <SiteNavigation />
      <main id="content">
        <div ref={opening}>
          <EventsOpeningIsland />
        </div>
        <EventTypesIsland />
        {/* Not higher: near the first screen, every phone would fetch its script. */}
        <UpcomingEventsIsland />
        <EventsVenueIsland />
        <div ref={inquiry}>
          <InquiryIsland />
        </div>
      </main>
      <FooterIsland />
      <ActionBar isShown={!isOpeningInView && !isInquiryInView}>
        <a className={buttons.primary} href="#inquiry">
          {text('events.bar.inquire')}
        </a>
      </ActionBar>
      <CookieBannerIsland />
    </>
  );
}
