import type { EventValues } from './event-values';
import type { EventsText } from './texts';

const fields = [
  ...(['titleEn', 'titleSk', 'descriptionEn', 'descriptionSk', 'eventType', 'date', 'time', 'duration'] as const),
  ...(['capacityMode', 'maxCapacity', 'currentBookings', 'price', 'status', 'visibility', 'imageUrl'] as const),
];

/** The form's fields as staff read them. */
export function eventInWords(values: EventValues, text: EventsText) {
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
