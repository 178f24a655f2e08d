import type { Language } from '@strapec/domain';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { type PageState, rootElementId, stateElementId } from './app/page-state';
import type { Messages } from './shared/i18n/messages';

const messageLoaders: Record<Language, () => Promise<Messages>> = {
  sk: () => import('./app/page-messages.sk').then((module) => module.messages),
  en: () => import('./app/page-messages.en').then((module) => module.messages),
};
const loadMessages = (language: Language): Promise<Messages> => messageLoaders[language]();

/** Takes over the page that the server has drawn. */
async function hydratePage(root: HTMLElement, state: PageState): Promise<void> {
  const messages = await loadMessages(state.language);
  startTransition(() => {
    hydrateRoot(root, <App state={state} messages={messages} loadMessages={loadMessages} />);
  });
}

const root = document.getElementById(rootElementId);
const state = document.getElementById(stateElementId)?.textContent;
if (root && state) void hydratePage(root, JSON.parse(state) as PageState);
