import { type MenuFilter, menuKinds, toFilterParams, sortSectionsByKind, winesByTheGlass } from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import { priceInWords } from '../../shared/i18n/price-words';
import { type DisplayedMenu, menuSectionId, useDisplayedMenu } from '../../shared/menu/public-menu';
import { volumeInWords } from '../../shared/menu/menu-words';
import { PageTitle } from '../../shared/ui/section';
import { wineMenuTexts, useMenuText } from './list-texts';
import styles from './menu-opening.module.css';

export function MenuOpening() {
  const text = useMenuText();
  const displayedMenu = useDisplayedMenu();
  return (
    <header className={styles.opening}>
      <div className={styles.column} data-column>
        <div>
          <PageTitle eyebrow={text('wineMenu.eyebrow')} title={text('wineMenu.title')} />
          <p className={styles.lead}>{text('wineMenu.lead')}</p>
          {displayedMenu && <KindLinks {...displayedMenu} />}
        </div>
        {displayedMenu && <WinesByTheGlass {...displayedMenu} />}
      </div>
    </header>
  );
}

const isFiltered = (filter: MenuFilter): boolean => toFilterParams(filter).length > 0;

function KindLinks({ menu, filter }: DisplayedMenu) {
  const text = useMenuText();
  const sections = sortSectionsByKind(menu);
  const firstSections = menuKinds.flatMap((kind) => {
    const at = sections.findIndex((section) => section.kind === kind);
    return at < 0 ? [] : [{ kind, at }];
  });
  if (firstSections.length < 2) return null;
  return (
    <nav className={styles.kinds} aria-label={text('wineMenu.kinds')} hidden={isFiltered(filter)}>
      {firstSections.map(({ kind, at }) => (
        <a key={kind} href={`#${menuSectionId(at)}`}>
          {text(`wineMenu.kind.${kind}`)}
        </a>
      ))}
    </nav>
  );
}

function WinesByTheGlass({ menu, filter }: DisplayedMenu) {
  const text = useMenuText();
  const { language } = useLanguage();
  const byTheGlass = winesByTheGlass(menu);
  return (
    <section className={styles.tonight} aria-labelledby="tonight" hidden={isFiltered(filter)}>
      <h2 id="tonight">{text('menu.tonight')}</h2>
      {byTheGlass.length === 0 && <p>{text('wineMenu.tonight.none')}</p>}
      <ul>
        {byTheGlass.map(({ item: { slug, name, wine }, serving: { volumeMl, priceCents } }) => (
          <li key={slug}>
            <a href={`#${slug}`}>
              {name} <small>{wine?.producer}</small>
            </a>
            <span>{volumeMl !== null && volumeInWords(volumeMl, language)}</span>{' '}
            <b>{priceInWords(priceCents, language)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const menuOpening = { Content: MenuOpening, texts: wineMenuTexts };
