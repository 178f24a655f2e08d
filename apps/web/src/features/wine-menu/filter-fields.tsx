import { type MenuFilter, colourWord, queryLimits, wineColours } from '@strapec/domain';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { priceInWords } from '../../shared/i18n/price-words';
import { usePage } from '../../shared/site/page';
import styles from './menu-filter.module.css';
import { useMenuText } from './texts';

/** Cents between which wines by the glass, and bottles, part. */
const prices = [500, 600, 800, 1000, 1500, 2000, 3000, 4000, 6000, 10_000];

/** The fields as an address names them; they keep by themselves what is chosen. */
export function FilterFields({ filter }: { filter: MenuFilter }) {
  const text = useMenuText();
  return (
    <>
      <div className={styles.chips}>
        <Chip name="pohar" value="1" isChosen={filter.isByTheGlass}>
          {text('wineMenu.filter.glass')}
        </Chip>
        <div role="group" aria-label={text('wineMenu.filter.colour')}>
          {wineColours.map((colour) => (
            <Chip key={colour} name="farba" value={colourWord(colour)} isChosen={filter.colours.includes(colour)}>
              {text(`wineMenu.filter.${colour}`)}
            </Chip>
          ))}
        </div>
      </div>
      <PriceField upTo={filter.upTo} />
      <RegionField region={filter.region} />
      <label className={styles.query}>
        <span>{text('wineMenu.filter.query')}</span>
        <input
          type="search"
          name="q"
          maxLength={queryLimits.length}
          placeholder={text('wineMenu.filter.example')}
          defaultValue={filter.query}
          enterKeyHint="search"
        />
      </label>
    </>
  );
}

function Chip(props: { name: string; value: string; isChosen: boolean; children: ReactNode }) {
  const { name, value, isChosen, children } = props;
  return (
    <label>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      <span>{children}</span>
    </label>
  );
}

function PriceField({ upTo }: { upTo: number | null }) {
  const text = useMenuText();
  const { language } = useLanguage();
  const offered = [...new Set([...prices, ...(upTo === null ? [] : [upTo])])].sort((a, b) => a - b);
  return (
    <Choice label={text('wineMenu.filter.upTo')} name="do" chosen={upTo === null ? '' : String(upTo / 100)}>
      <option value="">{text('wineMenu.filter.anyPrice')}</option>
      {offered.map((cents) => (
        <option key={cents} value={cents / 100}>
          {text('wineMenu.filter.price', { price: priceInWords(cents, language) })}
        </option>
      ))}
    </Choice>
  );
}

function RegionField({ region }: { region: string | null }) {
  const text = useMenuText();
  const { regions = [] } = usePage();
  const isUnknown = region !== null && regions.every(({ key }) => key !== region);
  return (
    <Choice label={text('wineMenu.filter.region')} name="kraj" chosen={region ?? ''}>
      <option value="">{text('wineMenu.filter.anyRegion')}</option>
      {isUnknown && <option value={region}>{region}</option>}
      {regions.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Choice>
  );
}

function Choice(props: { label: string; name: string; chosen: string; children: ReactNode }) {
  return (
    <label className={styles.choice}>
      <span>{props.label}</span>
      <select name={props.name} defaultValue={props.chosen}>
        {props.children}
      </select>
    </label>
  );
}
