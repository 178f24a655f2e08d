import { type EventDto, HttpError, type SavedEventDto } from '@strapec/contracts';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import Form from 'antd/es/form';
import { useMemo } from 'react';
import { useBanner } from '../../shared/banner/banner-provider';
import { useBackCloses } from '../../../shared/ui/use-back-closes';
import { useLeaveGuard } from '../../shared/ui/use-leave-guard';
import { EventFields } from './event-fields';
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

/** The form of an event. It keeps what is typed until it is saved, or until somebody throws it away on purpose. */
export function EventDrawer({ event, date, open, onClose, onClosed, onSaved }: EventDrawerProps) {
  const text = useEventsText();
  const banner = useBanner();
  const [form] = Form.useForm<EventValues>();
  const { mutateAsync, isPending } = useSaveEvent(event, onSaved);
  const initial = useMemo(() => (event ? valuesOf(event) : newEvent(date)), [event, date]);
  const close = (): boolean => {
    if (form.isFieldsTouched() && !window.confirm(text('events.form.discard'))) return false;
    banner.clear();
    onClose();
    return true;
  };
  useLeaveGuard(() => open && form.isFieldsTouched());
  useBackCloses(open, close);
  const save = (values: EventValues) => {
    if (isPending) return;
    mutateAsync({ ...initial, ...values }).catch((error: unknown) => form.setFields(faultsIn(error)));
  };
  return (
    <Drawer
      open={open}
      onClose={close}
      afterOpenChange={(isOpen) => !isOpen && onClosed()}
      title={text(event ? 'events.form.edit' : 'events.form.new')}
      size={640}
      mask={{ closable: false }}
      closable={{ 'aria-label': text('events.form.close') }}
      footer={
        <Button type="primary" htmlType="submit" form={formId} block disabled={isPending}>
          {text(isPending ? 'events.form.saving' : event ? 'events.form.save' : 'events.form.create')}
        </Button>
      }
    >
      <Form<EventValues>
        id={formId}
        name={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={initial}
        scrollToFirstError={{ focus: true }}
        className={styles.form}
        onFinish={save}
        onFinishFailed={({ errorFields: [first] }) =>
          first && banner.sayFailed(text('events.invalid', { issue: first.errors[0] ?? '' }))
        }
      >
        <EventFields event={event} />
        {/* Enter saves, although the visible button stands outside the form. */}
        <input type="submit" hidden />
      </Form>
    </Drawer>
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
