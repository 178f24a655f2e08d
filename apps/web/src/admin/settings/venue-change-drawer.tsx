import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useBanner } from '../data/banner/banner-provider';
import parts from '../ui/parts.module.css';
import { SideDrawer } from '../ui/drawer/side-drawer';
import type { DrawerProps } from '../ui/drawer/use-drawer';
import { ChangePreview } from './change-preview';
import { type FormError, setFormErrors } from './form-errors';
import { useSettingsText } from './texts';
import { type VenueOrTonightChange, useVenueChange } from './use-venue-change';

/** A change of the settings: from a form, or complete from the start, such as a removal. */
export interface ChangeOptions<Values extends object> {
  title: string;
  form?: {
    initialValues: Values;
    fields: ReactNode;
    findErrors: (values: Values) => readonly FormError[];
    /** Moves an error without a matching field to one that shows it. */
    toFormError?: (error: FormError, values: Values) => FormError;
  };
  size?: 'usual' | 'wide';
  toChange: (values: Values) => VenueOrTonightChange;
  renderChange?: (change: VenueOrTonightChange) => ReactNode;
}

export function VenueChangeDrawer<Values extends object>(props: ChangeOptions<Values> & DrawerProps) {
  const { title, form: formOptions, toChange, renderChange, open, onClose, onClosed, size = 'usual' } = props;
  const text = useSettingsText();
  const banner = useBanner();
  const [form] = Form.useForm<Values>();
  const venueChange = useVenueChange(onClose);
  const { previewedChange } = venueChange;
  const showFormErrors = (errors: readonly FormError[], values: Values) =>
    setFormErrors(
      form,
      errors.map((error) => formOptions?.toFormError?.(error, values) ?? error),
      text,
    );
  const previewValues = (values: Values) =>
    venueChange.previewChange(toChange(values), (errors) => showFormErrors(errors, values));
  const previewWithoutForm = () => previewValues({} as Values);
  const hasForm = formOptions !== undefined;
  const closeDrawer = () => {
    banner.clear();
    onClose();
  };
  const previewOnOpen = useEffectEvent(() => {
    if (!hasForm) previewWithoutForm();
  });
  useEffect(() => previewOnOpen(), []);
  const validateAndPreview = (values: Values) => {
    const errors = formOptions?.findErrors(values) ?? [];
    if (errors.length > 0) showFormErrors(errors, values);
    else previewValues(values);
  };
  return (
    <SideDrawer
      open={open}
      onClose={closeDrawer}
      isUnsaved={() => hasForm && (previewedChange !== null || form.isFieldsTouched())}
      afterOpenChange={(isOpen) => !isOpen && onClosed()}
      title={title}
      size={size === 'wide' ? 'min(1280px, 100vw)' : 640}
      footer={
        <ChangeFooter
          {...venueChange}
          inert={!open}
          hasForm={hasForm}
          onPreview={hasForm ? form.submit : previewWithoutForm}
          onBack={hasForm ? venueChange.returnToForm : closeDrawer}
        />
      }
    >
      {previewedChange && <ChangePreview {...previewedChange} description={renderChange?.(previewedChange.change)} />}
      {formOptions && (
        <Form<Values>
          hidden={previewedChange !== null}
          name="venue"
          form={form}
          layout="vertical"
          initialValues={formOptions.initialValues}
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
  'previewedChange' | 'isPreviewing' | 'isSaving' | 'save'
> {
  inert: boolean;
  hasForm: boolean;
  onPreview: () => void;
  onBack: () => void;
}

function ChangeFooter({ previewedChange, isPreviewing, isSaving, inert, hasForm, ...actions }: ChangeFooterProps) {
  const text = useSettingsText();
  if (!previewedChange) {
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
