import { type AuditEntryDto, type FieldErrorDto, HttpError } from '@strapec/contracts';
import type { QueryClient } from '@tanstack/react-query';
import Form, { type FormInstance } from 'antd/es/form';
import { useRef, useState } from 'react';
import { refusalIn } from '../../data/refusal';
import { type Attempt, useAttempt } from '../../data/use-attempt';
import { type Done, useStaffMutation } from '../../data/use-staff-mutation';
import { useBanner } from '../../data/banner/banner-provider';
import { type Merge, type Place, isSame, mergeDrafts, withPlace } from './merge-drafts';
import { restMs } from '../use-rest';

export interface Edited {
  updatedAt: string | null;
  updatedBy?: string | null;
  /** Used where `updatedBy` would be an id. */
  updatedByName?: string | null;
}

interface FormError<Values> {
  name: keyof Values;
  errors: string[];
}

interface DraftOptions<Subject extends Edited | null, Values, Saved> {
  /** The form's id. */
  name: string;
  opened: Subject;
  valuesOf: (subject: Subject) => Values;
  /** Sends the values over `base`; a new record is sent with `attempt`. */
  save: (values: Values, base: Subject, attempt: Attempt) => Promise<Saved>;
  /** Returns the message. */
  onSaved: (saved: Saved, base: Subject, queries: QueryClient) => Done | string | void;
  /** `latest` is the version saved meanwhile. */
  onRefused: (
    reason: string,
    error: Error,
    versions: { base: Subject; latest: NonNullable<Subject> | null },
  ) => string | void;
  /** Without it the sentence of the API is shown. */
  errorOf?: (formError: FieldErrorDto) => FormError<Values>;
}

export interface Conflict<Subject, Values> {
  latest: NonNullable<Subject>;
  before: Subject;
  mine: Values;
  merge: Merge<Values>;
  /** Their audit entry, if the API returns it. */
  lastChange: AuditEntryDto | null;
  /** Counts the conflicts, because each one is announced. */
  turn: number;
}

export type Draft<Subject extends Edited | null, Values extends object> = ReturnType<
  typeof useDraft<Subject, Values, unknown>
>;

/** A version saved meanwhile is merged with the input. */
export function useDraft<Subject extends Edited | null, Values extends object, Saved>(
  options: DraftOptions<Subject, Values, Saved>,
) {
  const { name, opened, valuesOf, save, onSaved, onRefused, errorOf = inApiWords<Values> } = options;
  const banner = useBanner();
  const [form] = Form.useForm<Values>();
  const [base, setBase] = useState(opened);
  const [conflict, setConflict] = useState<Conflict<Subject, Values> | null>(null);
  const readUntil = useRef(0); // milliseconds: a double tap must not save before the question was read
  const attempt = useAttempt();
  const { mutateAsync, isPending, error, reset } = useStaffMutation({
    send: (values: Values) => save(values, base, attempt.current()),
    done: (saved, _values, queries) => {
      attempt.end();
      return onSaved(saved, base, queries);
    },
    failed: (reason, refused) => {
      attempt.endIfSettled(refused);
      const latest = latestIn<Subject>(refused);
      if (latest) mergeWith(latest, refusalIn(refused).lastChange ?? null);
      return onRefused(reason, refused, { base, latest });
    },
  });
  const mergeWith = (latest: NonNullable<Subject>, lastChange: AuditEntryDto | null): void => {
    const mine = form.getFieldsValue();
    const merge = mergeDrafts({ base: valuesOf(base), mine, latest: valuesOf(latest) });
    form.setFieldsValue(merge.values);
    setBase(latest);
    setConflict({ latest, before: base, mine, merge, lastChange, turn: (conflict?.turn ?? 0) + 1 });
    if (merge.disputed.length > 0) readUntil.current = performance.now() + restMs;
  };
  const choose = (place: Place, values: Values): void => {
    form.setFieldsValue(withPlace(form.getFieldsValue(), values, place));
    readUntil.current = 0;
  };
  const submit = (values: Values): void => {
    if (isPending || performance.now() < readUntil.current) return; // a second save would overwrite or duplicate the first
    mutateAsync(values).catch((refused: unknown) => form.setFields(fieldsOf(refused, errorOf)));
  };
  const goOnFrom = (version: Subject): void => {
    setBase(version);
    reset();
    banner.clear();
    document.getElementById(saveButtonOf(name))?.focus(); // the pressed button disappears
  };
  return {
    name,
    form,
    base,
    saved: valuesOf(base),
    error,
    conflict,
    valuesOf,
    isSaving: isPending,
    submit,
    choose,
    goOnFrom,
    isChanged: () => isChanged(form, valuesOf(base)),
  };
}

export const saveButtonOf = (name: string): string => `${name}-save`;

type Fields<Values> = Parameters<FormInstance<Values>['setFields']>[0];

const fieldsOf = <Values>(refused: unknown, errorOf: (formError: FieldErrorDto) => FormError<Values>): Fields<Values> =>
  (refusalIn(refused).errors ?? []).map(errorOf) as Fields<Values>;

const inApiWords = <Values>({ field, message }: FieldErrorDto): FormError<Values> => ({
  name: field as keyof Values,
  errors: [message],
});

function isChanged<Values extends object>(form: FormInstance<Values>, saved: Values): boolean {
  const values = form.getFieldsValue();
  return (Object.keys(values) as (keyof Values)[]).some((field) => !isSame(values[field], saved[field]));
}

function latestIn<Subject>(error: unknown): NonNullable<Subject> | null {
  if (!(error instanceof HttpError) || error.code !== 'changed_meanwhile') return null;
  return (error.problem as { current?: NonNullable<Subject> } | null)?.current ?? null;
}
