import type { Language } from '@strapec/domain';
import { type RenderResult, render } from '@testing-library/react';
import type { Site } from '../../shared/site/site';
import { aSite } from '../../shared/testing/a-site';
import { App } from '../app';
import { messages as en } from '../page-messages.en';
import { messages as sk } from '../page-messages.sk';

const messages = { sk, en };
const loadMessages = (language: Language) => Promise.resolve(messages[language]);

/** Shows a whole public page, as the browser does when the server's document has come. */
export function showPage(
  path: string,
  language: Language,
  change: { site?: Partial<Site>; year?: number } = {},
): RenderResult {
  const state = {
    path,
    language,
    origin: 'https://strapec.example',
    year: change.year ?? 2026,
    site: aSite(language, change.site),
  };
  return render(<App state={state} messages={messages[language]} loadMessages={loadMessages} />);
}
