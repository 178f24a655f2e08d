import { type EventDto, HttpError, type SavedEventDto, createEvent, updateEvent } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { refusalIn } from '../../shared/api/refusal';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { useDraft } from '../../shared/ui/use-draft';
import { type EventValues, newEvent, requestOf, valuesOf } from './event-values';
import { refreshEvents, showEvent } from './events-cache';
import { useEventsText } from './texts';

/** The inquiry of which an event is made, and what its form begins with. */
export interface InquiryOfEvent {
  id: string;
  start: EventValues;
}

interface EventOptions {
  /** The event to change; `null` for a new one. */
  event: EventDto | null;
  /** The day on which a new one begins. */
  date: string;
  inquiry?: InquiryOfEvent | undefined;
  onSaved: (saved: SavedEventDto) => void;
}

/** The draft of an event; `isGone` when somebody else has deleted it meanwhile, what was typed may then become a new one. */
export function useSaveEvent({ event, date, inquiry, onSaved }: EventOptions) {
  const queries = useQueryClient();
  const text = useEventsText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const draft = useDraft({
    name: 'event',
    opened: event,
    valuesOf: (base: EventDto | null) => (base ? valuesOf(base) : (inquiry?.start ?? newEvent(date))),
    save: ({ eventType, ...values }: EventValues, base, attempt) => {
      if (!eventType) throw new Error('the form asks for a type');
      const request = requestOf({ ...values, eventType });
      if (base) return updateEvent(base.id, { ...request, version: base.version });
      return createEvent({ ...request, ...(inquiry && { inquiryId: inquiry.id }) }, attempt);
    },
    onSaved: (saved, base) => {
      banner.sayDone(text(base ? 'events.updated' : 'events.created'));
      showEvent(queries, saved.event);
      void refreshEvents(queries);
      onSaved(saved);
    },
    onRefused: (error, { base, theirs }) => {
      if (theirs) showEvent(queries, theirs);
      if (theirs || isNotFound(error)) void refreshEvents(queries);
      const reason = refusalIn(error).errors?.[0]?.message ?? reasonOf(error);
      banner.sayFailed(text(base ? 'events.updateFailed' : 'events.createFailed', { reason }));
    },
    faultOf: ({ field, message }) => ({
      name: (field === 'pricePerPerson' ? 'price' : field) as keyof EventValues,
      errors: [message],
    }),
  });
  return { draft, isGone: draft.base !== null && isNotFound(draft.error) };
}

const isNotFound = (error: unknown): boolean => error instanceof HttpError && error.code === 'not_found';
