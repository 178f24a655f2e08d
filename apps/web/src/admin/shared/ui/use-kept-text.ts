import { useState } from 'react';

/** Texts that are typed and not sent yet, by the place where they are typed. */
const kept = new Map<string, string>();

addEventListener('beforeunload', (event) => {
  if (kept.size > 0) event.preventDefault(); // the browser asks first
});

export const forgetText = (key: string): void => void kept.delete(key);

/** At the end of a session. */
export const forgetTexts = (): void => kept.clear();

/** A text over the one that is saved. Other pages of the admin do not lose it: it is there when its form is opened again. */
export function useKeptText(key: string, saved: string) {
  const [text, setText] = useState(kept.get(key) ?? saved);
  const type = (typed: string): void => {
    setText(typed);
    if (typed === saved) kept.delete(key);
    else kept.set(key, typed);
  };
  return [text, type] as const;
}
