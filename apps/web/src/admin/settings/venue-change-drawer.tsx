import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useBanner } from '../data/banner/banner-provider';
import parts from '../ui/parts.module.css';
import { SideDrawer } from '../ui/drawer/side-drawer';
import type { DrawerProps } from '../ui/drawer/use-drawer';
import { ChangePreview } from './change-preview';
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
    toShownError?: (error: FormError, values: Values) => FormError;
  };
  size?: 'usual' | 'wide';
  toChange: (values: Values) => VenueOrTonightChange;
  describe?: (change: VenueOrTonightChange) => ReactNode;
}

export function VenueChangeDrawer<Values extends object>(props: ChangeOptions<Values> & DrawerProps) {
  const { title, form: formOptions, toChange, describe, open, onClose, onClosed, size = 'usual' } = props;
  const text = useVenueText();
  const banner = useBanner();
  const [form] = Form.useForm<Values>();
  const venueChange = useVenueChange(onClose);
  const { previewed } = venueChange;
  const showFormErrors = (errors: readonly FormError[], values: Values) =>
    showErrors(
      form,
      errors.map((error) => formOptions?.toShownError?.(error, values) ?? error),
      text,
    );
  const previewValues = (values: Values) =>
    venueChange.previewChange(toChange(values), (errors) => showFormErrors(errors, values));
  const previewKnownChange = () => previewValues({} as Values);
  const hasForm = formOptions !== undefined;
  const closeDrawer = () => {
    banner.clear();
    onClose();
  };
  const previewOnOpen = useEffectEvent(() => {
    if (!hasForm) previewKnownChange();
  });
  useEffect(() => previewOnOpen(), []);
  const validateAndPreview = (values: Values) => {
    const errors = formOptions?.errors(values) ?? [];
    if (errors.length > 0) showFormErrors(errors, values);
    else previewValues(values);
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
          {...venueChange}
          inert={!open}
          hasForm={hasForm}
          onPreview={hasForm ? form.submit : previewKnownChange}
          onBack={hasForm ? venueChange.returnToForm : closeDrawer}
        />
      }
    >
      {previewed && <ChangePreview {...previewed} description={describe?.(previewed.change)} />}
      {formOptions && (
        <Form<Values>
          hidden={previewed !== null}
          name="venue"
          form={form}
          layout="vertical"
          initialValues={formOptions.initial}
          scrollToFirstError={{ focus: true }}
          className={parts.drawerForm}
          onFinish={() => validateAndPreview(form.getFieldsValue(true) as Values)} // also copied values whose fields are not rendered yet
        >
          {formOptions.fields}
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
