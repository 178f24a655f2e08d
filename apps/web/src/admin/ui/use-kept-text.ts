import { useState } from 'react';

const kept = new Map<string, string>();

addEventListener('beforeunload', (event) => {
  if (kept.size > 0) event.preventDefault(); // the browser asks before it leaves the page
});

export const forgetText = (key: string): void => void kept.delete(key);

export const forgetTexts = (): void => kept.clear();

/** An unsent text: it is there again when its form opens again on another page. */
export function useKeptText(key: string, saved: string) {
  const [text, setText] = useState(kept.get(key) ?? saved);
  const type = (typed: string): void => {
    setText(typed);
    if (typed === saved) kept.delete(key);
    else kept.set(key, typed);
  };
  return [text, type] as const;
}
