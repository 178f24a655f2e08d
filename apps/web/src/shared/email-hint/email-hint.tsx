import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text';
import styles from './email-hint.module.css';
import type { emailHintTexts } from './texts';

const pressDelayMs = 300; // milliseconds: a new line during a press would move the button below

/** Sending does not wait for it. */
export function EmailHint({ fieldId }: { fieldId: string }) {
  const text = useText<keyof typeof emailHintTexts>();
  const [suggestion, setSuggestion] = useState<string | null>(); // not before hydration: documents have a byte budget
  useEffect(() => {
    const field = findField(fieldId);
    const updateSuggestion = () => {
      const input = field?.value ?? '';
      const delay = new Promise((resolve) => setTimeout(resolve, pressDelayMs));
      void Promise.all([loadSuggestion(input), delay]).then(
        ([loadedSuggestion]) => field?.value === input && setSuggestion(loadedSuggestion),
      );
    };
    const clearSuggestion = () => setSuggestion(null);
    clearSuggestion();
    if (field !== document.activeElement) updateSuggestion(); // input from before hydration
    field?.addEventListener('blur', updateSuggestion);
    field?.addEventListener('input', clearSuggestion);
    return () => {
      field?.removeEventListener('blur', updateSuggestion);
      field?.removeEventListener('input', clearSuggestion);
    };
  }, [fieldId]);
  if (suggestion === undefined) return null;
  return (
    <div aria-live="polite">
      {suggestion && (
        <button type="button" className={styles.meant} onClick={() => setFieldValue(fieldId, suggestion)}>
          {text('forms.email.meant', { domain: suggestion.slice(suggestion.indexOf('@') + 1) })}
        </button>
      )}
    </div>
  );
}

const findField = (id: string) => document.getElementById(id) as HTMLInputElement | null;

/** Loaded when the guest first leaves the field. */
async function loadSuggestion(input: string): Promise<string | null> {
  if (!input.includes('@')) return null;
  const { suggestEmail } = await import('./email-suggestion').catch(() => ({ suggestEmail: () => null }));
  return suggestEmail(input);
}

/** React does not notice a value set through its own property. */
function setFieldValue(fieldId: string, value: string): void {
  const field = findField(fieldId);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  field?.focus();
}
