import {
  type FieldErrorDto,
  HttpError,
  type SaveVenueDto,
  StaffCopies,
  type StoredVenueDto,
  getGetVenueQueryKey,
  saveVenue,
} from '@strapec/contracts';
import { isEmail, languageOptions } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Form, { type FormInstance } from 'antd/es/form';
import Input from 'antd/es/input';
import Segmented from 'antd/es/segmented';
import { type ReactNode, useEffect } from 'react';
import { refusalIn } from '../../shared/api/refusal';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import styles from './first-start.module.css';
import { en } from './messages.en';
import { type StartMessageId, useStartText } from './texts';

/** What the forms of the guide hold: the place on the map as one text. */
type Values = Partial<Omit<SaveVenueDto, 'latitude' | 'longitude'>> & { position?: string };

interface VenueStepProps {
  venue: StoredVenueDto;
  fields: ReactNode;
  label: string;
  onDone: () => void;
}

/** A step that asks for facts of the house; whoever changes nothing goes on. */
export function VenueStep({ venue, fields, label, onDone }: VenueStepProps) {
  const text = useStartText();
  const [form] = Form.useForm<Values>();
  const { save, isSaving } = useSaveVenue(venue, {
    onSaved: onDone,
    onFaults: (faults) =>
      form.setFields(
        faults.map(({ field, code }) => ({ name: nameOf(field) as never, errors: [text(faultOf(code))] })),
      ),
  });
  const submit = () => {
    if (form.isFieldsTouched()) save(changeOf(typedIn(form)));
    else onDone();
  };
  useEffect(() => {
    const fields = Object.entries(valuesOf(venue)).filter(([field]) => !form.isFieldTouched(field as keyof Values));
    form.setFieldsValue(Object.fromEntries(fields)); // what others have changed meanwhile; what was typed stays
  }, [form, venue]);
  return (
    <Form<Values>
      form={form}
      name="first-start"
      layout="vertical"
      requiredMark={false}
      initialValues={valuesOf(venue)}
      scrollToFirstError={{ focus: true }}
      onFinish={submit}
    >
      {fields}
      <Button type="primary" htmlType="submit" disabled={isSaving}>
        {isSaving ? text('start.saving') : label}
      </Button>
    </Form>
  );
}

interface Saving {
  onSaved: () => void;
  onFaults: (faults: FieldErrorDto[]) => void;
}

/** Saves what has been changed about the house; whoever was slower reads first what stands there now. */
function useSaveVenue(venue: StoredVenueDto, { onSaved, onFaults }: Saving) {
  const text = useStartText();
  const banner = useBanner();
  const queries = useQueryClient();
  const reasonOf = useFailureReason();
  const { mutate, isPending } = useOneAtATime({
    mutationFn: (change: Partial<SaveVenueDto>) => saveVenue({ ...venue, ...change }),
    onMutate: () => banner.clear(),
    onSuccess: (saved) => {
      queries.setQueryData<StoredVenueDto>(getGetVenueQueryKey(), saved);
      banner.sayDone(text('start.saved'));
      onSaved();
    },
    onError: (error) => {
      const isOutdated = error instanceof HttpError && error.code === 'changed_meanwhile';
      if (isOutdated) void queries.invalidateQueries({ queryKey: getGetVenueQueryKey() });
      onFaults(refusalIn(error).errors ?? []);
      banner.sayFailed(text('start.saveFailed', { reason: isOutdated ? text('start.changed') : reasonOf(error) }));
    },
  });
  return { save: mutate, isSaving: isPending };
}

/** Where the house is and how it is reached. */
export function PlaceFields() {
  return (
    <>
      <Line name="name" autoComplete="organization" isRequired />
      <Line name="street" autoComplete="street-address" isRequired />
      <div className={styles.pair}>
        <Line name="postalCode" autoComplete="postal-code" isRequired />
        <Line name="city" autoComplete="address-level2" isRequired />
      </div>
      <div className={styles.pair}>
        <Line name="country" hint="start.field.country.hint" isRequired />
        <Line name="position" hint="start.field.position.hint" check={isPosition} fault="start.fault.degrees_invalid" />
      </div>
      <div className={styles.pair}>
        <Line name="phone" autoComplete="tel" isRequired />
        <Line name="email" autoComplete="email" check={isEmail} fault="start.fault.email_invalid" />
      </div>
    </>
  );
}

export function LanguageField() {
  const text = useStartText();
  return (
    <Form.Item name="mailLanguage" label={text('start.field.mailLanguage')}>
      <Segmented options={languageOptions.map(({ code, name }) => ({ value: code, label: name }))} />
    </Form.Item>
  );
}

/** The sender that guests see, `usual` where the address is left empty; a test of it; and the copies for the team. */
export function SenderFields({ usual, testMail }: { usual: string; testMail: ReactNode }) {
  const text = useStartText();
  const mayBeEmpty = (typed: string) => typed === '' || isEmail(typed);
  return (
    <>
      <Line name="senderName" hint="start.field.senderName.hint" />
      <Line
        name="senderEmail"
        hint="start.field.senderEmail.hint"
        sender={usual}
        check={mayBeEmpty}
        fault="start.fault.email_invalid"
      />
      <Form.Item
        name="staffCopies"
        label={text('start.field.staffCopies')}
        extra={text('start.field.staffCopies.hint')}
      >
        <Segmented
          options={Object.values(StaffCopies).map((value) => ({ value, label: text(`start.staffCopies.${value}`) }))}
        />
      </Form.Item>
      <div className={styles.test}>
        <Form.Item noStyle shouldUpdate>
          {({ isFieldsTouched }) => (isFieldsTouched() ? text('start.test.saveFirst') : testMail)}
        </Form.Item>
      </div>
    </>
  );
}

interface LineProps {
  name: keyof Values & ('position' | keyof SaveVenueDto);
  hint?: StartMessageId;
  sender?: string;
  autoComplete?: string;
  isRequired?: boolean;
  check?: (typed: string) => boolean;
  fault?: StartMessageId;
}

function Line({ name, hint, sender = '', autoComplete = 'off', isRequired = false, check, fault }: LineProps) {
  const text = useStartText();
  const validate = (typed: unknown): Promise<void> => {
    const said = typeof typed === 'string' ? typed.trim() : '';
    if (isRequired && said === '') return Promise.reject(new Error(text('start.fault.required')));
    return !check || check(said) ? Promise.resolve() : Promise.reject(new Error(text(fault ?? 'start.fault.other')));
  };
  return (
    <Form.Item
      name={name}
      label={text(`start.field.${name}` as StartMessageId)}
      extra={hint && text(hint, { sender })}
      validateTrigger="onSubmit"
      rules={[{ validator: (_rule, typed: unknown) => validate(typed) }]}
    >
      <Input autoComplete={autoComplete} maxLength={100} />
    </Form.Item>
  );
}

const valuesOf = ({ version: _version, latitude, longitude, ...venue }: StoredVenueDto): Values => ({
  ...venue,
  position: `${latitude}, ${longitude}`,
});

const typedIn = (form: FormInstance<Values>): Values =>
  form.getFieldsValue({ filter: (meta) => meta?.touched ?? false }) as Values;

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)°?`;
/** As maps copy it: `48.1445, 17.1106` or `48.1445N, 17.1106E`. */
const position = new RegExp(String.raw`^${number}(?:([NS])[,;\s]*|[,;\s]+)${number}([EW])?$`, 'i');
const isPosition = (typed: string): boolean => position.test(typed);

function changeOf({ position: typed, ...values }: Values): Partial<SaveVenueDto> {
  if (typed === undefined) return values;
  const [, latitude = '', north = '', longitude = '', east = ''] = position.exec(typed.trim()) ?? [];
  const signed = (degrees: string, side: string) => (/[SW]/i.test(side) ? `-${degrees}` : degrees);
  return { ...values, latitude: signed(latitude, north), longitude: signed(longitude, east) };
}

const nameOf = (field: string): string => (['latitude', 'longitude'].includes(field) ? 'position' : field);

const faultOf = (code: string): StartMessageId => {
  const id = `start.fault.${code}`;
  return Object.hasOwn(en, id) ? (id as StartMessageId) : 'start.fault.other';
};
