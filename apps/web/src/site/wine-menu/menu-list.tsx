import {
  type MenuFilter,
  type ShownMenu,
  matchesFilter,
  toMenuUrl,
  menuFormats,
  toMenuPrintUrl,
  toMenuFilterParams,
  sortSectionsByKind,
} from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import { toMenuSectionElementId, useFilteredMenu } from '../../shared/menu/public-menu';
import buttons from '../../shared/ui/buttons.module.css';
import { AllergenLegend } from './allergen-legend';
import { MenuListItem } from './menu-item';
import { wineMenuTexts, useResultCount, useWineMenuText } from './wine-menu-texts';
import styles from './menu-list.module.css';

/** Items outside the filter are hidden. */
export function MenuList() {
  const filteredMenu = useFilteredMenu();
  const text = useWineMenuText();
  if (!filteredMenu?.menu.length) {
    return (
      <div className={styles.nothing} data-empty>
        <h2>{text('wineMenu.empty.title')}</h2>
        <p>{text('wineMenu.empty.text')}</p>
      </div>
    );
  }
  const { menu, filter } = filteredMenu;
  return (
    <>
      <FilterResult menu={menu} filter={filter} />
      {sortSectionsByKind(menu).map(({ id, name, items }, position) => {
        const matchingItems = new Set(items.filter((item) => matchesFilter(item, filter)));
        return (
          <section
            key={id}
            id={toMenuSectionElementId(position)}
            className={styles.section}
            hidden={matchingItems.size === 0}
            aria-label={name}
          >
            <h2>{name}</h2>
            <ul>
              {items.map((item) => (
                <MenuListItem key={item.id} item={item} isHidden={!matchingItems.has(item)} />
              ))}
            </ul>
          </section>
        );
      })}
      <MenuFooter menu={menu} />
    </>
  );
}

function FilterResult({ menu, filter }: { menu: ShownMenu; filter: MenuFilter }) {
  const text = useWineMenuText();
  const { language } = useLanguage();
  const { count, words } = useResultCount(menu, filter);
  if (toMenuFilterParams(filter).length === 0) return null;
  if (count > 0) return <p className={styles.found}>{words}</p>;
  return (
    <div className={styles.nothing}>
      <h2>{text('wineMenu.nothing.title')}</h2>
      <p>{text('wineMenu.nothing.text')}</p>
      <a className={buttons.onPaper} href={toMenuUrl(language)}>
        {text('wineMenu.nothing.all')}
      </a>
    </div>
  );
}

function MenuFooter({ menu }: { menu: ShownMenu }) {
  const text = useWineMenuText();
  const { language } = useLanguage();
  return (
    <footer className={styles.legend}>
      <AllergenLegend menu={menu} />
      <p>
        {text('wineMenu.print')}{' '}
        {menuFormats.map((format) => (
          <a key={format} href={toMenuPrintUrl(language, format)}>
            {format.toUpperCase()}
          </a>
        ))}
      </p>
    </footer>
  );
}

export const menuList = { Content: MenuList, texts: wineMenuTexts };
