import type { Language } from '@strapec/domain';
import { renderToString } from 'react-dom/server';
import { App } from './app/app';
import { type ClientAssets, readClientAssets } from './app/document/client-assets';
import { isAdminPath, renderAdminDocument } from './app/document/render-admin-document';
import { type RenderedPage, renderDocument } from './app/document/render-document';
import { messages as en } from './app/page-messages.en';
import { messages as sk } from './app/page-messages.sk';
import type { PageState } from './app/page-state';
import { currentMoment } from './shared/clock';
import { type Messages, withStaffTexts } from './shared/i18n/messages';
import { createText } from './shared/i18n/text';
import type { Site } from './shared/site/site';

export { builtInImages } from './app/built-in-images';
export { builtInTexts } from './app/built-in-texts';

const messagesIn: Record<Language, Messages> = { sk, en };

export interface PageRequest {
  /** Without a query, such as `/`. */
  path: string;
  language: Language;
  origin: string;
  site: Site;
}

export type PageRenderer = (request: PageRequest) => RenderedPage;

/** A function that renders the public pages with the browser build in `clientDir`. */
export function createPageRenderer(clientDir: string): PageRenderer {
  return rendererWith(readClientAssets(clientDir));
}

/** The same for any set of browser files; the development server has its own. */
export function rendererWith(assets: ClientAssets): PageRenderer {
  return (request) => {
    const { path, language, origin, site } = request;
    if (isAdminPath(path)) return renderAdminDocument(assets.admin());
    const state: PageState = { path, language, origin, site, year: Number(currentMoment().date.slice(0, 4)) };
    const markup = renderToString(<App state={state} messages={messagesIn[language]} loadMessages={loadMessages} />);
    return renderDocument(
      { state, markup, text: createText(language, withStaffTexts(messagesIn[language], site.texts)) },
      assets,
    );
  };
}

const loadMessages = (language: Language): Promise<Messages> => Promise.resolve(messagesIn[language]);
