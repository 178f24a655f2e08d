import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { type ReactNode, useMemo, useState } from 'react';
import { bySection } from '../../shared/section/sections';
import styles from './content.module.css';
import { useContentText } from './texts';

/** A text, as far as it is looked for. */
interface SomeText {
  key: string;
  section: string;
  contentEn: string;
  contentSk: string;
}

interface ContentListProps<Text extends SomeText> {
  texts: readonly Text[];
  /** Texts of one place stand together. */
  placeOf: (text: Text) => string;
  nameOf: (place: string) => ReactNode;
  /** A text in its row. */
  show: (text: Text) => ReactNode;
  onEdit: (text: Text) => void;
}

/** Texts by place, in the order in which they come, searched while one types. */
export function ContentList<Text extends SomeText>({ texts, placeOf, nameOf, show, onEdit }: ContentListProps<Text>) {
  const text = useContentText();
  const [search, setSearch] = useState<ContentSearch>({ query: '', place: null });
  const found = useMemo(() => contentByPlace(texts, search, placeOf), [texts, search, placeOf]);
  const count = found.reduce((sum, [, items]) => sum + items.length, 0);
  const places = [...new Set(texts.map(placeOf))].map((value) => ({ value, label: nameOf(value) }));
  return (
    <>
      <div className={styles.search}>
        <Input
          type="search"
          aria-label={text('content.search')}
          placeholder={text('content.search')}
          allowClear
          value={search.query}
          onChange={({ target }) => setSearch({ ...search, query: target.value })}
        />
        <Select<string>
          aria-label={text('content.section')}
          value={search.place ?? ''}
          options={[{ value: '', label: text('content.section.all') }, ...places]}
          onChange={(place) => setSearch({ ...search, place: place || null })}
        />
      </div>
      <p role="status" className={styles.found}>
        {text('content.found', { count })}
      </p>
      {found.map(([place, items]) => (
        <section key={place} aria-labelledby={`place-${place}`}>
          <h3 id={`place-${place}`} className={styles.heading}>
            {nameOf(place)}
          </h3>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.key}>
                <button type="button" className={styles.row} onClick={() => onEdit(item)}>
                  {show(item)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Text for comparing: lower case, without accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface ContentSearch {
  query: string;
  /** `null` is everywhere. */
  place: string | null;
}

/** The texts in which every word of the search stands, by place. */
export function contentByPlace<Text extends SomeText>(
  texts: readonly Text[],
  { query, place: wanted }: ContentSearch,
  placeOf: (text: Text) => string,
): [place: string, Text[]][] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const found = new Map<string, Text[]>();
  for (const text of texts) {
    const place = placeOf(text);
    const searched = plain([text.key, text.section, text.contentEn, text.contentSk].join(' '));
    const isFound = (wanted === null || place === wanted) && words.every((word) => searched.includes(word));
    if (isFound) found.set(place, [...(found.get(place) ?? []), text]);
  }
  return [...found];
}

/** Texts as guests meet their sections. */
export const inSections = <Text extends SomeText>(texts: readonly Text[]): Text[] =>
  texts.toSorted((a, b) => bySection(a.section, b.section));
