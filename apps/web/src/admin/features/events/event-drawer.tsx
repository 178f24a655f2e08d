import { type EventDto, HttpError, type SavedEventDto } from '@strapec/contracts';
import Form from 'antd/es/form';
import { useMemo } from 'react';
import { useBanner } from '../../shared/banner/banner-provider';
import { DraftDrawer } from '../../shared/ui/draft-drawer';
import { isChanged } from '../../shared/ui/is-changed';
import { EventFields } from './event-fields';
import { EventOutdated } from './event-outdated';
import { type EventValues, newEvent, valuesOf } from './event-values';
import styles from './events.module.css';
import { useEventsText } from './texts';
import { useSaveEvent } from './use-save-event';

interface EventDrawerProps {
  /** The event to change; `null` for a new one. */
  event: EventDto | null;
  /** The day on which a new one begins. */
  date: string;
  open: boolean;
  onClose: () => void;
  /** The drawer has gone. */
  onClosed: () => void;
  onSaved: (saved: SavedEventDto) => void;
}

const formId = 'event';

/** The form of an event. */
export function EventDrawer({ event, date, open, onClose, onClosed, onSaved }: EventDrawerProps) {
  const text = useEventsText();
  const banner = useBanner();
  const [form] = Form.useForm<EventValues>();
  const saving = useSaveEvent(event, onSaved);
  const { base } = saving;
  const saved = useMemo(() => (base ? valuesOf(base) : newEvent(date)), [base, date]);
  const save = (values: EventValues) => {
    if (saving.isSaving) return;
    saving.save(values).catch((error: unknown) => form.setFields(faultsIn(error)));
  };
  return (
    <DraftDrawer
      title={text(base ? 'events.form.edit' : 'events.form.new')}
      saveText={text(base ? 'events.form.save' : 'events.form.create')}
      size={640}
      formId={formId}
      open={open}
      isChanged={() => isChanged(form, saved)}
      isSaving={saving.isSaving}
      onClose={onClose}
      onClosed={onClosed}
    >
      <Form<EventValues>
        id={formId}
        name={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={saved}
        scrollToFirstError={{ focus: true }}
        className={styles.form}
        onFinish={save}
        onFinishFailed={({ errorFields: [first] }) =>
          first && banner.sayFailed(text('events.invalid', { issue: first.errors[0] ?? '' }))
        }
      >
        <EventOutdated form={form} saving={saving} />
        <EventFields event={base} />
        {/* Enter saves, although the visible button stands outside the form. */}
        <input type="submit" hidden />
      </Form>
    </DraftDrawer>
  );
}

/** The fields that the API found wanting, with its words. */
function faultsIn(error: unknown) {
  const errors = (error instanceof HttpError && error.problem?.errors) || [];
  return errors.map(({ field, message }) => ({
    name: (field === 'pricePerPerson' ? 'price' : field) as keyof EventValues,
    errors: [message],
  }));
}
