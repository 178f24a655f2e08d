import { StaffCopies, useGetEmailConfiguration } from '@strapec/contracts';
import { isEmail, languageOptions } from '@strapec/domain';
import Form, { type Rule } from 'antd/es/form';
import Input from 'antd/es/input';
import Segmented from 'antd/es/segmented';
import Select from 'antd/es/select';
import type { ReactNode } from 'react';
import { toFieldRule } from '../../ui/field-rule';
import parts from '../../ui/parts.module.css';
import { TestMailButton } from '../../ui/test-mail-button';
import { useIsNarrow } from '../../ui/use-media-query';
import { findTextId } from '../../i18n/create-text-hook';
import { type BusinessDetailsTextId, texts, useBusinessDetailsText } from './texts';
import { type BusinessDetailsValues, isPosition } from './business-details-form';

const fieldsByGroup = {
  place: AddressFields,
  company: CompanyFields,
  more: ProfileFields,
  languages: LanguageFields,
  mail: MailFields,
};

export type BusinessDetailsGroup = keyof typeof fieldsByGroup;
export const businessDetailsGroups = Object.keys(fieldsByGroup) as BusinessDetailsGroup[];

export function BusinessDetailsFields({ group }: { group: BusinessDetailsGroup }) {
  const Fields = fieldsByGroup[group];
  return <Fields />;
}

function AddressFields() {
  return (
    <>
      <TextInput name="name" autoComplete="organization" isRequired />
      <TextInput name="street" autoComplete="street-address" />
      <div className={parts.fields}>
        <TextInput name="postalCode" autoComplete="postal-code" />
        <TextInput name="city" autoComplete="address-level2" />
      </div>
      <div className={parts.fields}>
        <TextInput name="country" isRequired />
        <TextInput name="position" isValid={isPosition} errorTextId="venue.error.degrees_invalid" />
      </div>
      <div className={parts.fields}>
        <TextInput name="phone" autoComplete="tel" />
        <TextInput name="email" autoComplete="email" isValid={isEmail} />
      </div>
    </>
  );
}

function CompanyFields() {
  return (
    <>
      <TextInput name="companyName" autoComplete="organization" />
      <TextInput name="companySeat" maxLength={200} />
      <div className={parts.fields}>
        <TextInput name="companyId" />
        <TextInput name="companyTaxId" />
      </div>
      <TextInput name="companyRegister" maxLength={200} />
    </>
  );
}

function ProfileFields() {
  const text = useBusinessDetailsText();
  const priceOptions = ['', '€', '€€', '€€€', '€€€€'].map((value) => ({
    value,
    label: value || text('venue.priceRange.none'),
  }));
  return (
    <>
      <BusinessDetailsField name="socialLinks">
        <Input.TextArea autoSize={{ minRows: 2 }} inputMode="url" autoComplete="off" />
      </BusinessDetailsField>
      <BusinessDetailsField name="priceRange">
        <Segmented options={priceOptions} />
      </BusinessDetailsField>
      <TextInput name="cuisine" />
    </>
  );
}

const languageChoices = ['sk,en', 'en,sk', 'sk', 'en'] as const;
const rankTimeZone = (zone: string): number => (zone.startsWith('Europe/') ? 0 : 1);

function LanguageFields() {
  const text = useBusinessDetailsText();
  const timeZones = Intl.supportedValuesOf('timeZone').sort((a, b) => rankTimeZone(a) - rankTimeZone(b));
  return (
    <>
      <BusinessDetailsField name="languages">
        <Select options={languageChoices.map((value) => ({ value, label: text(`venue.languages.${value}`) }))} />
      </BusinessDetailsField>
      <BusinessDetailsField name="mailLanguage">
        <Segmented options={languageOptions.map(({ code, name }) => ({ value: code, label: name }))} />
      </BusinessDetailsField>
      <BusinessDetailsField name="timeZone">
        <Select showSearch options={timeZones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))} />
      </BusinessDetailsField>
    </>
  );
}

function MailFields() {
  const text = useBusinessDetailsText();
  const isNarrow = useIsNarrow();
  const { data } = useGetEmailConfiguration({ query: { staleTime: 60_000 } });
  const hintValues = { sender: data?.sender ?? '…', staff: data?.staffCopies ?? '…' };
  return (
    <>
      <TextInput name="senderName" />
      <TextInput name="senderEmail" hintValues={hintValues} isValid={isEmail} />
      <TextInput name="staffEmail" hintValues={hintValues} isValid={isEmail} />
      <BusinessDetailsField name="staffCopies">
        <Segmented
          vertical={isNarrow}
          options={Object.values(StaffCopies).map((value) => ({ value, label: text(`venue.staffCopies.${value}`) }))}
        />
      </BusinessDetailsField>
      <div>
        <Form.Item noStyle shouldUpdate>
          {({ isFieldsTouched }) => (isFieldsTouched() ? text('venue.test.saveFirst') : <TestMailButton />)}
        </Form.Item>
      </div>
    </>
  );
}

interface FieldProps {
  name: keyof BusinessDetailsValues;
  hintValues?: Readonly<Record<string, string>>;
  rule?: Rule;
  children: ReactNode;
}

function BusinessDetailsField({ name, hintValues, rule, children }: FieldProps) {
  const text = useBusinessDetailsText();
  const hintTextId = findTextId(texts, `venue.field.${name}.hint`);
  return (
    <Form.Item
      name={name}
      label={text(`venue.field.${name}` as BusinessDetailsTextId)}
      extra={hintTextId && text(hintTextId, hintValues)}
      validateTrigger="onSubmit"
      {...(rule && { rules: [rule] })}
    >
      {children}
    </Form.Item>
  );
}

interface TextInputProps extends Pick<FieldProps, 'name' | 'hintValues'> {
  autoComplete?: string;
  maxLength?: number;
  isRequired?: boolean;
  isValid?: (input: string) => boolean;
  errorTextId?: BusinessDetailsTextId;
}

function TextInput({ autoComplete = 'off', maxLength = 100, ...props }: TextInputProps) {
  const { isRequired, isValid, errorTextId, ...field } = props;
  const text = useBusinessDetailsText();
  const rule = toFieldRule((input) => {
    const trimmed = input.trim();
    if (trimmed === '') return isRequired && text('venue.error.required');
    return isValid?.(trimmed) === false && text(errorTextId ?? 'venue.error.email_invalid');
  });
  return (
    <BusinessDetailsField {...field} rule={rule}>
      <Input autoComplete={autoComplete} maxLength={maxLength} />
    </BusinessDetailsField>
  );
}
