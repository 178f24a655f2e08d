import type { EventDto, SavedEventDto } from '@strapec/contracts';
import Button from 'antd/es/button';
import { DraftDrawer } from '../../shared/ui/draft-drawer';
import { Notice } from '../../shared/ui/notice';
import type { DrawerProps } from '../../shared/ui/use-drawer';
import { EventFields } from './event-fields';
import { type EventsText, useEventsText } from './texts';
import { type InquiryOfEvent, useSaveEvent } from './use-save-event';
import type { EventValues } from './event-values';

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

const fields = [
  ...(['titleEn', 'titleSk', 'descriptionEn', 'descriptionSk', 'eventType', 'date', 'time', 'duration'] as const),
  ...(['capacityMode', 'maxCapacity', 'currentBookings', 'price', 'status', 'visibility', 'imageUrl'] as const),
];

/** The form's fields as staff read them. */
function eventInWords(values: EventValues, text: EventsText) {
  return fields.map((field) => ({ label: text(`events.form.${field}`), words: wordsOf(values, field, text) }));
}

function wordsOf(values: EventValues, field: keyof EventValues, text: EventsText): string {
  const { eventType, capacityMode, status, visibility } = values;
  const choices: Partial<Record<keyof EventValues, string>> = {
    eventType: eventType && text(`events.type.${eventType}`),
    capacityMode: text(`events.mode.${capacityMode || 'auto'}`),
    status: text(`events.status.${status}`),
    visibility: text(`events.visibility.${visibility}`),
  };
  return choices[field] ?? (values[field] || '–');
}
