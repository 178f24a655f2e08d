import { useFindReservations } from '@strapec/contracts';
import { type StaffRule, reservationLimits } from '@strapec/domain';
import { keepPreviousData } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import Form from 'antd/es/form';
import Input, { type InputProps } from 'antd/es/input';
import { type ReactNode, useEffect } from 'react';
import { currentDateTime } from '../../../shared/clock';
import { EmailHint } from '../../../shared/email-hint/email-hint';
import { useLanguage } from '../../../shared/i18n/language-context';
import type { Text } from '../../../shared/i18n/text';
import { TextProvider } from '../../../shared/i18n/use-text';
import { useVenue } from '../../../shared/site/site';
import { toProblem } from '../../data/problem-details';
import { dateInWords } from '../../ui/time/date-words';
import { useUiText } from '../../ui/texts';
import parts from '../../ui/parts.module.css';
import { Tag } from '../../ui/tag';
import { useDebouncedValue } from '../../ui/use-cooldown';
import { findNoTableRefusal } from '../reservation/no-table-refusal';
import styles from './reservation-form.module.css';
import {
  type FormSubject,
  type ReservationFormValues,
  findOfferedStart,
  listOfferedTables,
  listBrokenRules,
} from './reservation-form-values';
import { toGuestQuery, listKnownGuests, isAlreadyEntered } from './known-guests';
import { PlaceAndNoteFields } from './place-and-note-fields';
import { useFieldRules } from './use-field-rules';
import type { ReservationFormDraft } from './use-reservation-form-draft';
import { useFoundPlaces } from './use-found-places';
import { StaffVisitFields } from './staff-visit-fields';
import Checkbox from 'antd/es/checkbox';
import { useEmailHintText, useReservationFormText } from './texts';

export function StaffReservationForm({ draft, subject }: { draft: ReservationFormDraft; subject: FormSubject }) {
  const text = useReservationFormText();
  const { form, base } = draft;
  const venue = useVenue();
  const values = (Form.useWatch([], form) as Partial<ReservationFormValues> | undefined) ?? {};
  const latestSubject: FormSubject = base ? { ...subject, kind: 'edit', reservation: base } : subject;
  const { freeTimes, placesAtTime } = useFoundPlaces(values, latestSubject);
  const noTableRefusal = findNoTableRefusal(draft.error);
  const brokenRules = useDebouncedRules(listBrokenRules(values, latestSubject, { now: currentDateTime(), venue }));
  const allBrokenRules = [...new Set([...brokenRules, ...(toProblem(draft.error).rules ?? [])])];
  useEffect(() => {
    const start = findOfferedStart(subject);
    if (start) form.setFieldsValue(start);
  }, [form, subject]);
  return (
    <>
      <StaffVisitFields form={form} values={values} noTableRefusal={noTableRefusal} freeTimes={freeTimes} />
      <OverrideFields brokenRules={allBrokenRules} />
      <GuestFields isUncallable={isUncallable(base, values)}>
        {subject.kind === 'phone' && <KnownGuests values={values} />}
      </GuestFields>
      <PlaceAndNoteFields
        values={values}
        offeredTables={listOfferedTables(values, latestSubject)}
        placesAtTime={placesAtTime}
        isRefusalShown={noTableRefusal !== null}
      />
      {latestSubject.kind === 'edit' && values.email && (
        <Form.Item name="isQuiet" valuePropName="checked">
          <Checkbox>{text('reservationForm.skipEmail')}</Checkbox>
        </Form.Item>
      )}
    </>
  );
}

/** The saved number has no E.164 form, so it cannot be dialled; a changed number is unknown until it is saved. */
const isUncallable = (base: ReservationFormDraft['base'], { phone }: Partial<ReservationFormValues>): boolean =>
  Boolean(phone) && base?.phone === phone && !base?.phoneE164;

/** When typing pauses: a field that appears for a moment would receive the next input. */
function useDebouncedRules(brokenRules: readonly StaffRule[]): StaffRule[] {
  const debouncedRules = useDebouncedValue(brokenRules.join()).split(',');
  return brokenRules.filter((rule) => debouncedRules.includes(rule));
}

function OverrideFields({ brokenRules }: { brokenRules: readonly StaffRule[] }) {
  const text = useReservationFormText();
  const fieldRulesFor = useFieldRules();
  if (brokenRules.length === 0) return null;
  return (
    <div className={parts.stack12}>
      <Alert
        type="warning"
        showIcon
        title={text('reservationForm.brokenRules')}
        description={
          <ul className={parts.bullets}>
            {brokenRules.map((rule) => (
              <li key={rule}>{text(`rule.${rule}`)}</li>
            ))}
          </ul>
        }
      />
      <Form.Item
        name="overrideReason"
        label={text('reservationForm.overrideReason')}
        rules={fieldRulesFor('overrideReason')}
      >
        <Input maxLength={reservationLimits.reasonLength} autoComplete="off" />
      </Form.Item>
    </div>
  );
}

function KnownGuests({ values }: { values: Partial<ReservationFormValues> }) {
  const text = useReservationFormText();
  const { language } = useLanguage();
  const form = Form.useFormInstance<ReservationFormValues>();
  const guests = useKnownGuests(values);
  if (guests.length === 0) return null;
  return (
    <div className={`${parts.muted} ${parts.stack} ${styles.free}`}>
      <p id="entry-guests" role="status">
        {text('reservationForm.knownGuests')}
      </p>
      <div className={parts.chips} role="group" aria-labelledby="entry-guests">
        {guests.map(({ lastVisitDate, nextVisitDate, ...guest }) => (
          <button
            key={`${guest.phone} ${guest.email}`}
            type="button"
            onClick={() => {
              form.setFieldsValue(guest);
              (form.getFieldInstance('phone') as HTMLElement | undefined)?.focus(); // the pressed button disappears
            }}
          >
            <b>{`${guest.firstName} ${guest.lastName}`.trim()}</b> {guest.phone || guest.email}
            {lastVisitDate &&
              ` · ${text('reservationForm.knownGuests.lastVisit', { date: dateInWords(lastVisitDate, language) })}`}
            {nextVisitDate &&
              ` · ${text('reservationForm.knownGuests.nextVisit', { date: dateInWords(nextVisitDate, language) })}`}
          </button>
        ))}
      </div>
    </div>
  );
}

const guestSearchLimit = 30;

function useKnownGuests(values: Partial<ReservationFormValues>) {
  const query = useDebouncedValue(toGuestQuery(values));
  const { data } = useFindReservations(
    { q: query, match: 'start', limit: guestSearchLimit },
    { query: { enabled: query !== '', staleTime: 60_000, retry: false, placeholderData: keepPreviousData } },
  );
  const matchingGuests = data && query !== '' ? listKnownGuests(data, query) : [];
  return matchingGuests.filter((guest) => !isAlreadyEntered(guest, values));
}

function GuestFields({ isUncallable, children }: { isUncallable: boolean; children?: ReactNode }) {
  const text = useReservationFormText();
  const uiText = useUiText();
  const emailHintText = useEmailHintText() as Text<string>;
  const { nameLength, phoneLength, emailLength } = reservationLimits;
  return (
    <>
      <div className={parts.pair}>
        <TextField name="lastName" maxLength={nameLength} />
        <TextField
          name="phone"
          inputMode="tel"
          maxLength={phoneLength}
          extra={isUncallable && <Tag tone="waiting">{uiText('ui.uncallable')}</Tag>}
        />
      </div>
      {children}
      <div className={parts.pair}>
        <TextField name="firstName" maxLength={nameLength} />
        <TextField
          name="email"
          inputMode="email"
          maxLength={emailLength}
          extra={
            <>
              <TextProvider value={emailHintText}>
                <EmailHint fieldId="entry_email" />
              </TextProvider>
              {text('reservationForm.email.hint')}
            </>
          }
        />
      </div>
    </>
  );
}

interface TextFieldProps extends Pick<InputProps, 'inputMode' | 'maxLength'> {
  name: 'lastName' | 'phone' | 'firstName' | 'email';
  extra?: ReactNode;
}

function TextField({ name, extra, ...inputProps }: TextFieldProps) {
  const text = useReservationFormText();
  const fieldRulesFor = useFieldRules();
  return (
    <Form.Item
      name={name}
      label={text(`field.${name}`)}
      rules={name === 'firstName' ? [] : fieldRulesFor(name)}
      extra={extra}
    >
      <Input autoComplete="off" {...inputProps} />
    </Form.Item>
  );
}
