import { useState } from 'react';

const unsavedTexts = new Map<string, string>();

addEventListener('beforeunload', (event) => {
  if (unsavedTexts.size > 0) event.preventDefault(); // the browser asks before it leaves the page
});

export const discardUnsavedText = (key: string): void => void unsavedTexts.delete(key);

export const discardAllUnsavedTexts = (): void => unsavedTexts.clear();

/** Unsent text is there again when its form reopens. */
export function useUnsavedText(key: string, savedText: string) {
  const [text, setText] = useState(unsavedTexts.get(key) ?? savedText);
  const changeText = (input: string): void => {
    setText(input);
    if (input === savedText) unsavedTexts.delete(key);
    else unsavedTexts.set(key, input);
  };
  return [text, changeText] as const;
}
