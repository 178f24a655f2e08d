import {
  type EventDto,
  HttpError,
  type MissingTablesDto,
  type SavedEventDto,
  type TouchedVisitsDto,
  createEvent,
  updateEvent,
  getListEventsQueryKey,
} from '@strapec/contracts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { eventLimits } from '@strapec/domain';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { type ComponentType, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { useVenueLanguages } from '../data/use-site-query';
import { toProblemCode, toProblem } from '../data/problem-details';
import { formatDay } from '../ui/time/date-words';
import { DraftDrawer } from '../ui/drawer/draft-drawer';
import { toFieldRule } from '../ui/field-rule';
import { FormWarning } from '../ui/form-warning';
import { useDraft } from '../ui/drawer/use-draft';
import type { DrawerProps } from '../ui/drawer/use-drawer';
import { useCooldown } from '../ui/use-cooldown';
import { EventFields } from './event-fields';
import { type EventsTextId, type EventsText, useEventsText } from './texts';
import { type EventValues, eventFields, newEventValues, toEventRequest, toEventValues } from './event-values';
import { refreshEvenings } from '../data/reservation-cache';

interface EventDraftOptions {
  event: EventDto | null;
  date: string;
  inquiry?: { id: string; initialValues: EventValues } | undefined;
  onSaved: (saved: SavedEventDto) => void;
}

export interface EventDrawerProps extends DrawerProps, EventDraftOptions {
  Preview: ComponentType<{ preview: TouchedVisitsDto }>;
}

/** Before it is saved, parties that would lose their tables are shown. */
export function EventDrawer({ event, date, inquiry, onSaved, Preview, ...drawer }: EventDrawerProps) {
  const text = useEventsText();
  const { draft, isDeleted, preview, closePreview } = useEventDraft({ event, date, inquiry, onSaved });
  const saveTextId = draft.base ? 'events.form.save' : 'events.form.create';
  return (
    <DraftDrawer
      title={text(draft.base ? 'events.form.edit' : 'events.form.new')}
      saveText={text(preview ? 'events.touched.save' : saveTextId)}
      size={640}
      draft={draft}
      describeValues={(values) => listFieldTexts(values, text)}
      {...drawer}
    >
      {isDeleted && (
        <FormWarning
          title={text('events.gone')}
          description={<Button onClick={() => draft.continueFrom(null)}>{text('events.gone.keep')}</Button>}
        />
      )}
      {preview && (
        <>
          <FormWarning
            key={preview.touched.hash}
            title={text(preview.titleTextId)}
            description={<Button onClick={closePreview}>{text('events.touched.back')}</Button>}
          />
          <MissingTables tables={preview.touched.missing} />
          {preview.touched.evenings > 0 && <Preview preview={preview.touched} />}
        </>
      )}
      <div hidden={preview !== null}>
        <EventTextFields />
        <EventFields event={draft.base} savedValues={draft.savedValues} />
      </div>
    </DraftDrawer>
  );
}

function MissingTables({ tables = [] }: { tables: TouchedVisitsDto['missing'] }) {
  const text = useEventsText();
  const { language } = useLanguage();
  const describeMissingTables = ({ titleSk, titleEn, date, ...missing }: MissingTablesDto): string => {
    const title = (language === 'sk' && titleSk) || titleEn;
    return text('events.missing.one', { ...missing, title, day: formatDay(date, language), tables: missing.tables.join(', ') }); // prettier-ignore
  };
  return tables.map(describeMissingTables).map((one) => <p key={one}>{one}</p>);
}

const suffixesByStaffLanguage = { sk: ['Sk', 'En'], en: ['En', 'Sk'] } as const;

/** The staff language comes first, and is enough. */
function EventTextFields() {
  const text = useEventsText();
  const { language } = useLanguage();
  const form = Form.useFormInstance<EventValues>();
  const venueLanguages = useVenueLanguages();
  const isHidden = (suffix: 'Sk' | 'En') => !venueLanguages.includes(suffix === 'Sk' ? 'sk' : 'en');
  const suffixes = [...suffixesByStaffLanguage[language]].sort((a, b) => Number(isHidden(a)) - Number(isHidden(b)));
  const textRule = (textField: 'title' | 'description') =>
    toFieldRule(() => {
      const isWritten = suffixes.some((one) => String(form.getFieldValue(`${textField}${one}`) ?? '').trim() !== '');
      return !isWritten && text(`events.error.${textField}En`);
    });
  return (['title', 'description'] as const).flatMap((textField) =>
    suffixes.map((suffix, index) => (
      <Form.Item
        key={`${textField}${suffix}`}
        name={`${textField}${suffix}`}
        label={text(`events.form.${textField}${suffix}`)}
        hidden={isHidden(suffix)}
        {...(index === 0 ? { rules: [textRule(textField)] } : { extra: text('events.form.optional') })}
      >
        {textField === 'title' ? (
          <Input autoComplete="off" lang={suffix.toLowerCase()} maxLength={eventLimits.titleLength} />
        ) : (
          <Input.TextArea rows={3} lang={suffix.toLowerCase()} maxLength={eventLimits.descriptionLength} />
        )}
      </Form.Item>
    )),
  );
}

function listFieldTexts(values: EventValues, text: EventsText) {
  return eventFields.map((field) => ({ label: text(`events.form.${field}`), value: formatField(values, field, text) }));
}

function formatField(values: EventValues, field: keyof EventValues, text: EventsText): string {
  const { eventType, capacityMode, status, visibility } = values;
  const choiceTexts: Partial<Record<keyof EventValues, string>> = {
    eventType: eventType && text(`events.type.${eventType}`),
    capacityMode: text(`events.mode.${capacityMode || 'auto'}`),
    status: text(`events.status.${status}`),
    visibility: text(`events.visibility.${visibility}`),
  };
  return choiceTexts[field] ?? (values[field] || '–');
}

/** `isDeleted` when it was deleted meanwhile: the input can become a new event. */
function useEventDraft({ event, date, inquiry, onSaved }: EventDraftOptions) {
  const queries = useQueryClient();
  const text = useEventsText();
  const [preview, setPreview] = useState<{ touched: TouchedVisitsDto; titleTextId: EventsTextId } | null>(null);
  const cooldown = useCooldown();
  const draft = useDraft({
    name: 'event',
    openedSubject: event,
    toFormValues: (base: EventDto | null) =>
      base ? toEventValues(base) : (inquiry?.initialValues ?? newEventValues(date)),
    save: ({ eventType, ...values }: EventValues, base, newRequest) => {
      if (!eventType) throw new Error('the form asks for a type');
      const request = { ...toEventRequest({ ...values, eventType }), seen: preview?.touched.hash ?? '' };
      if (base) return updateEvent(base.id, { ...request, version: base.version });
      return createEvent({ ...request, ...(inquiry && { inquiryId: inquiry.id }) }, newRequest);
    },
    onSaved: (saved, base) => {
      cacheEvent(queries, saved.event);
      void refreshEvents(queries);
      onSaved(saved);
      return text(base ? 'events.updated' : 'events.created');
    },
    onFailure: (reason, error, { base, latest }) => {
      const touched = findTouchedVisits(error);
      setPreview(touched && { touched, titleTextId: preview ? 'events.touched.others' : chooseTouchedTextId(touched) });
      if (touched) return cooldown.startCooldown();
      refreshAfterRefusal(queries, error, latest);
      const details = toProblem(error).errors?.[0] ?? { message: reason };
      return text(base ? 'events.updateFailed' : 'events.createFailed', { reason: details.message });
    },
    toFormError: ({ field, message }) => ({
      name: (field === 'pricePerPerson' ? 'price' : field) as keyof EventValues,
      errors: [message],
    }),
  });
  return {
    draft: { ...draft, isSaving: draft.isSaving || cooldown.isCoolingDown }, // blocks the second tap of a double tap
    isDeleted: draft.base !== null && isNotFound(draft.error),
    preview,
    closePreview: () => setPreview(null),
  };
}

const chooseTouchedTextId = ({ evenings }: TouchedVisitsDto) => (evenings === 0 ? 'events.missing' : 'events.touched');

function findTouchedVisits(error: unknown): TouchedVisitsDto | null {
  if (!(error instanceof HttpError) || error.code !== 'event_takes_tables') return null;
  return (error.problem as { touched?: TouchedVisitsDto } | null)?.touched ?? null;
}

function refreshAfterRefusal(queries: QueryClient, error: unknown, latest: EventDto | null): void {
  if (latest) cacheEvent(queries, latest);
  if (latest || isNotFound(error)) void refreshEvents(queries);
}

const isNotFound = (error: unknown): boolean => toProblemCode(error) === 'not_found';

function cacheEvent(queries: QueryClient, changedEvent: EventDto): void {
  queries.setQueryData<EventDto[]>(getListEventsQueryKey(), (events) =>
    events?.map((event) => (event.id === changedEvent.id ? changedEvent : event)),
  );
}

export async function refreshEvents(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: getListEventsQueryKey() }), refreshEvenings(queries)]);
}
