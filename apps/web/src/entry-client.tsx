import type { Language } from '@strapec/domain';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { type PageState, rootElementId, stateElementId } from './app/page-state';
import { pageAt } from './app/routes';
import type { Messages } from './shared/i18n/messages';

const pageLoaders = {
  home: () => import('./pages/home/home-page').then((module) => module.HomePage),
  notFound: () => import('./pages/not-found/not-found-page').then((module) => module.NotFoundPage),
};
const messageLoaders: Record<Language, () => Promise<Messages>> = {
  sk: () => import('./app/page-messages.sk').then((module) => module.messages),
  en: () => import('./app/page-messages.en').then((module) => module.messages),
};
const loadMessages = (language: Language): Promise<Messages> => messageLoaders[language]();

/** Takes over the page that the server has drawn. */
async function hydratePage(root: HTMLElement, state: PageState): Promise<void> {
  const [page, messages] = await Promise.all([pageLoaders[pageAt(state.path)](), loadMessages(state.language)]);
  startTransition(() => {
    hydrateRoot(root, <App state={state} messages={messages} loadMessages={loadMessages} page={page} />);
  });
}

const root = document.getElementById(rootElementId);
const state = document.getElementById(stateElementId)?.textContent;
if (root && state) void hydratePage(root, JSON.parse(state) as PageState);
