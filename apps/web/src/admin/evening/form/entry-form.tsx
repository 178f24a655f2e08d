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
import { problemOf } from '../../data/problem-details';
import { dateInWords } from '../../ui/time/date-words';
import { useUiText } from '../../ui/texts';
import parts from '../../ui/parts.module.css';
import { Tag } from '../../ui/tag';
import { useDebouncedValue } from '../../ui/use-cooldown';
import { findNoTableRefusal } from '../reservation/no-table-refusal';
import styles from './entry.module.css';
import { type EntrySubject, type EntryValues, offeredStart, listOfferedTables, listBrokenRules } from './entry-values';
import { guestQuery, listKnownGuests, isAlreadyEntered } from './known-guests';
import { PlaceAndNoteFields } from './place-fields';
import { useFieldRules } from './use-field-rules';
import type { EntryDraft } from './use-entry-draft';
import { useFoundPlaces } from './use-found-places';
import { EntryVisitFields } from './entry-visit-fields';
import Checkbox from 'antd/es/checkbox';
import { useEmailHintText, useEntryText } from './texts';

export function EntryForm({ draft, subject }: { draft: EntryDraft; subject: EntrySubject }) {
  const text = useEntryText();
  const { form, base } = draft;
  const venue = useVenue();
  const values = (Form.useWatch([], form) as Partial<EntryValues> | undefined) ?? {};
  const editedSubject: EntrySubject = base ? { ...subject, kind: 'edit', reservation: base } : subject;
  const { freeTimes, placesAtTime } = useFoundPlaces(values, editedSubject);
  const noTableRefusal = findNoTableRefusal(draft.error);
  const brokenRules = useDebouncedRules(listBrokenRules(values, editedSubject, { now: currentDateTime(), venue }));
  const allBrokenRules = [...new Set([...brokenRules, ...(problemOf(draft.error).rules ?? [])])];
  useEffect(() => {
    const start = offeredStart(subject);
    if (start) form.setFieldsValue(start);
  }, [form, subject]);
  return (
    <>
      <EntryVisitFields form={form} values={values} noTableRefusal={noTableRefusal} freeTimes={freeTimes} />
      <OverrideFields brokenRules={allBrokenRules} />
      <GuestFields isUncallable={isUncallable(base, values)}>
        {subject.kind === 'phone' && <KnownGuests values={values} />}
      </GuestFields>
      <PlaceAndNoteFields
        values={values}
        offeredTables={listOfferedTables(values, editedSubject)}
        placesAtTime={placesAtTime}
        isRefusalShown={noTableRefusal !== null}
      />
      {editedSubject.kind === 'edit' && values.email && (
        <Form.Item name="isQuiet" valuePropName="checked">
          <Checkbox>{text('entry.quiet')}</Checkbox>
        </Form.Item>
      )}
    </>
  );
}

/** The API knows it after the save. */
const isUncallable = (base: EntryDraft['base'], { phone }: Partial<EntryValues>): boolean =>
  Boolean(phone) && base?.phone === phone && !base?.phoneE164;

/** When typing pauses: a field that appears for a moment would receive the next input. */
function useDebouncedRules(brokenRules: readonly StaffRule[]): StaffRule[] {
  const debouncedRules = useDebouncedValue(brokenRules.join()).split(',');
  return brokenRules.filter((rule) => debouncedRules.includes(rule));
}

function OverrideFields({ brokenRules }: { brokenRules: readonly StaffRule[] }) {
  const text = useEntryText();
  const rulesOf = useFieldRules();
  if (brokenRules.length === 0) return null;
  return (
    <div className={parts.stack12}>
      <Alert
        type="warning"
        showIcon
        title={text('entry.rules')}
        description={
          <ul className={parts.bullets}>
            {brokenRules.map((rule) => (
              <li key={rule}>{text(`rule.${rule}`)}</li>
            ))}
          </ul>
        }
      />
      <Form.Item name="overrideReason" label={text('entry.reason')} rules={rulesOf('overrideReason')}>
        <Input maxLength={reservationLimits.reasonLength} autoComplete="off" />
      </Form.Item>
    </div>
  );
}

function KnownGuests({ values }: { values: Partial<EntryValues> }) {
  const text = useEntryText();
  const { language } = useLanguage();
  const form = Form.useFormInstance<EntryValues>();
  const guests = useKnownGuests(values);
  if (guests.length === 0) return null;
  return (
    <div className={`${parts.muted} ${parts.stack} ${styles.free}`}>
      <p id="entry-guests" role="status">
        {text('entry.guests')}
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
            {lastVisitDate && ` · ${text('entry.guests.wasHere', { date: dateInWords(lastVisitDate, language) })}`}
            {nextVisitDate && ` · ${text('entry.guests.comes', { date: dateInWords(nextVisitDate, language) })}`}
          </button>
        ))}
      </div>
    </div>
  );
}

const guestSearchLimit = 30;

function useKnownGuests(values: Partial<EntryValues>) {
  const query = useDebouncedValue(guestQuery(values));
  const { data } = useFindReservations(
    { q: query, match: 'start', limit: guestSearchLimit },
    { query: { enabled: query !== '', staleTime: 60_000, retry: false, placeholderData: keepPreviousData } },
  );
  const matchingGuests = data && query !== '' ? listKnownGuests(data, query) : [];
  return matchingGuests.filter((guest) => !isAlreadyEntered(guest, values));
}

function GuestFields({ isUncallable, children }: { isUncallable: boolean; children?: ReactNode }) {
  const text = useEntryText();
  const uiText = useUiText();
  const hintText = useEmailHintText() as Text<string>;
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
              <TextProvider value={hintText}>
                <EmailHint fieldId="entry_email" />
              </TextProvider>
              {text('entry.email.hint')}
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

function TextField({ name, extra, ...input }: TextFieldProps) {
  const text = useEntryText();
  const rulesOf = useFieldRules();
  return (
    <Form.Item
      name={name}
      label={text(`field.${name}`)}
      rules={name === 'firstName' ? [] : rulesOf(name)}
      extra={extra}
    >
      <Input autoComplete="off" {...input} />
    </Form.Item>
  );
}
