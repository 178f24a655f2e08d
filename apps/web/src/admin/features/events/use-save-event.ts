import { type EventDto, HttpError, type SavedEventDto, createEvent, updateEvent } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useVersions } from '../../shared/api/use-versions';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { type EventValues, requestOf } from './event-values';
import { refreshEvents, showEvent } from './events-cache';
import { useEventsText } from './texts';

/**
 * Creates an event, or changes it unless somebody else has done so since it was opened; their version is then `theirs`,
 * or the event `isGone`. A refusal leaves the form as it is.
 */
export function useSaveEvent(opened: EventDto | null, onSaved: (saved: SavedEventDto) => void) {
  const queries = useQueryClient();
  const text = useEventsText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const { base, theirs, noteTheirs, goOnFrom } = useVersions<EventDto | null>(opened);
  const [isGone, setGone] = useState(false);
  const { mutateAsync, isPending } = useOneAtATime({
    mutationFn: ({ eventType, ...values }: EventValues) => {
      if (!eventType) throw new Error('the form asks for a type');
      const request = requestOf({ ...values, eventType });
      return base ? updateEvent(base.id, { ...request, version: base.version }) : createEvent(request);
    },
    onSuccess: (saved) => {
      banner.sayDone(text(base ? 'events.updated' : 'events.created'));
      if (base) goOnFrom(saved.event);
      showEvent(queries, saved.event);
      void refreshEvents(queries);
      onSaved(saved);
    },
    onError: (error) => {
      const current = noteTheirs(error);
      const isLost = base !== null && error instanceof HttpError && error.code === 'not_found';
      setGone(isLost);
      if (current) showEvent(queries, current);
      if (current || isLost) void refreshEvents(queries);
      const reason = firstIssueOf(error) ?? reasonOf(error);
      banner.sayFailed(text(base ? 'events.updateFailed' : 'events.createFailed', { reason }));
    },
  });
  /** What was typed goes on as an event of its own. */
  const keepAsNew = () => {
    goOnFrom(null);
    setGone(false);
    banner.clear();
  };
  return { save: mutateAsync, isSaving: isPending, base, theirs, isGone, goOnFrom, keepAsNew };
}

export type EventSaving = ReturnType<typeof useSaveEvent>;

const firstIssueOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? error.problem?.errors?.[0]?.message : undefined;
