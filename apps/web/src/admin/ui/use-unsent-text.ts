import { useState } from 'react';

const unsentTexts = new Map<string, string>();

addEventListener('beforeunload', (event) => {
  if (unsentTexts.size > 0) event.preventDefault(); // the browser asks before it leaves the page
});

export const discardUnsentText = (key: string): void => void unsentTexts.delete(key);

export const discardAllUnsentTexts = (): void => unsentTexts.clear();

/** Unsent text is there again when its form reopens. */
export function useUnsentText(key: string, savedText: string) {
  const [text, setText] = useState(unsentTexts.get(key) ?? savedText);
  const changeText = (input: string): void => {
    setText(input);
    if (input === savedText) unsentTexts.delete(key);
    else unsentTexts.set(key, input);
  };
  return [text, changeText] as const;
}
