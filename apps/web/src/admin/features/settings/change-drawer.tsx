import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import Form from 'antd/es/form';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useBackCloses } from '../../../shared/ui/use-back-closes';
import { useBanner } from '../../shared/banner/banner-provider';
import parts from '../../shared/ui/parts.module.css';
import type { DrawerProps } from '../../shared/ui/use-drawer';
import { useUnsaved } from '../../shared/ui/unsaved';
import { SeenPreview } from './venue-preview';
import { type FormError, showErrors } from './show-errors';
import { useVenueText } from './texts';
import { type AnyChange, type SeenChange, useVenueChange } from './use-venue-change';

interface ChangeDrawerProps<Values extends object> extends DrawerProps {
  title: string;
  /** The form; without one the change is already complete, and its preview is loaded at once. */
  form?: {
    initial: Values;
    fields: ReactNode;
    errors: (values: Values) => readonly FormError[];
    /** Moves an error without a matching field to one that shows it. */
    locate?: (error: FormError, values: Values) => FormError;
  };
  size?: 'usual' | 'wide';
  changeOf: (values: Values) => AnyChange;
  /** Describes the change in the preview, in addition to the affected parties. */
  told?: (change: AnyChange) => ReactNode;
}

/** A change of the venue in three fixed steps: form, preview, save. */
export function ChangeDrawer<Values extends object>(props: ChangeDrawerProps<Values>) {
  const { title, form: asked, changeOf, told, open, onClose, onClosed, size = 'usual' } = props;
  const text = useVenueText();
  const [form] = Form.useForm<Values>();
  const venue = useVenueChange(onClose);
  const { seen } = venue;
  const show = (errors: readonly FormError[], values: Values) =>
    showErrors(form, asked?.locate ? errors.map((error) => asked.locate?.(error, values) ?? error) : errors, text);
  const look = (values: Values) => venue.look(changeOf(values), (errors) => show(errors, values));
  const lookAtKnown = () => look({} as Values); // the change has no form
  const isAsked = asked !== undefined;
  const close = useClosing({
    ...{ open, onClose },
    isUnfinished: () => isAsked && (seen !== null || form.isFieldsTouched()),
  });
  const lookAtOnce = useEffectEvent(() => {
    if (!isAsked) lookAtKnown();
  });
  useEffect(() => lookAtOnce(), []);
  const check = (values: Values) => {
    const errors = asked?.errors(values) ?? [];
    if (errors.length > 0) show(errors, values);
    else look(values);
  };
  return (
    <Drawer
      open={open}
      onClose={close}
      afterOpenChange={(isOpen) => !isOpen && onClosed()}
      title={title}
      size={size === 'wide' ? 'min(1280px, 100vw)' : 640}
      mask={{ closable: false }}
      closable={{ 'aria-label': text('venue.close') }}
      classNames={{ footer: parts.foot }}
      footer={
        <ChangeFooter
          {...venue}
          inert={!open}
          isAsked={isAsked}
          onLook={isAsked ? form.submit : lookAtKnown}
          onBack={isAsked ? venue.back : close}
        />
      }
    >
      <div inert={!open}>
        {seen && <SeenPreview {...seen} told={told?.(seen.change)} />}
        {asked && (
          <Form<Values>
            hidden={seen !== null}
            name="venue"
            form={form}
            layout="vertical"
            requiredMark={false}
            initialValues={asked.initial}
            scrollToFirstError={{ focus: true }}
            className={parts.drawerForm}
            onFinish={() => check(form.getFieldsValue(true) as Values)} // also copied values whose fields are not rendered yet
          >
            {asked.fields}
            <input type="submit" hidden />
          </Form>
        )}
      </div>
    </Drawer>
  );
}

interface ClosingOptions {
  open: boolean;
  onClose: () => void;
  isUnfinished: () => boolean;
}

/** Closes the drawer, after a confirmation when input would be lost. */
function useClosing({ open, onClose, isUnfinished }: ClosingOptions): () => boolean {
  const text = useVenueText();
  const banner = useBanner();
  const close = (): boolean => {
    if (isUnfinished() && !window.confirm(text('settings.discard'))) return false;
    banner.clear();
    onClose();
    return true;
  };
  useUnsaved(() => open && isUnfinished());
  useBackCloses(open, close);
  return close;
}

interface ChangeFooterProps {
  seen: SeenChange | null;
  isLooking: boolean;
  isSaving: boolean;
  inert: boolean;
  isAsked: boolean;
  onLook: () => void;
  onBack: () => void;
  save: () => void;
}

function ChangeFooter({ seen, isLooking, isSaving, inert, isAsked, ...actions }: ChangeFooterProps) {
  const text = useVenueText();
  if (!seen) {
    return (
      <Button type="primary" block disabled={isLooking || inert} onClick={actions.onLook}>
        {text(isLooking ? 'settings.looking' : 'settings.look')}
      </Button>
    );
  }
  return (
    <div className={parts.row}>
      <Button type="primary" onClick={actions.save} disabled={isSaving || inert}>
        {text(isSaving ? 'settings.saving' : 'settings.save')}
      </Button>
      <Button onClick={actions.onBack} disabled={isSaving || inert}>
        {text(isAsked ? 'settings.back' : 'settings.leave')}
      </Button>
    </div>
  );
}
