import type { PageTextDto, PageTextsDto } from '@strapec/contracts';
import { SearchField } from '../../ui/search-field';
import Select from 'antd/es/select';
import { useMemo, useState } from 'react';
import { SectionName, bySection } from '../../ui/section/sections';
import parts from '../../ui/parts.module.css';
import { SampleMark, Tag } from '../../ui/tag';
import styles from './content.module.css';
import { PlaceName, kindOf, placeOf } from './text-place';
import { useContentText } from './texts';

export const views = ['pages', 'keys'] as const;
export type View = (typeof views)[number];

interface ContentListProps extends PageTextsDto {
  view: View;
  onEdit: (text: PageTextDto) => void;
}

export function ContentList({ texts, languages, view, onEdit }: ContentListProps) {
  const text = useContentText();
  const [search, setSearch] = useState<ContentSearch>({ query: '', place: null });
  const all = useMemo(() => textsByPlace(texts, view), [texts, view]);
  const found = useMemo(() => searchTexts(all, search), [all, search]);
  if (all.length === 0) return <p className={parts.empty}>{text('content.empty')}</p>;
  const nameOf = (place: string) => (view === 'keys' ? <SectionName section={place} /> : <PlaceName place={place} />);
  const count = found.reduce((sum, [, items]) => sum + items.length, 0);
  const places = all.map(([value]) => ({ value, label: nameOf(value) }));
  return (
    <>
      <div className={parts.search}>
        <SearchField
          label={text('content.search')}
          value={search.query}
          onChange={(query) => setSearch({ ...search, query })}
        />
        <Select<string>
          aria-label={text('content.section')}
          value={search.place ?? ''}
          options={[{ value: '', label: text('content.section.all') }, ...places]}
          onChange={(place) => setSearch({ ...search, place: place || null })}
        />
      </div>
      <p role="status" className={parts.found}>
        {text('content.found', { count })}
      </p>
      {found.map(([place, items]) => (
        <section key={place} aria-labelledby={`place-${place}`}>
          <h3 id={`place-${place}`} className={parts.section}>
            {nameOf(place)}
          </h3>
          <ul className={parts.list}>
            {items.map((item) => (
              <li key={item.key}>
                <button
                  type="button"
                  className={`${parts.item} ${parts.rowButton} ${styles.row}`}
                  onClick={() => onEdit(item)}
                >
                  {view === 'keys' && <code className={`${parts.strong} ${styles.key}`}>{item.key}</code>}
                  <span className={styles.excerpt} lang={languages[0]}>
                    {languages[0] === 'en' ? item.contentEn : item.contentSk}
                  </span>
                  {view === 'pages' && <Origin content={item} />}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Origin({ content: { key, ...content } }: { content: PageTextDto }) {
  const text = useContentText();
  const kind = kindOf(key);
  const isOwn = content.contentEn !== content.builtInEn || content.contentSk !== content.builtInSk;
  return (
    <span className={`${parts.row} ${parts.muted}`}>
      {kind && text(`content.kind.${kind}`)}
      {isOwn && !content.isSample && <Tag tone="good">{text('content.own')}</Tag>}
      <SampleMark of={content} />
    </span>
  );
}

type ByPlace = [place: string, PageTextDto[]][];

export function textsByPlace(texts: readonly PageTextDto[], view: View): ByPlace {
  const shown = texts.filter(({ page, version }) => (view === 'keys' ? version > 0 : page !== 'venue'));
  const byPlace = new Map<string, PageTextDto[]>();
  for (const text of shown) {
    const place = view === 'keys' ? text.section : placeOf(text);
    byPlace.set(place, [...(byPlace.get(place) ?? []), text]);
  }
  return view === 'keys' ? [...byPlace].sort(([a], [b]) => bySection(a, b)) : [...byPlace];
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface ContentSearch {
  query: string;
  place: string | null;
}

export function searchTexts(all: ByPlace, { query, place: wanted }: ContentSearch): ByPlace {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const isFound = ({ key, section, contentEn, contentSk }: PageTextDto): boolean => {
    const searched = plain([key, section, contentEn, contentSk].join(' '));
    return words.every((word) => searched.includes(word));
  };
  return all
    .filter(([place]) => wanted === null || place === wanted)
    .map(([place, texts]): ByPlace[number] => [place, texts.filter(isFound)])
    .filter(([, texts]) => texts.length > 0);
}
