import { useInBrowser } from '../use-in-browser';
import styles from './honeypot.module.css';

interface HoneypotProps {
  id: string;
  /** Asks guests who find the field to leave it empty. */
  label: string;
  /** Both are left out if the form is uncontrolled. */
  value?: string;
  onChange?: (value: string) => void;
}

/** A name that no identity in a password manager uses. */
export const honeypot = 'decoy';

/** The attributes by which 1Password, LastPass, Bitwarden and Dashlane ignore a field. */
const notForManagers = {
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  'data-bwignore': true,
  'data-form-type': 'other',
};

/**
 * A field that guests neither see nor reach; the server asks for a new captcha solution when it is filled (rules §6).
 * It is rendered after hydration: a form without script has another check.
 */
export function Honeypot({ id, label, value, onChange }: HoneypotProps) {
  if (!useInBrowser(() => true, false)) return null;
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input
        {...notForManagers}
        id={id}
        name={honeypot}
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </div>
  );
}
