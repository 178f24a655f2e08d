import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useBanner } from '../data/banner/banner-provider';
import parts from '../ui/parts.module.css';
import { SideDrawer } from '../ui/drawer/side-drawer';
import type { DrawerProps } from '../ui/drawer/use-drawer';
import { PreviewedChange } from './venue-preview';
import { type FormError, showErrors } from './form-values';
import { useVenueText } from './texts';
import { type VenueOrTonightChange, useVenueChange } from './use-venue-change';

/** A change of the settings, from a form or known already. */
export interface ChangeOptions<Values extends object> {
  title: string;
  form?: {
    initial: Values;
    fields: ReactNode;
    errors: (values: Values) => readonly FormError[];
    /** Moves an error without a matching field to one that shows it. */
    locate?: (error: FormError, values: Values) => FormError;
  };
  size?: 'usual' | 'wide';
  toChange: (values: Values) => VenueOrTonightChange;
  describe?: (change: VenueOrTonightChange) => ReactNode;
}

export function ChangeDrawer<Values extends object>(props: ChangeOptions<Values> & DrawerProps) {
  const { title, form: fieldset, toChange, describe, open, onClose, onClosed, size = 'usual' } = props;
  const text = useVenueText();
  const banner = useBanner();
  const [form] = Form.useForm<Values>();
  const venue = useVenueChange(onClose);
  const { previewed } = venue;
  const showFormErrors = (errors: readonly FormError[], values: Values) =>
    showErrors(
      form,
      errors.map((error) => fieldset?.locate?.(error, values) ?? error),
      text,
    );
  const preview = (values: Values) => venue.preview(toChange(values), (errors) => showFormErrors(errors, values));
  const previewWithoutForm = () => preview({} as Values);
  const hasForm = fieldset !== undefined;
  const closeDrawer = () => {
    banner.clear();
    onClose();
  };
  const previewAtOnce = useEffectEvent(() => {
    if (!hasForm) previewWithoutForm();
  });
  useEffect(() => previewAtOnce(), []);
  const checkAndPreview = (values: Values) => {
    const errors = fieldset?.errors(values) ?? [];
    if (errors.length > 0) showFormErrors(errors, values);
    else preview(values);
  };
  return (
    <SideDrawer
      open={open}
      onClose={closeDrawer}
      isUnsaved={() => hasForm && (previewed !== null || form.isFieldsTouched())}
      afterOpenChange={(isOpen) => !isOpen && onClosed()}
      title={title}
      size={size === 'wide' ? 'min(1280px, 100vw)' : 640}
      footer={
        <ChangeFooter
          {...venue}
          inert={!open}
          hasForm={hasForm}
          onPreview={hasForm ? form.submit : previewWithoutForm}
          onBack={hasForm ? venue.backToForm : closeDrawer}
        />
      }
    >
      {previewed && <PreviewedChange {...previewed} description={describe?.(previewed.change)} />}
      {fieldset && (
        <Form<Values>
          hidden={previewed !== null}
          name="venue"
          form={form}
          layout="vertical"
          initialValues={fieldset.initial}
          scrollToFirstError={{ focus: true }}
          className={parts.drawerForm}
          onFinish={() => checkAndPreview(form.getFieldsValue(true) as Values)} // also copied values whose fields are not rendered yet
        >
          {fieldset.fields}
          <input type="submit" hidden />
        </Form>
      )}
    </SideDrawer>
  );
}

interface ChangeFooterProps extends Pick<
  ReturnType<typeof useVenueChange>,
  'previewed' | 'isPreviewing' | 'isSaving' | 'save'
> {
  inert: boolean;
  hasForm: boolean;
  onPreview: () => void;
  onBack: () => void;
}

function ChangeFooter({ previewed, isPreviewing, isSaving, inert, hasForm, ...actions }: ChangeFooterProps) {
  const text = useVenueText();
  if (!previewed) {
    return (
      <Button type="primary" block disabled={isPreviewing || inert} onClick={actions.onPreview}>
        {text(isPreviewing ? 'settings.looking' : 'settings.look')}
      </Button>
    );
  }
  return (
    <div className={parts.row}>
      <Button type="primary" onClick={actions.save} disabled={isSaving || inert}>
        {text(isSaving ? 'settings.saving' : 'settings.save')}
      </Button>
      <Button onClick={actions.onBack} disabled={isSaving || inert}>
        {text(hasForm ? 'settings.back' : 'settings.leave')}
      </Button>
    </div>
  );
}
