import {
  type MenuFilter,
  toColourParam,
  parseMenuFilter,
  toMenuUrl,
  menuPath,
  emptyFilter,
  toMenuFilterParams,
  queryLimits,
  wineColours,
} from '@strapec/domain';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { priceInWords } from '../../shared/i18n/price-words';
import { usePage } from '../../shared/site/page';
import buttons from '../../shared/ui/buttons.module.css';
import visuallyHidden from '../../shared/ui/visually-hidden.module.css';
import controls from '../../shared/forms/control.module.css';
import styles from './menu-filter.module.css';
import { prefetchMenu, showFilteredMenu } from './menu-updates';
import { wineMenuTexts, useResultCount, useWineMenuText } from './wine-menu-texts';
import { type FilteredMenu, useNewerMenu } from '../../shared/menu/public-menu';

/** Without scripts the server answers the form. */
export function MenuFilterForm() {
  const text = useWineMenuText();
  const { language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { filter, fields, applyFilter, clearFilter } = useMenuFilter(form);
  return (
    <form
      ref={form}
      id="filter"
      tabIndex={-1}
      className={styles.form}
      role="search"
      aria-label={text('wineMenu.filter')}
      action={menuPath}
      autoComplete="off"
      onFocus={() => prefetchMenu(language)}
      onPointerEnter={() => prefetchMenu(language)}
      onChange={applyFilter}
      onSubmit={(event) => {
        event.preventDefault();
        applyFilter();
      }}
    >
      {language === 'en' && <input type="hidden" name="lang" value="en" />}
      <FilterFields key={fields.resetCount} filter={fields.initialFilter} />
      <noscript>
        <button type="submit" className={buttons.onPaper}>
          {text('wineMenu.filter.show')}
        </button>
      </noscript>
      <a
        className={styles.clear}
        href={toMenuUrl(language)}
        hidden={toMenuFilterParams(filter).length === 0}
        onClick={clearFilter}
      >
        {text('wineMenu.filter.clear')}
      </a>
      <ResultsForScreenReaders />
    </form>
  );
}

/** Reads the fields: input from before hydration counts. */
function useMenuFilter(form: RefObject<HTMLFormElement | null>) {
  const { query } = usePage();
  const { language } = useLanguage();
  const [filter, setFilter] = useState(() => parseMenuFilter(new URLSearchParams(query)));
  const [fieldState, setFields] = useState({ resetCount: 0, initialFilter: filter });
  const showResults = (next: MenuFilter) => {
    setFilter(next);
    void showFilteredMenu(next, language);
  };
  const applyFilter = () => form.current && showResults(readFilter(form.current));
  useEffect(() => {
    const checkTimer = setTimeout(
      () => form.current && !isSameFilter(readFilter(form.current), filter) && applyFilter(),
    );
    return () => clearTimeout(checkTimer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form hydrates
  }, []);
  const clearFilter = (event: MouseEvent) => {
    event.preventDefault();
    setFields(({ resetCount }) => ({ resetCount: resetCount + 1, initialFilter: emptyFilter }));
    showResults(emptyFilter);
    form.current?.focus();
  };
  return { filter, fields: fieldState, applyFilter, clearFilter };
}

const readFilter = (form: HTMLFormElement): MenuFilter =>
  parseMenuFilter(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

const isSameFilter = (one: MenuFilter, other: MenuFilter): boolean =>
  String(toMenuFilterParams(one)) === String(toMenuFilterParams(other));

function ResultsForScreenReaders() {
  const newerMenu = useNewerMenu();
  return (
    <p role="status" className={visuallyHidden.hidden}>
      {newerMenu && <ResultCount {...newerMenu} />}
    </p>
  );
}

function ResultCount({ menu, filter }: FilteredMenu) {
  const text = useWineMenuText();
  const { count, words } = useResultCount(menu, filter);
  return count > 0 ? words : text('wineMenu.nothing.title');
}

/** Cents. */
const usualPrices = [500, 600, 800, 1000, 1500, 2000, 3000, 4000, 6000, 10_000];

/** Uncontrolled, named as in the address. */
function FilterFields({ filter }: { filter: MenuFilter }) {
  const text = useWineMenuText();
  return (
    <>
      <div className={styles.chips}>
        <FilterChip name="pohar" value="1" isChosen={filter.isByTheGlass}>
          {text('wineMenu.filter.glass')}
        </FilterChip>
        <div role="group" aria-label={text('wineMenu.filter.colour')}>
          {wineColours.map((colour) => (
            <FilterChip
              key={colour}
              name="farba"
              value={toColourParam(colour)}
              isChosen={filter.colours.includes(colour)}
            >
              {text(`wineMenu.filter.${colour}`)}
            </FilterChip>
          ))}
        </div>
      </div>
      <PriceField maxCents={filter.maxCents} />
      <RegionField region={filter.region} />
      <label className={styles.query}>
        <span>{text('wineMenu.filter.query')}</span>
        <input
          type="search"
          name="q"
          className={controls.control}
          maxLength={queryLimits.maxLength}
          placeholder={text('wineMenu.filter.example')}
          defaultValue={filter.query}
          enterKeyHint="search"
        />
      </label>
    </>
  );
}

function FilterChip(props: { name: string; value: string; isChosen: boolean; children: ReactNode }) {
  const { name, value, isChosen, children } = props;
  return (
    <label>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      <span>{children}</span>
    </label>
  );
}

function PriceField({ maxCents }: { maxCents: number | null }) {
  const text = useWineMenuText();
  const { language } = useLanguage();
  const offeredPrices = [...new Set([...usualPrices, ...(maxCents === null ? [] : [maxCents])])].sort((a, b) => a - b);
  return (
    <FilterSelect
      label={text('wineMenu.filter.upTo')}
      name="do"
      chosen={maxCents === null ? '' : String(maxCents / 100)}
    >
      <option value="">{text('wineMenu.filter.anyPrice')}</option>
      {offeredPrices.map((cents) => (
        <option key={cents} value={cents / 100}>
          {text('wineMenu.filter.price', { price: priceInWords(cents, language) })}
        </option>
      ))}
    </FilterSelect>
  );
}

function RegionField({ region }: { region: string | null }) {
  const text = useWineMenuText();
  const { regions = [] } = usePage();
  const isUnlisted = region !== null && regions.every(({ key }) => key !== region);
  return (
    <FilterSelect label={text('wineMenu.filter.region')} name="kraj" chosen={region ?? ''}>
      <option value="">{text('wineMenu.filter.anyRegion')}</option>
      {isUnlisted && <option value={region}>{region}</option>}
      {regions.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </FilterSelect>
  );
}

function FilterSelect(props: { label: string; name: string; chosen: string; children: ReactNode }) {
  return (
    <label className={styles.choice}>
      <span>{props.label}</span>
      <select className={controls.control} name={props.name} defaultValue={props.chosen}>
        {props.children}
      </select>
    </label>
  );
}

export const menuFilter = { Content: MenuFilterForm, texts: wineMenuTexts };
