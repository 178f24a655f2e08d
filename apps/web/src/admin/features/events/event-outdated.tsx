import Button from 'antd/es/button';
import type { FormInstance } from 'antd/es/form';
import { Notice } from '../../shared/ui/notice';
import { OutdatedDraft } from '../../shared/ui/outdated-draft';
import { type EventValues, valuesOf } from './event-values';
import { type EventsText, useEventsText } from './texts';
import type { EventSaving } from './use-save-event';

interface EventOutdatedProps {
  form: FormInstance<EventValues>;
  saving: EventSaving;
}

/** Both versions of an event that two have edited; or that one of them has deleted it. */
export function EventOutdated({ form, saving }: EventOutdatedProps) {
  const text = useEventsText();
  if (saving.isGone) return <EventGone onKeep={saving.keepAsNew} />;
  return (
    <OutdatedDraft
      form={form}
      versions={saving}
      valuesOf={valuesOf}
      inWords={(values) =>
        fields.map((field) => ({ label: text(`events.form.${field}`), words: wordsOf(values, field, text) }))
      }
    />
  );
}

const fields = [
  ...(['titleEn', 'titleSk', 'descriptionEn', 'descriptionSk', 'eventType', 'date', 'time', 'duration'] as const),
  ...(['capacityMode', 'maxCapacity', 'price', 'status', 'visibility', 'imageUrl'] as const),
];

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

function EventGone({ onKeep }: { onKeep: () => void }) {
  const text = useEventsText();
  return (
    <Notice title={text('events.gone')} description={<Button onClick={onKeep}>{text('events.gone.keep')}</Button>} />
  );
}
