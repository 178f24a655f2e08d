import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text';
import styles from './email-hint.module.css';
import type { en } from './texts';

const pressing = 300; // milliseconds: a new line during a press would move the button below

/** Sending does not wait for it. */
export function EmailHint({ fieldId }: { fieldId: string }) {
  const text = useText<keyof typeof en>();
  const [meant, setMeant] = useState<string | null>(); // not before hydration: documents have a byte budget
  useEffect(() => {
    const field = fieldOf(fieldId);
    const look = () => {
      const typed = field?.value ?? '';
      const later = new Promise((go) => setTimeout(go, pressing));
      void Promise.all([meantBy(typed), later]).then(([found]) => field?.value === typed && setMeant(found));
    };
    const forget = () => setMeant(null);
    forget();
    if (field !== document.activeElement) look(); // input from before hydration
    field?.addEventListener('blur', look);
    field?.addEventListener('input', forget);
    return () => {
      field?.removeEventListener('blur', look);
      field?.removeEventListener('input', forget);
    };
  }, [fieldId]);
  if (meant === undefined) return null;
  return (
    <div aria-live="polite">
      {meant && (
        <button type="button" className={styles.meant} onClick={() => write(fieldId, meant)}>
          {text('forms.email.meant', { domain: meant.slice(meant.indexOf('@') + 1) })}
        </button>
      )}
    </div>
  );
}

const fieldOf = (id: string) => document.getElementById(id) as HTMLInputElement | null;

/** Loaded when the guest first leaves the field. */
async function meantBy(typed: string): Promise<string | null> {
  if (!typed.includes('@')) return null;
  const { emailMeant } = await import('./email-suggestion').catch(() => ({ emailMeant: () => null }));
  return emailMeant(typed);
}

/** React does not notice a value set through its own property. */
function write(fieldId: string, value: string): void {
  const field = fieldOf(fieldId);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  field?.focus();
}
