import { type Language, speak } from '@strapec/domain';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { loadMessagesOf, loadPage } from './app/page-loaders';
import { type PageState, rootElementId, stateElementId } from './app/page-state';
import { pageAt } from './app/routes';

async function hydratePage(root: HTMLElement, state: PageState): Promise<void> {
  const page = pageAt(state.path);
  const loadMessages = (language: Language) => loadMessagesOf(page, language);
  const [Page, messages] = await Promise.all([loadPage(page), loadMessages(state.language)]);
  startTransition(() => {
    hydrateRoot(root, <App state={state} Page={Page} messages={messages} loadMessages={loadMessages} />);
  });
}

const root = document.getElementById(rootElementId);
const state = document.getElementById(stateElementId)?.textContent;
void import('./app/after-waking').catch(() => undefined);
if (root && state) {
  const drawn = JSON.parse(state) as PageState;
  speak(drawn.site.businessDetails.languages); // the default languages are not in the state
  void hydratePage(root, drawn);
}
