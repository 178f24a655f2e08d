import {
  type FieldErrorDto,
  type SaveBusinessDetailsDto,
  type StoredBusinessDetailsDto,
  getGetSiteQueryKey,
  getGetBusinessDetailsQueryKey,
  saveBusinessDetails,
} from '@strapec/contracts';
import { defaultLanguage } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Form, { type FormInstance } from 'antd/es/form';
import { type ReactNode, useEffect } from 'react';
import { toProblemCode, toProblem } from '../../data/problem-details';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { useUnsavedInput } from '../../ui/drawer/use-unsaved-input';
import { findTextId } from '../../i18n/create-text-hook';
import { texts, useBusinessDetailsText } from './texts';

export type BusinessDetailsValues = Partial<ReturnType<typeof toFormValues>>;

interface BusinessDetailsFormProps {
  name: string;
  businessDetails: StoredBusinessDetailsDto;
  children: ReactNode;
  saveText: string;
  onDone: () => void;
}

/** Without changes it continues without a request. */
export function BusinessDetailsForm({ name, businessDetails, children, saveText, onDone }: BusinessDetailsFormProps) {
  const text = useBusinessDetailsText();
  const [form] = Form.useForm<BusinessDetailsValues>();
  const { save, isSaving } = useSaveBusinessDetails(businessDetails, {
    onSaved: () => {
      form.resetFields();
      onDone();
    },
    onErrors: (formErrors) =>
      form.setFields(
        formErrors.map(({ field, code }) => ({
          name: toFormFieldName(field) as never,
          errors: [text(findTextId(texts, `venue.error.${code}`) ?? 'venue.error.other')],
        })),
      ),
  });
  const saveOrContinue = () => {
    if (form.isFieldsTouched()) save(toDetailsChange(readTouchedValues(form)));
    else onDone();
  };
  useUnsavedInput(() => form.isFieldsTouched());
  useEffect(() => {
    const fields = Object.entries(toFormValues(businessDetails)).filter(
      ([field]) => !form.isFieldTouched(field as keyof BusinessDetailsValues),
    );
    form.setFieldsValue(Object.fromEntries(fields)); // takes over changes by others; typed values stay
  }, [form, businessDetails]);
  return (
    <Form<BusinessDetailsValues>
      form={form}
      name={name}
      layout="vertical"
      initialValues={toFormValues(businessDetails)}
      scrollToFirstError={{ focus: true }}
      onFinish={saveOrContinue}
    >
      {children}
      <Button type="primary" htmlType="submit" disabled={isSaving}>
        {isSaving ? text('venue.saving') : saveText}
      </Button>
    </Form>
  );
}

interface SaveCallbacks {
  onSaved: () => void;
  onErrors: (formErrors: FieldErrorDto[]) => void;
}

interface SaveRequest {
  details: SaveBusinessDetailsDto;
  isUndo?: boolean;
}

/** On a conflict the newer values are shown first. */
function useSaveBusinessDetails(businessDetails: StoredBusinessDetailsDto, { onSaved, onErrors }: SaveCallbacks) {
  const text = useBusinessDetailsText();
  const queries = useQueryClient();
  const { mutate, isPending } = useStaffMutation({
    send: ({ details }: SaveRequest) => saveBusinessDetails(details),
    onSuccess: (saved, { isUndo }) => {
      queries.setQueryData<StoredBusinessDetailsDto>(getGetBusinessDetailsQueryKey(), saved);
      void queries.invalidateQueries({ queryKey: getGetSiteQueryKey({ lang: defaultLanguage }) }); // the header shows the name of the venue
      if (isUndo) return text('venue.undone');
      onSaved();
      const previousDetails = { ...businessDetails, version: saved.version };
      return { text: text('venue.saved'), undo: () => mutate({ details: previousDetails, isUndo: true }) };
    },
    onFailure: (reason, error) => {
      const isOutdated = toProblemCode(error) === 'changed_meanwhile';
      if (isOutdated) void queries.invalidateQueries({ queryKey: getGetBusinessDetailsQueryKey() });
      onErrors(toProblem(error).errors ?? []);
      return text('venue.saveFailed', { reason: isOutdated ? text('venue.changed') : reason });
    },
  });
  const save = (change: Partial<SaveBusinessDetailsDto>) => mutate({ details: { ...businessDetails, ...change } });
  return { save, isSaving: isPending };
}

function toFormValues({ version: _version, latitude, longitude, ...details }: StoredBusinessDetailsDto) {
  const position = latitude && `${latitude}, ${longitude}`;
  return { ...details, position, socialLinks: details.socialLinks.join('\n'), languages: details.languages.join() };
}

const readTouchedValues = (form: FormInstance<BusinessDetailsValues>): BusinessDetailsValues =>
  form.getFieldsValue({ filter: (meta) => meta?.touched ?? false }) as BusinessDetailsValues;

const degreesPattern = String.raw`(-?\d{1,3}(?:\.\d+)?)°?`;
/** As maps copy it: `48.7203, 21.2575` or `48.7203N, 21.2575E`. */
const positionPattern = new RegExp(
  String.raw`^${degreesPattern}(?:([NS])[,;\s]*|[,;\s]+)${degreesPattern}([EW])?$`,
  'i',
);
export const isPosition = (input: string): boolean => positionPattern.test(input);

function toDetailsChange(values: BusinessDetailsValues): Partial<SaveBusinessDetailsDto> {
  const { position, socialLinks, languages, ...otherValues } = values;
  return {
    ...otherValues,
    ...(position !== undefined && parsePosition(position.trim())),
    ...(socialLinks !== undefined && { socialLinks: socialLinks.split(/\s+/).filter(Boolean) }),
    ...(languages !== undefined && { languages: languages.split(',') as SaveBusinessDetailsDto['languages'] }),
  };
}

function parsePosition(positionInput: string): Pick<SaveBusinessDetailsDto, 'latitude' | 'longitude'> {
  const [, latitude = '', latitudeSide = '', longitude = '', longitudeSide = ''] =
    positionPattern.exec(positionInput) ?? [];
  const toSignedDegrees = (degrees: string, side: string) => (/[SW]/i.test(side) ? `-${degrees}` : degrees);
  return { latitude: toSignedDegrees(latitude, latitudeSide), longitude: toSignedDegrees(longitude, longitudeSide) };
}

const toFormFieldName = (field: string): string => (['latitude', 'longitude'].includes(field) ? 'position' : field);
