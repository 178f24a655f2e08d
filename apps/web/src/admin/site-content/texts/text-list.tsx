import type { PageTextDto, PageTextsDto } from '@strapec/contracts';
import { foldText } from '@strapec/domain';
import { SearchField } from '../../ui/search-field';
import Select from 'antd/es/select';
import { useMemo, useState } from 'react';
import { SectionName, compareSections } from '../section/section-name';
import parts from '../../ui/parts.module.css';
import { Section } from '../../ui/section';
import { SampleTag, Tag } from '../../ui/tag';
import styles from './texts.module.css';
import { TextGroupName, findTextKind, groupOfText } from './text-group';
import { useContentText } from './texts';

export const textListViews = ['pages', 'keys'] as const;
export type TextListView = (typeof textListViews)[number];

interface TextListProps extends PageTextsDto {
  view: TextListView;
  onEdit: (text: PageTextDto) => void;
}

export function TextList({ texts, languages, view, onEdit }: TextListProps) {
  const text = useContentText();
  const [textSearch, setTextSearch] = useState<TextSearch>({ query: '', group: null });
  const textGroups = useMemo(() => groupTexts(texts, view), [texts, view]);
  const foundGroups = useMemo(() => searchTexts(textGroups, textSearch), [textGroups, textSearch]);
  if (textGroups.length === 0) return <p className={parts.empty}>{text('content.empty')}</p>;
  const renderGroupName = (group: string) =>
    view === 'keys' ? <SectionName section={group} /> : <TextGroupName group={group} />;
  const foundCount = foundGroups.reduce((sum, [, items]) => sum + items.length, 0);
  const groupOptions = textGroups.map(([value]) => ({ value, label: renderGroupName(value) }));
  return (
    <>
      <div className={parts.search}>
        <SearchField
          label={text('content.search')}
          value={textSearch.query}
          onChange={(query) => setTextSearch({ ...textSearch, query })}
        />
        <Select<string>
          aria-label={text('content.section')}
          value={textSearch.group ?? ''}
          options={[{ value: '', label: text('content.section.all') }, ...groupOptions]}
          onChange={(group) => setTextSearch({ ...textSearch, group: group || null })}
        />
      </div>
      <p role="status" className={parts.found}>
        {text('content.found', { count: foundCount })}
      </p>
      {foundGroups.map(([group, foundTexts]) => (
        <Section key={group} id={`place-${group}`} title={renderGroupName(group)} titleClass={parts.section}>
          <ul className={parts.list}>
            {foundTexts.map((item) => (
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
                  {view === 'pages' && <TextMarks pageText={item} />}
                </button>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

function TextMarks({ pageText: { key, ...pageText } }: { pageText: PageTextDto }) {
  const text = useContentText();
  const kind = findTextKind(key);
  const isEdited = pageText.contentEn !== pageText.builtInEn || pageText.contentSk !== pageText.builtInSk;
  return (
    <span className={`${parts.row} ${parts.muted}`}>
      {kind && text(`content.kind.${kind}`)}
      {isEdited && !pageText.isSample && <Tag tone="good">{text('content.own')}</Tag>}
      <SampleTag item={pageText} />
    </span>
  );
}

type TextGroups = [group: string, PageTextDto[]][];

export function groupTexts(texts: readonly PageTextDto[], view: TextListView): TextGroups {
  const visibleTexts = texts.filter(({ page, version }) => (view === 'keys' ? version > 0 : page !== 'venue'));
  const textsByGroup = new Map<string, PageTextDto[]>();
  for (const text of visibleTexts) {
    const group = view === 'keys' ? text.section : groupOfText(text);
    textsByGroup.set(group, [...(textsByGroup.get(group) ?? []), text]);
  }
  return view === 'keys' ? [...textsByGroup].sort(([a], [b]) => compareSections(a, b)) : [...textsByGroup];
}

interface TextSearch {
  query: string;
  group: string | null;
}

export function searchTexts(textGroups: TextGroups, { query, group: selectedGroup }: TextSearch): TextGroups {
  const searchWords = foldText(query).split(/\s+/).filter(Boolean);
  const isMatch = ({ key, section, contentEn, contentSk }: PageTextDto): boolean => {
    const searchedText = foldText([key, section, contentEn, contentSk].join(' '));
    return searchWords.every((word) => searchedText.includes(word));
  };
  return textGroups
    .filter(([group]) => selectedGroup === null || group === selectedGroup)
    .map(([group, texts]): TextGroups[number] => [group, texts.filter(isMatch)])
    .filter(([, texts]) => texts.length > 0);
}
