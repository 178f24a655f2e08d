import {
  type ServiceDate,
  type ShownMenu,
  inOneLine,
  menuAddress,
  menuFormats,
  menuPrintAddress,
  sectionsByKind,
} from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import { dateInWords } from '../../shared/i18n/date-words';
import { useSite } from '../../shared/site/site';
import { AllergenLegend } from './allergen-legend';
import { MenuItem } from './menu-item';
import { useMenuText } from './texts';

/** Above this number of items the card has only names and prices, without notes. */
const mostWithNotes = 120;

/** The list as a printed card; the page's header is for the screen only. */
export function PrintedMenu({ menu, evening }: { menu: ShownMenu; evening: ServiceDate }) {
  const text = useMenuText();
  const { language } = useLanguage();
  const { businessDetails } = useSite();
  const isLong = menu.flatMap(({ items }) => items).length > mostWithNotes;
  return (
    <main className={isLong ? 'long' : undefined}>
      <ScreenBar />
      <header>
        <h1>{text('wineMenu.eyebrow')}</h1>
        <p>
          {inOneLine(
            [
              businessDetails.name,
              inOneLine([businessDetails.street, businessDetails.city]),
              dateInWords(evening, language),
            ],
            ' · ',
          )}
        </p>
      </header>
      <div className="card">
        {sectionsByKind(menu).map(({ id, name, items }) => (
          <section key={id}>
            <h2>{name}</h2>
            <ul>
              {items.map((item) => (
                <MenuItem key={item.id} item={item} isHidden={item.isSoldOut} />
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

function ScreenBar() {
  const text = useMenuText();
  const { language } = useLanguage();
  return (
    <nav aria-label={text('wineMenu.print.label')}>
      <a href={menuAddress(language)}>{text('wineMenu.print.back')}</a>
      {menuFormats.map((format) => (
        <a key={format} href={menuPrintAddress(language, format)}>
          {format.toUpperCase()}
        </a>
      ))}
      <button type="button" hidden>
        {text('wineMenu.print.now')}
      </button>
    </nav>
  );
}
