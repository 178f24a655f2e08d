import type { EventDto, SavedEventDto } from '@strapec/contracts';
import Button from 'antd/es/button';
import { DraftDrawer } from '../../shared/ui/draft-drawer';
import { Notice } from '../../shared/ui/notice';
import type { DrawerProps } from '../../shared/ui/use-drawer';
import { EventFields } from './event-fields';
import { eventInWords } from './event-words';
import { useEventsText } from './texts';
import { type InquiryOfEvent, useSaveEvent } from './use-save-event';

interface EventDrawerProps extends DrawerProps {
  /** The event to change; `null` for a new one. */
  event: EventDto | null;
  /** The day on which a new one begins. */
  date: string;
  /** The inquiry of which a new one is made, and what its form then begins with. */
  inquiry?: InquiryOfEvent;
  onSaved: (saved: SavedEventDto) => void;
}

/** The form of an event. */
export function EventDrawer({ event, date, inquiry, onSaved, ...drawer }: EventDrawerProps) {
  const text = useEventsText();
  const { draft, isGone } = useSaveEvent({ event, date, inquiry, onSaved });
  return (
    <DraftDrawer
      title={text(draft.base ? 'events.form.edit' : 'events.form.new')}
      saveText={text(draft.base ? 'events.form.save' : 'events.form.create')}
      size={640}
      draft={draft}
      inWords={(values) => eventInWords(values, text)}
      {...drawer}
    >
      {isGone && <EventGone onKeep={() => draft.goOnFrom(null)} />}
      <EventFields event={draft.base} />
    </DraftDrawer>
  );
}

function EventGone({ onKeep }: { onKeep: () => void }) {
  const text = useEventsText();
  return (
    <Notice title={text('events.gone')} description={<Button onClick={onKeep}>{text('events.gone.keep')}</Button>} />
  );
}
