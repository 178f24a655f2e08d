import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useMay } from '../../shared/session/session-context';
import { useListText } from '../../shared/menu/texts';
import { type MenuView, type Shown, shownChoices } from './menu-view';
import styles from './menu.module.css';
import { useMenuText } from './texts';

interface MenuSearchProps {
  view: MenuView;
  count: number;
  onView: (view: MenuView) => void;
}

/** Finds as one types, and shows only what is of a state. */
export function MenuSearch({ view, count, onView }: MenuSearchProps) {
  const text = useMenuText();
  const listText = useListText();
  const mayChange = useMay()('menu.change');
  const choices = shownChoices.filter((shown) => mayChange || !['unlisted', 'noAllergens'].includes(shown));
  return (
    <>
      <div className={styles.search}>
        <Input
          type="search"
          aria-label={listText('wines.search')}
          placeholder={listText('wines.search')}
          allowClear
          value={view.query}
          onChange={({ target }) => onView({ ...view, query: target.value })}
        />
        <Select<Shown>
          aria-label={text('menuList.shown')}
          value={view.shown}
          options={choices.map((value) => ({ value, label: text(`menuList.shown.${value}`) }))}
          onChange={(shown) => onView({ ...view, shown })}
        />
      </div>
      <p className={styles.found}>
        <span role="status">{listText('wines.found', { count })}</span>
        {mayChange && <span className={styles.keys}>{text('menuList.keys')}</span>}
      </p>
    </>
  );
}
