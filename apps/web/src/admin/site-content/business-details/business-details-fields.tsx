import { StaffCopies, useGetEmailConfiguration } from '@strapec/contracts';
import { isEmail, languageOptions } from '@strapec/domain';
import Form, { type Rule } from 'antd/es/form';
import Input from 'antd/es/input';
import Segmented from 'antd/es/segmented';
import Select from 'antd/es/select';
import type { ReactNode } from 'react';
import { fieldRule } from '../../ui/field-rule';
import parts from '../../ui/parts.module.css';
import { useIsNarrow } from '../../ui/use-is-narrow';
import { idIn } from '../../i18n/create-text-hook';
import { type BusinessDetailsMessageId, texts, useBusinessDetailsText } from './texts';
import { type BusinessDetailsValues, isPosition } from './business-details-form';

export const businessDetailsGroups = ['place', 'company', 'more', 'languages', 'mail'] as const;
export type BusinessDetailsGroup = (typeof businessDetailsGroups)[number];

export function BusinessDetailsFields({ group, testMail }: { group: BusinessDetailsGroup; testMail: ReactNode }) {
  const fields: Readonly<Record<BusinessDetailsGroup, ReactNode>> = {
    place: <PlaceFields />,
    company: <CompanyFields />,
    more: <MoreFields />,
    languages: <LanguageFields />,
    mail: <MailFields testMail={testMail} />,
  };
  return fields[group];
}

function PlaceFields() {
  return (
    <>
      <Line name="name" autoComplete="organization" isRequired />
      <Line name="street" autoComplete="street-address" />
      <div className={parts.fields}>
        <Line name="postalCode" autoComplete="postal-code" />
        <Line name="city" autoComplete="address-level2" />
      </div>
      <div className={parts.fields}>
        <Line name="country" isRequired />
        <Line name="position" check={isPosition} error="venue.error.degrees_invalid" />
      </div>
      <div className={parts.fields}>
        <Line name="phone" autoComplete="tel" />
        <Line name="email" autoComplete="email" check={isEmail} />
      </div>
    </>
  );
}

function CompanyFields() {
  return (
    <>
      <Line name="companyName" autoComplete="organization" />
      <Line name="companySeat" maxLength={200} />
      <div className={parts.fields}>
        <Line name="companyId" />
        <Line name="companyTaxId" />
      </div>
      <Line name="companyRegister" maxLength={200} />
    </>
  );
}

function MoreFields() {
  const text = useBusinessDetailsText();
  const prices = ['', '€', '€€', '€€€', '€€€€'].map((value) => ({
    value,
    label: value || text('venue.priceRange.none'),
  }));
  return (
    <>
      <Field name="socialLinks">
        <Input.TextArea autoSize={{ minRows: 2 }} inputMode="url" autoComplete="off" />
      </Field>
      <Field name="priceRange">
        <Segmented options={prices} />
      </Field>
      <Line name="cuisine" />
    </>
  );
}

const choices = ['sk,en', 'en,sk', 'sk', 'en'] as const;
const isOverseas = (zone: string): number => (zone.startsWith('Europe/') ? 0 : 1);

function LanguageFields() {
  const text = useBusinessDetailsText();
  const zones = Intl.supportedValuesOf('timeZone').sort((a, b) => isOverseas(a) - isOverseas(b));
  return (
    <>
      <Field name="languages">
        <Select options={choices.map((value) => ({ value, label: text(`venue.languages.${value}`) }))} />
      </Field>
      <Field name="mailLanguage">
        <Segmented options={languageOptions.map(({ code, name }) => ({ value: code, label: name }))} />
      </Field>
      <Field name="timeZone">
        <Select showSearch options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))} />
      </Field>
    </>
  );
}

function MailFields({ testMail }: { testMail: ReactNode }) {
  const text = useBusinessDetailsText();
  const isNarrow = useIsNarrow();
  const { data } = useGetEmailConfiguration({ query: { staleTime: 60_000 } });
  const values = { sender: data?.sender ?? '…', staff: data?.staffCopies ?? '…' };
  return (
    <>
      <Line name="senderName" />
      <Line name="senderEmail" values={values} check={isEmail} />
      <Line name="staffEmail" values={values} check={isEmail} />
      <Field name="staffCopies">
        <Segmented
          vertical={isNarrow}
          options={Object.values(StaffCopies).map((value) => ({ value, label: text(`venue.staffCopies.${value}`) }))}
        />
      </Field>
      <div>
        <Form.Item noStyle shouldUpdate>
          {({ isFieldsTouched }) => (isFieldsTouched() ? text('venue.test.saveFirst') : testMail)}
        </Form.Item>
      </div>
    </>
  );
}

interface FieldProps {
  name: keyof BusinessDetailsValues;
  values?: Readonly<Record<string, string>>;
  rule?: Rule;
  children: ReactNode;
}

function Field({ name, values, rule, children }: FieldProps) {
  const text = useBusinessDetailsText();
  const hint = idIn(texts, `venue.field.${name}.hint`);
  return (
    <Form.Item
      name={name}
      label={text(`venue.field.${name}` as BusinessDetailsMessageId)}
      extra={hint && text(hint, values)}
      validateTrigger="onSubmit"
      {...(rule && { rules: [rule] })}
    >
      {children}
    </Form.Item>
  );
}

interface LineProps extends Pick<FieldProps, 'name' | 'values'> {
  autoComplete?: string;
  maxLength?: number;
  isRequired?: boolean;
  check?: (typed: string) => boolean;
  error?: BusinessDetailsMessageId;
}

function Line({ autoComplete = 'off', maxLength = 100, isRequired, check, error, ...field }: LineProps) {
  const text = useBusinessDetailsText();
  const rule = fieldRule((typed) => {
    const trimmed = typed.trim();
    if (trimmed === '') return isRequired && text('venue.error.required');
    return check?.(trimmed) === false && text(error ?? 'venue.error.email_invalid');
  });
  return (
    <Field {...field} rule={rule}>
      <Input autoComplete={autoComplete} maxLength={maxLength} />
    </Field>
  );
}
