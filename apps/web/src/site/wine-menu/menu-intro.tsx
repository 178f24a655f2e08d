import { type MenuFilter, menuKinds, toMenuFilterParams, sortSectionsByKind, listWinesByGlass } from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import { priceInWords } from '../../shared/i18n/price-words';
import { type FilteredMenu, toMenuSectionElementId, useFilteredMenu } from '../../shared/menu/public-menu';
import { volumeInWords } from '../../shared/menu/menu-words';
import { PageTitle } from '../../shared/ui/page-section';
import { wineMenuTexts, useWineMenuText } from './wine-menu-texts';
import styles from './menu-intro.module.css';

export function MenuIntro() {
  const text = useWineMenuText();
  const filteredMenu = useFilteredMenu();
  return (
    <header className={styles.opening}>
      <div className={styles.column} data-column>
        <div>
          <PageTitle eyebrow={text('wineMenu.eyebrow')} title={text('wineMenu.title')} />
          <p className={styles.lead}>{text('wineMenu.lead')}</p>
          {filteredMenu && <KindLinks {...filteredMenu} />}
        </div>
        {filteredMenu && <WinesByTheGlass {...filteredMenu} />}
      </div>
    </header>
  );
}

const isFiltered = (filter: MenuFilter): boolean => toMenuFilterParams(filter).length > 0;

function KindLinks({ menu, filter }: FilteredMenu) {
  const text = useWineMenuText();
  const sections = sortSectionsByKind(menu);
  const firstSections = menuKinds.flatMap((kind) => {
    const position = sections.findIndex((section) => section.kind === kind);
    return position < 0 ? [] : [{ kind, at: position }];
  });
  if (firstSections.length < 2) return null;
  return (
    <nav className={styles.kinds} aria-label={text('wineMenu.kinds')} hidden={isFiltered(filter)}>
      {firstSections.map(({ kind, at }) => (
        <a key={kind} href={`#${toMenuSectionElementId(at)}`}>
          {text(`wineMenu.kind.${kind}`)}
        </a>
      ))}
    </nav>
  );
}

function WinesByTheGlass({ menu, filter }: FilteredMenu) {
  const text = useWineMenuText();
  const { language } = useLanguage();
  const glassServings = listWinesByGlass(menu);
  return (
    <section className={styles.tonight} aria-labelledby="tonight" hidden={isFiltered(filter)}>
      <h2 id="tonight">{text('menu.tonight')}</h2>
      {glassServings.length === 0 && <p>{text('wineMenu.tonight.none')}</p>}
      <ul>
        {glassServings.map(({ item: { slug, name, wine }, serving: { volumeMl, priceCents } }) => (
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

export const menuIntro = { Content: MenuIntro, texts: wineMenuTexts };
