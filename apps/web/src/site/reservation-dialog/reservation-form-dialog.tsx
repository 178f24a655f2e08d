import { type GuestNote, guestNotes, noteLengths } from '@strapec/domain';
import type { FormEvent } from 'react';
import { OfferSection, PhoneHint } from './availability/offer-section';
import { CaptchaField, HttpsNotice } from '../../shared/captcha/captcha-field';
import { useNeedsHttps } from '../../shared/captcha/use-needs-https';
import { Honeypot } from '../../shared/forms/honeypot';
import buttons from '../../shared/ui/buttons.module.css';
import { Dialog } from '../../shared/ui/dialog';
import { DialogFooter } from './dialog-footer';
import { Field } from './field';
import fieldsStyles from './fields.module.css';
import { fieldId, focusField, focusNextEmptyField } from './dialog-focus';
import { GuestFields } from './guest-fields';
import { ApprovalNotice, PolicyList, PrivateEventsNotice } from './policy-notices';
import styles from './reserve-table-dialog.module.css';
import { useReserveText } from './texts';
import { TimeChips } from './availability/time-chips';
import timeChipsStyles from './availability/time-chips.module.css';
import type { ReservationFormState } from './use-reservation-form';
import { VisitFields } from './visit-fields';

interface ReservationFormDialogProps {
  form: ReservationFormState;
  open: boolean;
  onClose: () => void;
  /** The focus is back on the page. */
  onClosed: () => void;
}

const formId = 'reserve-form';

const titleId = 'reserve-title';

export function ReservationFormDialog({ form, open, onClose, onClosed }: ReservationFormDialogProps) {
  const text = useReserveText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onOpened={() => focusField('partySize')}
      onClosed={onClosed}
      titleId={titleId}
      closeLabel={text('reserve.close')}
      className={styles.dialog}
    >
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {text('reserve.title')}
        </h2>
      </header>
      <div className={styles.body}>
        <ReservationForm form={form} onLeave={onClose} />
      </div>
      <footer className={styles.footer}>
        <DialogFooter form={form} formId={formId} />
      </footer>
    </Dialog>
  );
}

function ReservationForm({ form, onLeave }: { form: ReservationFormState; onLeave: () => void }) {
  const text = useReserveText();
  const captchaError = form.errors.captchaToken;
  const { isLargerParty } = form.values;
  const needsHttps = useNeedsHttps();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isSending) form.submit();
  };
  return (
    <form id={formId} noValidate onSubmit={submit} onKeyDown={focusNextEmptyField}>
      {needsHttps && <HttpsNotice />}
      <p className={styles.lead}>{text('reserve.lead')}</p>
      <div className={styles.columns}>
        <fieldset className={styles.column}>
          <legend>{text('reserve.when')}</legend>
          <VisitFields form={form} />
          {isLargerParty ? (
            <PhoneHint lead={text('reserve.larger.call')} />
          ) : (
            <>
              <ApprovalNotice partySize={form.values.partySize} rules={form.rules} />
              <OfferSection form={form} />
              <TimeChips form={form} />
              <AvailabilityNote form={form} />
            </>
          )}
          <PrivateEventsNotice />
        </fieldset>
        {/* The guest may return to a smaller party. */}
        <fieldset className={styles.column} hidden={isLargerParty}>
          <legend>{text('reserve.who')}</legend>
          <GuestFields form={form} />
          {guestNotes.map((note) => (
            <NoteField key={note} form={form} note={note} />
          ))}
          <Honeypot
            id={fieldId('decoy')}
            label={text('reserve.decoy')}
            value={form.values.decoy}
            onChange={(decoy) => form.changeValues({ decoy })}
          />
          <CaptchaField
            captcha={form.captcha}
            id={fieldId('captchaToken')}
            error={captchaError && text(captchaError)}
          />
          <PolicyList rules={form.rules} onLeave={onLeave} />
        </fieldset>
      </div>
    </form>
  );
}

function NoteField({ form, note }: { form: ReservationFormState; note: GuestNote }) {
  const text = useReserveText();
  const value = form.values[note];
  const count = noteLengths[note] - value.length;
  const hint = value === '' ? text(`reserve.${note}.hint`) : text('reserve.note.left', { count });
  return (
    <Field form={form} field={note} label={text(`reserve.${note}`)} hint={hint}>
      {(control) => (
        <textarea
          {...control}
          name={note}
          className={`${control.className} ${fieldsStyles.requests}`}
          rows={2}
          maxLength={noteLengths[note]}
          value={value}
          onChange={(event) => form.changeValues({ [note]: event.target.value })}
        />
      )}
    </Field>
  );
}

/** Spec §8. */
function AvailabilityNote({ form }: { form: ReservationFormState }) {
  return (
    <div className={timeChipsStyles.note} role="status">
      <AvailabilityText form={form} />
    </div>
  );
}

function AvailabilityText({ form }: { form: ReservationFormState }) {
  const text = useReserveText();
  const { availability } = form;
  switch (availability.state) {
    case 'dayless':
      return <p>{text('reserve.availability.chooseDay')}</p>;
    case 'checking':
      return <p>{text('reserve.availability.checking')}</p>;
    case 'none':
      return <p className={timeChipsStyles.warning}>{text('reserve.availability.none')}</p>;
    case 'failed':
      return (
        <div className={timeChipsStyles.failure}>
          <p>
            {text('reserve.availability.failed')} {availability.reason}
          </p>
          <button type="button" className={buttons.onPaper} onClick={availability.tryAgain}>
            {text('reserve.availability.retry')}
          </button>
        </div>
      );
    case 'offered':
      return <p>{text('reserve.availability.offered', { count: availability.times.length })}</p>;
  }
}
