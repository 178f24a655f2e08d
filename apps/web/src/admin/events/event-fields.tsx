import type { EventDto } from '@strapec/contracts';
import {
  type EventType,
  capacityModes,
  centsFromEuros,
  suggestCapacityMode,
  suggestVisibility,
  eventLimits,
  eventStatuses,
  eventTypes,
  eventVisibilities,
  isPrivateEvent,
  isServiceDate,
  isTimeOfDay,
} from '@strapec/domain';
import Form, { type Rule } from 'antd/es/form';
import Input from 'antd/es/input';
import InputNumber from 'antd/es/input-number';
import Select from 'antd/es/select';
import { Suspense, lazy } from 'react';
import { currentServiceDate } from '../data/current-service-date';
import { TimeField } from '../ui/time/time-field';
import { DateField } from '../ui/date-field';
import { toFieldRule } from '../ui/field-rule';
import parts from '../ui/parts.module.css';
import type { EventValues } from './event-values';
import styles from './events.module.css';
import { type EventsTextId, useEventsText } from './texts';

/** Loaded later, so that a phone shows the evening first. */
const PictureField = lazy(() =>
  import('../ui/files/picture-field').then((module) => ({ default: module.PictureField })),
);
const minPictureSize = { width: 800, height: 0, mayBeSmaller: true };

export function EventFields({ event, savedValues }: { event: EventDto | null; savedValues: EventValues }) {
  const text = useEventsText();
  const form = Form.useFormInstance<EventValues>();
  const applySuggestedVisibility = (type: EventType) => {
    const isUntouchedNewEvent =
      event === null && savedValues.visibility === 'visible' && !form.isFieldTouched('visibility');
    const isShownOnSite = form.getFieldValue('visibility') === 'visible';
    if (isUntouchedNewEvent) form.setFields([{ name: 'visibility', value: suggestVisibility(type), touched: false }]);
    else if (isShownOnSite && isPrivateEvent(type) && window.confirm(text('events.visibility.ask')))
      form.setFieldValue('visibility', 'hidden');
  };
  const rulesFor = useEventRules(event?.date ?? null);
  return (
    <>
      <div className={parts.pair}>
        <Form.Item name="eventType" label={text('events.form.eventType')} rules={rulesFor('eventType')}>
          <Select
            onChange={applySuggestedVisibility}
            options={eventTypes.map((value) => ({ value, label: text(`events.type.${value}`) }))}
          />
        </Form.Item>
        <Form.Item name="date" label={text('events.form.date')} rules={rulesFor('date')}>
          <DateField />
        </Form.Item>
      </div>
      <div className={parts.pair}>
        <Form.Item name="time" label={text('events.form.time')} rules={rulesFor('time')} validateTrigger="onBlur">
          <TimeField hourMode="clock" />
        </Form.Item>
        <Form.Item name="duration" label={text('events.form.duration')} rules={rulesFor('duration')}>
          <Input inputMode="numeric" autoComplete="off" />
        </Form.Item>
      </div>
      <CapacityFields rulesFor={rulesFor} />
      <div className={parts.pair}>
        <Form.Item name="status" label={text('events.form.status')}>
          <Select options={eventStatuses.map((value) => ({ value, label: text(`events.status.${value}`) }))} />
        </Form.Item>
        <VisibilityField />
      </div>
      <Suspense
        fallback={
          <Form.Item name="imageUrl" hidden>
            <Input />
          </Form.Item>
        }
      >
        <PictureField label={text('events.form.picture')} neededSize={minPictureSize} addressInput="optional" />
      </Suspense>
    </>
  );
}

function VisibilityField() {
  const text = useEventsText();
  const form = Form.useFormInstance<EventValues>();
  const status = Form.useWatch('status', form);
  const visibility = Form.useWatch('visibility', form);
  const audience = visibility === 'visible' && status === 'active' ? 'all' : 'venue';
  return (
    <Form.Item
      name="visibility"
      label={text('events.form.visibility')}
      extra={text(`events.form.visibility.${audience}`)}
    >
      <Select options={eventVisibilities.map((value) => ({ value, label: text(`events.visibility.${value}`) }))} />
    </Form.Item>
  );
}

function CapacityFields({ rulesFor }: { rulesFor: ReturnType<typeof useEventRules> }) {
  const text = useEventsText();
  const form = Form.useFormInstance<EventValues>();
  const { eventType, maxCapacity = '' } = (Form.useWatch([], form) as Partial<EventValues> | undefined) ?? {};
  const defaultModeText = eventType && text(`events.mode.${suggestCapacityMode(eventType, Number(maxCapacity))}`);
  return (
    <>
      <Form.Item name="capacityMode" label={text('events.form.capacityMode')}>
        <Select
          options={[
            {
              value: '',
              label: defaultModeText ? `${text('events.mode.auto')} (${defaultModeText})` : text('events.mode.auto'),
            },
            ...capacityModes.map((value) => ({ value, label: text(`events.mode.${value}`) })),
          ]}
        />
      </Form.Item>
      <div className={parts.pair}>
        <Form.Item name="maxCapacity" label={text('events.form.maxCapacity')} rules={rulesFor('maxCapacity')}>
          <Input inputMode="numeric" autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="currentBookings"
          label={text('events.form.currentBookings')}
          rules={rulesFor('currentBookings')}
          dependencies={['maxCapacity']}
          extra={text('events.form.currentBookings.hint')}
        >
          <Input inputMode="numeric" autoComplete="off" />
        </Form.Item>
      </div>
      <div className={parts.pair}>
        <Form.Item
          name="price"
          label={text('events.form.price')}
          rules={rulesFor('price')}
          extra={text('events.form.price.hint')}
          getValueFromEvent={(euros: string | null) => euros ?? ''}
        >
          <InputNumber
            className={styles.number}
            stringMode
            controls={false}
            step="0.01"
            precision={2}
            parser={parseEuros}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
          />
        </Form.Item>
      </div>
    </>
  );
}

function parseEuros(input: string | undefined): string {
  const cents = centsFromEuros(input ?? '');
  return cents === null ? '' : String(cents / 100);
}

type FieldCheck = (input: string, context: { savedDate: string | null; maxCapacity: string }) => EventsTextId | null;

const isWholeNumberUpTo = (max: number, input: string, min = 1): boolean =>
  /^\d+$/.test(input.trim()) && Number(input) >= min && Number(input) <= max;
/** Spec §5. A past event can be completed: its date may stay. */
const fieldChecks = {
  eventType: (input) => (input === '' ? 'events.error.eventType' : null),
  date: (input, { savedDate }) => {
    if (!isServiceDate(input)) return 'events.error.date';
    return input < currentServiceDate() && input !== savedDate ? 'events.error.datePast' : null;
  },
  time: (input) => (isTimeOfDay(input) ? null : 'events.error.time'),
  duration: (input) => (isWholeNumberUpTo(eventLimits.maxHours, input) ? null : 'events.error.duration'),
  maxCapacity: (input) => (isWholeNumberUpTo(eventLimits.maxCapacity, input) ? null : 'events.error.maxCapacity'),
  currentBookings: (input, { maxCapacity }) => {
    const maxBookings = Math.min(Number(maxCapacity) || eventLimits.maxCapacity, eventLimits.maxCapacity);
    return isWholeNumberUpTo(maxBookings, input, 0) ? null : 'events.error.currentBookings';
  },
  price: (input) => ((centsFromEuros(input) ?? 0) < 0 ? 'events.error.price' : null),
} satisfies Record<string, FieldCheck>;

type CheckedField = keyof typeof fieldChecks;

function useEventRules(savedDate: string | null): (field: CheckedField) => Rule[] {
  const text = useEventsText();
  return (field) => [
    ({ getFieldValue }) =>
      toFieldRule((input) => {
        const check: FieldCheck = fieldChecks[field];
        const errorTextId = check(input, { savedDate, maxCapacity: String(getFieldValue('maxCapacity')) });
        return errorTextId && text(errorTextId);
      }),
  ];
}
