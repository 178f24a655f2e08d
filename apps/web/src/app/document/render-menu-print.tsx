import { type Language, type MenuFormat, type Params, addressIn, menuPath, menuPrintPath } from '@strapec/domain';
import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { en } from '../../features/wine-menu/list-messages.en';
import { sk } from '../../features/wine-menu/list-messages.sk';
import { PrintedMenu } from '../../features/wine-menu/printed-menu';
import { LanguageProvider } from '../../shared/i18n/language-context';
import { withStaffTexts } from '../../shared/i18n/messages';
import { createText } from '../../shared/i18n/text';
import { Texts } from '../../shared/i18n/texts';
import { type PublicMenu, shownMenuOf } from '../../shared/menu/public-menu';
import { type Site, SiteProvider } from '../../shared/site/site';
import { titleWith } from '../page-meta';
import { escapeHtml } from './escape';
import { menuPrintStyle } from './menu-print-style';
import type { RenderedPage } from './render-document';

interface PrintedRequest {
  language: Language;
  origin: string;
  site: Site;
  menu: PublicMenu;
  query?: Params;
}

const texts = { sk, en };

/** Without a script the browser's own menu prints as well. */
const script =
  "var button=document.querySelector('button');button.hidden=false;button.addEventListener('click',function(){print()});";

/** Whether the list stands at a path as it is printed. */
export const isMenuPrintPath = (path: string): boolean => path === menuPrintPath;

/** The list as a plain document for a printer, on the sheets that the address names. */
export function renderMenuPrint({ language, origin, site, menu, query = [] }: PrintedRequest): RenderedPage {
  const format: MenuFormat = query.some(([name, value]) => name === 'format' && value === 'a5') ? 'a5' : 'a4';
  const text = createText(language, withStaffTexts(texts[language], site.texts));
  const title = escapeHtml(titleWith(site.venue, text('wineMenu.eyebrow')));
  const choice = { language, chooseLanguage: () => Promise.resolve() };
  const markup = renderToStaticMarkup(
    <LanguageProvider value={choice}>
      <SiteProvider value={site}>
        <Texts language={language} messages={texts[language]} staffTexts={site.texts}>
          <PrintedMenu menu={shownMenuOf(menu)} evening={menu.evening} />
        </Texts>
      </SiteProvider>
    </LanguageProvider>,
  );
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeHtml(origin + addressIn(language, menuPath))}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/typefaces.css">',
    `<style>${menuPrintStyle(format)}</style></head><body>${markup}<script>${script}</script></body></html>`,
  ].join('');
  return { status: 200, html, scriptHashes: [`sha256-${createHash('sha256').update(script).digest('base64')}`] };
}
