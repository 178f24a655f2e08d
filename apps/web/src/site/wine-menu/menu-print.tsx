import {
  type MenuFormat,
  type ServiceDate,
  type ShownMenu,
  localizePath,
  joinFilledParts,
  toMenuUrl,
  menuFormats,
  menuPath,
  toMenuPrintUrl,
  menuPrintPath,
  sortSectionsByKind,
} from '@strapec/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { dateInWords } from '../../shared/i18n/date-words';
import { LanguageProvider, useLanguage } from '../../shared/i18n/language-context';
import { createText } from '../../shared/i18n/text';
import { type PublicMenu, asShownMenu } from '../../shared/menu/public-menu';
import { PageProvider } from '../../shared/site/page';
import { SiteProvider, useSite } from '../../shared/site/site';
import { TextsProvider } from '../../shared/site/texts-provider';
import { toVenueTextValues } from '../../shared/site/venue-text-values';
import { theme } from '../../shared/theme/theme';
import type { PageRequest } from '../../ssr/browser-state';
import { escapeHtml, hashScript } from '../../ssr/document/document-values';
import type { RenderedPage } from '../../ssr/document/render-document';
import { toPageTitle } from '../../ssr/pages';
import { AllergenLegend } from './allergen-legend';
import { useWineMenuText, wineMenuTexts } from './wine-menu-texts';
import { MenuListItem } from './menu-item';
import itemStyles from './menu-item.module.css';

type PrintRequest = PageRequest & { menu: PublicMenu };

const printScript =
  "var button=document.querySelector('button');button.hidden=false;button.addEventListener('click',function(){print()});";

export const isMenuPrintPath = (path: string): boolean => path === menuPrintPath;

export function renderMenuPrint({ language, origin, site, menu, query = [] }: PrintRequest): RenderedPage {
  const format: MenuFormat = query.some(([name, value]) => name === 'format' && value === 'a5') ? 'a5' : 'a4';
  const page = { path: menuPrintPath, year: Number(menu.evening.slice(0, 4)), events: null };
  const values = toVenueTextValues(site, page.year);
  const text = createText(wineMenuTexts, { language, values, editedTexts: site.texts });
  const title = escapeHtml(toPageTitle(site.businessDetails, text('wineMenu.eyebrow')));
  const languageChoice = { language, chooseLanguage: () => Promise.resolve() };
  const markup = renderToStaticMarkup(
    <PageProvider value={page}>
      <LanguageProvider value={languageChoice}>
        <SiteProvider value={site}>
          <TextsProvider texts={wineMenuTexts}>
            <PrintedMenu menu={asShownMenu(menu)} evening={menu.evening} />
          </TextsProvider>
        </SiteProvider>
      </LanguageProvider>
    </PageProvider>,
  );
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeHtml(origin + localizePath(language, menuPath))}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/typefaces.css">',
    `<style>${menuPrintStyle(format, site.businessDetails.accent || theme.wine)}</style></head><body>${markup}<script>${printScript}</script></body></html>`,
  ].join('');
  return { status: 200, html, scriptHashes: [hashScript(printScript)] };
}

/** Longer cards have names and prices only. */
const maxItemsWithNotes = 120;

function PrintedMenu({ menu, evening }: { menu: ShownMenu; evening: ServiceDate }) {
  const text = useWineMenuText();
  const { language } = useLanguage();
  const { name, street, city } = useSite().businessDetails;
  const isLong = menu.flatMap(({ items }) => items).length > maxItemsWithNotes;
  return (
    <main className={isLong ? 'long' : undefined}>
      <PrintToolbar />
      <header>
        <h1>{text('wineMenu.eyebrow')}</h1>
        <p>{joinFilledParts([name, joinFilledParts([street, city]), dateInWords(evening, language)], ' · ')}</p>
      </header>
      <div className="card">
        {sortSectionsByKind(menu).map(({ id, name: sectionName, items }) => (
          <section key={id}>
            <h2>{sectionName}</h2>
            <ul>
              {items.map((item) => (
                <MenuListItem key={item.id} item={item} isHidden={item.isSoldOut} />
              ))}
            </ul>
          </section>
        ))}
        <footer>
          <AllergenLegend menu={menu} />
        </footer>
      </div>
    </main>
  );
}

function PrintToolbar() {
  const text = useWineMenuText();
  const { language } = useLanguage();
  return (
    <nav aria-label={text('wineMenu.print.label')}>
      <a href={toMenuUrl(language)}>{text('wineMenu.print.back')}</a>
      {menuFormats.map((format) => (
        <a key={format} href={toMenuPrintUrl(language, format)}>
          {format.toUpperCase()}
        </a>
      ))}
      <button type="button" hidden>
        {text('wineMenu.print.now')}
      </button>
    </nav>
  );
}

const paperFormats: Record<MenuFormat, { size: string; width: string; margin: string; fontSize: string }> = {
  a4: { size: 'A4', width: '210mm', margin: '12mm', fontSize: '8pt' },
  a5: { size: 'A5', width: '148mm', margin: '9mm', fontSize: '7pt' },
};

function menuPrintStyle(format: MenuFormat, accent: string): string {
  const { size, width, margin, fontSize } = paperFormats[format];
  return `
@page{size:${size};margin:${margin}}
*{box-sizing:border-box}
body{margin:0;background:${theme.paper.raised};color:black;font:400 ${fontSize}/1.32 ${theme.font.text}}
main{width:min(100%,${width});min-height:100vh;margin:0 auto;padding:${margin};background:white}
nav{display:flex;flex-wrap:wrap;gap:16px;align-items:center;margin-bottom:24px;font-size:16px}
nav a,nav button{display:inline-flex;align-items:center;min-height:44px;color:${accent};font:inherit}
nav button{margin-left:auto;padding:0 24px;border:1px solid ${accent};border-radius:4px;background:none;cursor:pointer}
button[hidden],li[hidden],i,picture{display:none!important}
h1,h2,h3,b{font-family:${theme.font.display};font-weight:400}
h1{margin:0;font-size:2.6em;line-height:1.1}
header{margin-bottom:4mm;padding-bottom:2mm;border-bottom:.3mm solid black;text-align:center}
header p,footer p,li p{margin:0}
.card{columns:2;column-gap:8mm}
h2{margin:0 0 1.5mm;padding-bottom:.6mm;border-bottom:.2mm solid color-mix(in srgb,black 40%,white);font-size:1.65em;line-height:1.15;break-after:avoid}
section{margin-bottom:4mm}
ul,ol{margin:0;padding:0;list-style:none}
li{break-inside:avoid}
ul li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 3mm;margin-bottom:1.7mm}
ul li>:first-child{display:contents}
ul li h3,ul li .${itemStyles.origin}{grid-column:1}
ul li p{grid-column:1/-1}
h3{margin:0;font-size:1.2em;line-height:1.25}
sup{font:600 .6em/1 ${theme.font.text}}
ul li>:last-child{grid-area:1/2/3;text-align:right;white-space:nowrap}
ul li>:last-child>span{display:block}
ul li>:last-child b{display:inline-block;min-width:4.2em;font-size:1.1em;font-variant-numeric:lining-nums tabular-nums}
.${itemStyles.origin},.${itemStyles.others},footer{color:color-mix(in srgb,black 80%,white);font-size:.92em}
.${itemStyles.others}>*{margin-right:3mm}
.long{font-size:.92em}
.long li p:not([class]){display:none}
.long ul li{margin-bottom:1.1mm}
.long ul li .${itemStyles.origin}{grid-column:1/-1}
.long ul li>:last-child{display:flex;grid-row:1;gap:3mm}
.long ul li>:last-child b{min-width:0}
.${itemStyles.vegan}{display:inline-grid;place-items:center;width:1.35em;height:1.35em;border:.2mm solid;border-radius:50%;font:600 .7em/1 ${theme.font.text}}
a{color:inherit}
footer{break-inside:avoid}
footer h2{border:0;font-size:1.2em}
footer ol{display:flex;flex-wrap:wrap;gap:0 3mm}
footer li::before{content:attr(value) ' ';font-weight:600}
@media (max-width:599px){.card{columns:1}}
@media print{body{background:white}main{width:auto;min-height:0;padding:0}nav{display:none}.card{columns:2}}
`.replaceAll(/\n/g, '');
}
