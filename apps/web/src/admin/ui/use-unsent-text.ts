import { useState } from 'react';

const unsent = new Map<string, string>();

addEventListener('beforeunload', (event) => {
  if (unsent.size > 0) event.preventDefault(); // the browser asks before it leaves the page
});

export const discardText = (key: string): void => void unsent.delete(key);

export const discardTexts = (): void => unsent.clear();

/** Unsent text is there again when its form reopens. */
export function useUnsentText(key: string, saved: string) {
  const [text, setText] = useState(unsent.get(key) ?? saved);
  const type = (typed: string): void => {
    setText(typed);
    if (typed === saved) unsent.delete(key);
    else unsent.set(key, typed);
  };
  return [text, type] as const;
}
