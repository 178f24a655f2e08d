import type { AuditEntryDto, FieldErrorDto } from '@strapec/contracts';
import type { QueryClient } from '@tanstack/react-query';
import Form, { type FormInstance } from 'antd/es/form';
import { useRef, useState } from 'react';
import { findLatestRecord, toProblem } from '../../data/problem-details';
import { type IdempotentRequest, useIdempotencyKey } from '../../data/use-idempotency-key';
import { type SuccessMessage, useStaffMutation } from '../../data/use-staff-mutation';
import { useBanner } from '../../data/banner/banner-provider';
import { type MergedDraft, type FieldPath, isEqual, mergeDrafts, copyField } from './merge-drafts';
import { cooldownMs } from '../use-cooldown';

export interface EditedRecord {
  updatedAt: string | null;
  updatedBy?: string | null;
  /** Used where `updatedBy` would be an id. */
  updatedByName?: string | null;
}

interface FormError<Values> {
  name: keyof Values;
  errors: string[];
}

interface DraftOptions<Subject extends EditedRecord | null, Values, Saved> {
  /** The form's id. */
  name: string;
  openedSubject: Subject;
  toFormValues: (subject: Subject) => Values;
  /** Sends the values over `base`; a new record is sent with `newRequest`. */
  save: (values: Values, base: Subject, createRequest: IdempotentRequest) => Promise<Saved>;
  /** Returns the message. */
  onSaved: (saved: Saved, base: Subject, queries: QueryClient) => SuccessMessage | string | void;
  /** `latest` is the version saved meanwhile. */
  onFailure: (
    reason: string,
    error: Error,
    versions: { base: Subject; latest: NonNullable<Subject> | null },
  ) => string | void;
  /** Without it the sentence of the API is shown. */
  toFormError?: ToFormError<Values>;
}

export interface Conflict<Subject, Values> {
  latest: NonNullable<Subject>;
  previous: Subject;
  mine: Values;
  mergedDraft: MergedDraft<Values>;
  /** Their audit entry, if the API returns it. */
  lastChange: AuditEntryDto | null;
  /** Counts the conflicts, because each one is announced. */
  number: number;
}

export type Draft<Subject extends EditedRecord | null, Values extends object> = ReturnType<
  typeof useDraft<Subject, Values, unknown>
>;

/** A version saved meanwhile is merged with the input. */
export function useDraft<Subject extends EditedRecord | null, Values extends object, Saved>(
  options: DraftOptions<Subject, Values, Saved>,
) {
  const { name, openedSubject, toFormValues, save, onSaved, onFailure, toFormError = toApiFormError<Values> } = options;
  const banner = useBanner();
  const [form] = Form.useForm<Values>();
  const [base, setBase] = useState(openedSubject);
  const [conflict, setConflict] = useState<Conflict<Subject, Values> | null>(null);
  const saveBlockedUntil = useRef(0); // milliseconds: a double tap must not save before the question was read
  const idempotencyKey = useIdempotencyKey();
  const { mutateAsync, isPending, error, reset } = useStaffMutation({
    send: (values: Values) => save(values, base, idempotencyKey.toRequestInit()),
    onSuccess: (saved, _values, queries) => {
      idempotencyKey.discard();
      return onSaved(saved, base, queries);
    },
    onFailure: (reason, refusal) => {
      idempotencyKey.discardIfFinal(refusal);
      const latest = findLatestRecord<Subject>(refusal);
      if (latest) mergeLatest(latest, toProblem(refusal).lastChange ?? null);
      return onFailure(reason, refusal, { base, latest });
    },
  });
  const mergeLatest = (latest: NonNullable<Subject>, lastChange: AuditEntryDto | null): void => {
    const mine = form.getFieldsValue();
    const mergedDraft = mergeDrafts({ base: toFormValues(base), mine, latest: toFormValues(latest) });
    form.setFieldsValue(mergedDraft.values);
    setBase(latest);
    setConflict({ latest, previous: base, mine, mergedDraft, lastChange, number: (conflict?.number ?? 0) + 1 });
    if (mergedDraft.disputedPaths.length > 0) saveBlockedUntil.current = performance.now() + cooldownMs;
  };
  const chooseVersion = (path: FieldPath, values: Values): void => {
    form.setFieldsValue(copyField(form.getFieldsValue(), values, path));
    saveBlockedUntil.current = 0;
  };
  const submit = (values: Values): void => {
    if (isPending || performance.now() < saveBlockedUntil.current) return; // a second save would overwrite or duplicate the first
    mutateAsync(values).catch((refusal: unknown) => showFormErrors(form, refusal, toFormError));
  };
  const continueFrom = (version: Subject): void => {
    setBase(version);
    reset();
    banner.clear();
    document.getElementById(saveButtonId(name))?.focus(); // the pressed button disappears
  };
  return {
    name,
    form,
    base,
    savedValues: toFormValues(base),
    error,
    conflict,
    toFormValues,
    isSaving: isPending,
    submit,
    chooseVersion,
    continueFrom,
    isChanged: () => isFormChanged(form, toFormValues(base)),
  };
}

export const saveButtonId = (name: string): string => `${name}-save`;

type ToFormError<Values> = (formError: FieldErrorDto) => FormError<Values>;

function showFormErrors<Values>(form: FormInstance<Values>, refusal: unknown, toFormError: ToFormError<Values>): void {
  form.setFields((toProblem(refusal).errors ?? []).map(toFormError) as Parameters<typeof form.setFields>[0]);
}

const toApiFormError = <Values>({ field, message }: FieldErrorDto): FormError<Values> => ({
  name: field as keyof Values,
  errors: [message],
});

function isFormChanged<Values extends object>(form: FormInstance<Values>, savedValues: Values): boolean {
  const values = form.getFieldsValue();
  return (Object.keys(values) as (keyof Values)[]).some((field) => !isEqual(values[field], savedValues[field]));
}
