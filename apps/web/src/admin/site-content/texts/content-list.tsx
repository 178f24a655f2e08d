import type { PageTextDto, PageTextsDto } from '@strapec/contracts';
import { foldText } from '@strapec/domain';
import { SearchField } from '../../ui/search-field';
import Select from 'antd/es/select';
import { useMemo, useState } from 'react';
import { SectionName, compareSections } from '../section/section-name';
import parts from '../../ui/parts.module.css';
import { Section } from '../../ui/section';
import { SampleTag, Tag } from '../../ui/tag';
import styles from './content.module.css';
import { PlaceName, textKind, textPlace } from './text-place';
import { useContentText } from './texts';

export const contentViews = ['pages', 'keys'] as const;
export type ContentView = (typeof contentViews)[number];

interface ContentListProps extends PageTextsDto {
  view: ContentView;
  onEdit: (text: PageTextDto) => void;
}

export function ContentList({ texts, languages, view, onEdit }: ContentListProps) {
  const text = useContentText();
  const [contentSearch, setContentSearch] = useState<ContentSearch>({ query: '', place: null });
  const allByPlace = useMemo(() => groupTextsByPlace(texts, view), [texts, view]);
  const foundByPlace = useMemo(() => searchTexts(allByPlace, contentSearch), [allByPlace, contentSearch]);
  if (allByPlace.length === 0) return <p className={parts.empty}>{text('content.empty')}</p>;
  const placeName = (place: string) =>
    view === 'keys' ? <SectionName section={place} /> : <PlaceName place={place} />;
  const count = foundByPlace.reduce((sum, [, items]) => sum + items.length, 0);
  const places = allByPlace.map(([value]) => ({ value, label: placeName(value) }));
  return (
    <>
      <div className={parts.search}>
        <SearchField
          label={text('content.search')}
          value={contentSearch.query}
          onChange={(query) => setContentSearch({ ...contentSearch, query })}
        />
        <Select<string>
          aria-label={text('content.section')}
          value={contentSearch.place ?? ''}
          options={[{ value: '', label: text('content.section.all') }, ...places]}
          onChange={(place) => setContentSearch({ ...contentSearch, place: place || null })}
        />
      </div>
      <p role="status" className={parts.found}>
        {text('content.found', { count })}
      </p>
      {foundByPlace.map(([place, items]) => (
        <Section key={place} id={`place-${place}`} title={placeName(place)} titleClass={parts.section}>
          <ul className={parts.list}>
            {items.map((item) => (
              <li key={item.key}>
                <button
                  type="button"
                  className={`${parts.item} ${parts.rowButton} ${styles.row}`}
                  onClick={() => onEdit(item)}
                >
                  {view === 'keys' && <code className={`${parts.strong} ${styles.key}`}>{item.key}</code>}{' '}
                  <span className={styles.excerpt} lang={languages[0]}>
                    {languages[0] === 'en' ? item.contentEn : item.contentSk}
                  </span>{' '}
                  {view === 'pages' && <TextMarks content={item} />}
                </button>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

function TextMarks({ content: { key, ...content } }: { content: PageTextDto }) {
  const text = useContentText();
  const kind = textKind(key);
  const isEdited = content.contentEn !== content.builtInEn || content.contentSk !== content.builtInSk;
  return (
    <span className={`${parts.row} ${parts.muted}`}>
      {kind && text(`content.kind.${kind}`)}
      {isEdited && !content.isSample && <Tag tone="good">{text('content.own')}</Tag>}
      <SampleTag item={content} />
    </span>
  );
}

type TextsByPlace = [place: string, PageTextDto[]][];

export function groupTextsByPlace(texts: readonly PageTextDto[], view: ContentView): TextsByPlace {
  const visibleTexts = texts.filter(({ page, version }) => (view === 'keys' ? version > 0 : page !== 'venue'));
  const byPlace = new Map<string, PageTextDto[]>();
  for (const text of visibleTexts) {
    const place = view === 'keys' ? text.section : textPlace(text);
    byPlace.set(place, [...(byPlace.get(place) ?? []), text]);
  }
  return view === 'keys' ? [...byPlace].sort(([a], [b]) => compareSections(a, b)) : [...byPlace];
}

interface ContentSearch {
  query: string;
  place: string | null;
}

export function searchTexts(textsByPlace: TextsByPlace, { query, place: selectedPlace }: ContentSearch): TextsByPlace {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const isMatch = ({ key, section, contentEn, contentSk }: PageTextDto): boolean => {
    const searchedText = foldText([key, section, contentEn, contentSk].join(' '));
    return words.every((word) => searchedText.includes(word));
  };
  return textsByPlace
    .filter(([place]) => selectedPlace === null || place === selectedPlace)
    .map(([place, texts]): TextsByPlace[number] => [place, texts.filter(isMatch)])
    .filter(([, texts]) => texts.length > 0);
}
