import type { CSSProperties } from 'react';
import { useBrowserValue } from '../use-browser-value';

interface HoneypotProps {
  id: string;
  label: string;
  /** Left out if the form is uncontrolled. */
  value?: string;
  onChange?: (value: string) => void;
}

/** No identity in a password manager uses this name. */
export const honeypotFieldName = 'decoy';

/** 1Password, LastPass, Bitwarden and Dashlane ignore such a field. */
const ignoredByPasswordManagers = {
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  'data-bwignore': true,
  'data-form-type': 'other',
};

const offScreenStyle: CSSProperties = {
  position: 'absolute',
  insetInlineStart: -10_000,
  width: 1,
  height: 1,
  overflow: 'hidden',
};

/**
 * The server asks for a new captcha solution when it is filled (rules §6). Rendered after hydration: a form without
 * script has another check.
 */
export function Honeypot({ id, label, value, onChange }: HoneypotProps) {
  if (!useBrowserValue(() => true, false)) return null;
  return (
    <div style={offScreenStyle} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input
        {...ignoredByPasswordManagers}
        id={id}
        name={honeypotFieldName}
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </div>
  );
}
