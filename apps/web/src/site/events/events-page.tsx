import { ActionBar, PageFrame } from '../navigation/page-frame';
import buttons from '../../shared/ui/buttons.module.css';
import { useInView } from '../../shared/ui/use-in-view';
import { eventsPageTexts, useEventsPageText } from './page-texts';
import { createIsland, createStaticIsland } from '../../ssr/island';

const EventsIntro = createStaticIsland(() =>
  import('../private-events/events-intro').then(({ eventsIntro }) => eventsIntro),
);
const PrivateEventTypes = createStaticIsland(() =>
  import('../private-events/private-event-types').then(({ privateEventTypes }) => privateEventTypes),
);
const UpcomingEvents = createIsland(() => import('./upcoming-events').then(({ upcomingEvents }) => upcomingEvents));
const EventsVenue = createStaticIsland(() =>
  import('../private-events/events-venue').then(({ eventsVenue }) => eventsVenue),
);
const Inquiry = createIsland(() => import('../inquiry/inquiry').then(({ inquiry }) => inquiry));

export function EventsPage() {
  const [opening, isOpeningInView] = useInView<HTMLDivElement>();
  const [inquiry, isInquiryInView] = useInView<HTMLDivElement>();
  return (
    <PageFrame bar={<InquiryBar isShown={!isOpeningInView && !isInquiryInView} />}>
      <div ref={opening}>
        <EventsIntro />
      </div>
      <PrivateEventTypes />
      {/* Nearer to the first screen, every phone would fetch it. */}
      <UpcomingEvents />
      <EventsVenue />
      <div ref={inquiry}>
        <Inquiry />
      </div>
    </PageFrame>
  );
}

function InquiryBar({ isShown }: { isShown: boolean }) {
  const text = useEventsPageText();
  return (
    <ActionBar isShown={isShown}>
      <a className={buttons.primary} href="#inquiry">
        {text('events.bar.inquire')}
      </a>
    </ActionBar>
  );
}

export const eventsPage = { Content: EventsPage, texts: eventsPageTexts };
