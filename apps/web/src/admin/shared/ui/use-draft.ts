import { type AuditEntryDto, type FieldErrorDto, HttpError } from '@strapec/contracts';
import Form, { type FormInstance } from 'antd/es/form';
import { useRef, useState } from 'react';
import { refusalIn } from '../api/refusal';
import { type Attempt, useAttempt } from '../api/use-attempt';
import { useOneAtATime } from '../api/use-one-at-a-time';
import { useBanner } from '../banner/banner-provider';
import { type Merge, type Place, isSame, mergeDrafts, withPlace } from './merge-drafts';
import { restMs } from './use-rest';

/** What can be edited: it knows when it was saved last, and mostly by whom. */
export interface Edited {
  updatedAt: string | null;
  updatedBy?: string | null;
  /** The same where `updatedBy` would be an id. */
  updatedByName?: string | null;
}

interface Fault<Values> {
  name: keyof Values;
  errors: string[];
}

interface DraftOptions<Subject extends Edited | null, Values, Saved> {
  /** Of the form in the page; its fields and the button that saves it are found by it. */
  name: string;
  /** What is edited, as it was when they began; `null` for something new. */
  opened: Subject;
  /** What the form holds of it. */
  valuesOf: (subject: Subject) => Values;
  /** Sends what was typed over `base`; something new is sent with `attempt`. */
  save: (values: Values, base: Subject, attempt: Attempt) => Promise<Saved>;
  onSaved: (saved: Saved, base: Subject) => void;
  /** A refusal leaves the form as it is; `theirs` is what somebody else has saved meanwhile, if that is why. */
  onRefused: (error: Error, versions: { base: Subject; theirs: NonNullable<Subject> | null }) => void;
  /** A field that the API found wanting, in the staff's words; without it in the API's. */
  faultOf?: (fault: FieldErrorDto) => Fault<Values>;
}

/** What somebody else has saved while staff were writing, and what the form has made of both. */
export interface Meeting<Subject, Values> {
  theirs: NonNullable<Subject>;
  /** What both began with. */
  before: Subject;
  mine: Values;
  merge: Merge<Values>;
  /** Who was it, where the API says it apart. */
  lastChange: AuditEntryDto | null;
  /** The first, the second…: each of them is told. */
  turn: number;
}

/** What staff are writing: over which version, and what became of it. */
export interface Draft<Subject extends Edited | null, Values extends object> {
  name: string;
  form: FormInstance<Values>;
  /** The version that is edited. */
  base: Subject;
  /** Its values: what the form holds as long as nothing is changed. */
  saved: Values;
  /** Why the last attempt was refused. */
  error: Error | null;
  /** The last time that the API has refused to overwrite unseen what somebody else has saved. */
  meeting: Meeting<Subject, Values> | null;
  valuesOf: (subject: Subject) => Values;
  isSaving: boolean;
  isChanged: () => boolean;
  submit: (values: Values) => void;
  /** Answers what holds at one place of the form: what it is in these values. */
  choose: (place: Place, values: Values) => void;
  /** Goes on from another version; the form keeps what is typed. */
  goOnFrom: (version: Subject) => void;
}

/**
 * A form that changes something of which others may save another version meanwhile: it goes on from theirs with what was
 * changed here, and where both have changed the same, staff say which.
 */
export function useDraft<Subject extends Edited | null, Values extends object, Saved>(
  options: DraftOptions<Subject, Values, Saved>,
): Draft<Subject, Values> {
  const { name, opened, valuesOf, save, onSaved, onRefused, faultOf = inTheirWords<Values> } = options;
  const banner = useBanner();
  const [form] = Form.useForm<Values>();
  const [base, setBase] = useState(opened);
  const [meeting, setMeeting] = useState<Meeting<Subject, Values> | null>(null);
  const readUntil = useRef(0); // milliseconds: the second tap of a double tap has not read a question
  const attempt = useAttempt();
  const { mutateAsync, isPending, error, reset } = useOneAtATime({
    mutationFn: (values: Values) => save(values, base, attempt.current()),
    onSuccess: (saved) => {
      attempt.end();
      onSaved(saved, base);
    },
    onError: (refused) => {
      attempt.endIfSettled(refused);
      const theirs = theirsIn<Subject>(refused);
      if (theirs) meet(theirs, refusalIn(refused).lastChange ?? null);
      onRefused(refused, { base, theirs });
    },
  });
  const meet = (theirs: NonNullable<Subject>, lastChange: AuditEntryDto | null): void => {
    const mine = form.getFieldsValue();
    const merge = mergeDrafts({ base: valuesOf(base), mine, theirs: valuesOf(theirs) });
    form.setFieldsValue(merge.values);
    setBase(theirs);
    setMeeting({ theirs, before: base, mine, merge, lastChange, turn: (meeting?.turn ?? 0) + 1 });
    if (merge.asked.length > 0) readUntil.current = performance.now() + restMs;
  };
  const choose = (place: Place, values: Values): void => {
    form.setFieldsValue(withPlace(form.getFieldsValue(), values, place));
    readUntil.current = 0;
  };
  const saved = valuesOf(base);
  const submit = (values: Values): void => {
    if (isPending || performance.now() < readUntil.current) return; // a second version would be sent over the first one unseen, or make a second new one
    mutateAsync(values).catch((refused: unknown) => {
      const faults = (refusalIn(refused).errors ?? []).map(faultOf);
      form.setFields(faults as Parameters<typeof form.setFields>[0]);
    });
  };
  const goOnFrom = (version: Subject): void => {
    setBase(version);
    reset();
    banner.clear();
    document.getElementById(saveButtonOf(name))?.focus(); // the button that was pressed goes away
  };
  return {
    ...{ name, form, base, saved, error, meeting, valuesOf, isSaving: isPending, submit, choose, goOnFrom },
    isChanged: () => isChanged(form, saved),
  };
}

/** The id of the button that saves a form. */
export const saveButtonOf = (name: string): string => `${name}-save`;

const inTheirWords = <Values>({ field, message }: FieldErrorDto): Fault<Values> => ({
  name: field as keyof Values,
  errors: [message],
});

/** Whether a form holds something else than what is saved, whoever put it there. */
function isChanged<Values extends object>(form: FormInstance<Values>, saved: Values): boolean {
  const values = form.getFieldsValue();
  return (Object.keys(values) as (keyof Values)[]).some((field) => !isSame(values[field], saved[field]));
}

function theirsIn<Subject>(error: unknown): NonNullable<Subject> | null {
  if (!(error instanceof HttpError) || error.code !== 'changed_meanwhile') return null;
  return (error.problem as { current?: NonNullable<Subject> } | null)?.current ?? null;
}
