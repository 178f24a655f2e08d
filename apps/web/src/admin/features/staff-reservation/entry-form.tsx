import { HttpError } from '@strapec/contracts';
import Form, { type FormInstance } from 'antd/es/form';
import { useMemo } from 'react';
import { currentMoment } from '../../../shared/clock';
import { EntryOutdated } from './entry-outdated';
import { GuestFields } from './guest-fields';
import { OverrideFields } from './override-fields';
import { PlaceFields } from './place-fields';
import { VisitFields } from './visit-fields';
import { type EntrySubject, type EntryValues, initialValues, rulesBroken, valuesOf } from './entry-values';
import { type EntryText, useEntryText } from './texts';
import type { EntrySaving } from './use-save-entry';

interface EntryFormProps {
  form: FormInstance<EntryValues>;
  formId: string;
  subject: EntrySubject;
  saving: EntrySaving;
}

/** The questions in the order in which a caller answers them; Enter saves. */
export function EntryForm({ form, formId, subject, saving }: EntryFormProps) {
  const text = useEntryText();
  const { save, isSaving, refusal, goOnFrom } = saving;
  const values = (Form.useWatch([], form) as Partial<EntryValues> | undefined) ?? {};
  const ownRules = rulesBroken(values, subject, currentMoment());
  const rules = [...new Set([...ownRules, ...refusal.rules])];
  const initial = useMemo(() => initialValues(subject), [subject]);
  const submit = (typed: EntryValues) => {
    if (isSaving) return;
    const all = { ...initial, ...typed };
    save({ values: all, isReasonAsked: rules.length > 0 }).catch((error: unknown) => {
      form.setFields(faultsIn(error, text));
    });
  };
  return (
    <Form<EntryValues>
      id={formId}
      name={formId}
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={initial}
      scrollToFirstError={{ focus: true }}
      onFinish={submit}
    >
      {refusal.isOutdated && (
        <EntryOutdated
          theirs={refusal.theirs}
          onTakeTheirs={(theirs) => {
            goOnFrom(theirs);
            form.setFieldsValue(valuesOf(theirs));
          }}
          onKeepMine={goOnFrom}
        />
      )}
      <VisitFields form={form} values={values} refusal={refusal} />
      <OverrideFields rules={rules} />
      <GuestFields />
      <PlaceFields partySize={Number(values.partySize)} />
      {/* Enter saves, although the visible button stands outside the form. */}
      <input type="submit" hidden />
    </Form>
  );
}

/** The fields that the API found wanting; what it says of them in the staff's words where they are known. */
function faultsIn(error: unknown, text: EntryText) {
  const errors = (error instanceof HttpError && error.problem?.errors) || [];
  return errors.map(({ field, code }) => ({
    name: field as keyof EntryValues,
    errors: [text(isKnownFault(code) ? `entry.fault.${code}` : 'entry.fault.check')],
  }));
}

const knownFaults = [
  'invalid_characters',
  'email_invalid',
  'phone_too_short',
  'phone_invalid',
  'phone_too_few_digits',
] as const;
const isKnownFault = (code: string): code is (typeof knownFaults)[number] =>
  knownFaults.includes(code as (typeof knownFaults)[number]);
