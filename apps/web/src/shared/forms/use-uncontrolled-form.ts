import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { honeypotFieldName } from './honeypot';

/**
 * Uncontrolled: input from before hydration and across languages stays. `fields` can have errors, in the order of the
 * form.
 */
export function useUncontrolledForm<Name extends string, Field extends string>(fields: readonly Field[]) {
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    if (formRef.current?.contains(document.activeElement)) setStarted(true);
  }, []);
  const clearError = useCallback((field: string) => {
    setErrors((current) => ({ ...current, [field]: undefined }));
  }, []);
  const setValues = useCallback((values: Readonly<Record<string, string>>) => {
    Object.entries(values).forEach(([name, value]) => setFieldValue(formRef.current, name, value));
  }, []);
  return {
    errors,
    /** A textarea keeps its text. */
    setValues,
    isStarted,
    clearError,
    showErrors: (fieldErrors: Partial<Record<Field, string>>) => {
      setErrors(fieldErrors);
      const firstErrorField = fields.find((field) => fieldErrors[field]);
      if (firstErrorField)
        formRef.current
          ?.querySelector<HTMLElement>(`[data-field="${firstErrorField}"],[name="${firstErrorField}"]`)
          ?.focus();
    },
    /** A password manager may have filled it. */
    emptyHoneypot: () => setFieldValue(formRef.current, honeypotFieldName, ''),
    readValues: () => readValues(formRef.current, [...fields, honeypotFieldName]) as Readonly<Record<Name, string>>,
    formProps: {
      ref: formRef,
      noValidate: true,
      onFocus: () => setStarted(true),
      onInput: (event: FormEvent) => {
        if ('name' in event.target) clearError(String(event.target.name));
      },
    },
  };
}

function readValues(form: HTMLFormElement | null, names: readonly string[]): Readonly<Record<string, string>> {
  const data = new FormData(form ?? undefined);
  const presentNames = names.filter((name) => form?.elements.namedItem(name));
  const entries = presentNames.map((name) => [name, data.get(name) ?? ''] as const); // FormData leaves out a select without a chosen option
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])),
  );
}

function setFieldValue(form: HTMLFormElement | null, name: string, value: string): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLTextAreaElement) control.value ||= value;
  else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
}
