import type { ContentDto } from '@strapec/contracts';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { SectionName } from '../../shared/section/section-name';
import { bySection } from '../../shared/section/sections';
import { SampleMark } from '../../shared/ui/sample-mark';
import styles from './content.module.css';
import { useContentText } from './texts';

interface ContentListProps {
  contents: readonly ContentDto[];
  onEdit: (content: ContentDto) => void;
}

/** The texts by section, searched while one types. */
export function ContentList({ contents, onEdit }: ContentListProps) {
  const text = useContentText();
  const [search, setSearch] = useState<ContentSearch>({ query: '', section: null });
  const found = useMemo(() => contentBySection(contents, search), [contents, search]);
  if (contents.length === 0) return <p className={styles.empty}>{text('content.empty')}</p>;
  const count = found.reduce((sum, [, items]) => sum + items.length, 0);
  return (
    <>
      <SearchBar contents={contents} search={search} onSearch={setSearch} />
      <p role="status" className={styles.found}>
        {text('content.found', { count })}
      </p>
      {found.map(([section, items]) => (
        <section key={section} aria-labelledby={`section-${section}`}>
          <h3 id={`section-${section}`} className={styles.heading}>
            <SectionName section={section} />
          </h3>
          <ul className={styles.list}>
            {items.map((content) => (
              <ContentRow key={content.key} content={content} onEdit={onEdit} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function SearchBar({ contents, search, onSearch }: Pick<ContentListProps, 'contents'> & SearchBarProps) {
  const text = useContentText();
  const options = sectionsOf(contents).map((value) => ({ value, label: <SectionName section={value} /> }));
  return (
    <div className={styles.search}>
      <Input
        type="search"
        aria-label={text('content.search')}
        placeholder={text('content.search')}
        allowClear
        value={search.query}
        onChange={({ target }) => onSearch({ ...search, query: target.value })}
      />
      <Select<string>
        aria-label={text('content.section')}
        value={search.section ?? ''}
        options={[{ value: '', label: text('content.section.all') }, ...options]}
        onChange={(section) => onSearch({ ...search, section: section || null })}
      />
    </div>
  );
}

interface SearchBarProps {
  search: ContentSearch;
  onSearch: (search: ContentSearch) => void;
}

function ContentRow({ content, onEdit }: { content: ContentDto; onEdit: (content: ContentDto) => void }) {
  const { language } = useLanguage();
  return (
    <li>
      <button type="button" className={styles.row} onClick={() => onEdit(content)}>
        <code className={styles.key}>
          {content.key} <SampleMark of={content} />
        </code>
        <span className={styles.excerpt} lang={language}>
          {language === 'sk' ? content.contentSk : content.contentEn}
        </span>
      </button>
    </li>
  );
}

/** Text for comparing: lower case, without accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface ContentSearch {
  query: string;
  /** `null` is every section. */
  section: string | null;
}

/** The texts in which every word of the search stands, by section. */
export function contentBySection(
  contents: readonly ContentDto[],
  { query, section }: ContentSearch,
): [section: string, ContentDto[]][] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const found = new Map<string, ContentDto[]>();
  for (const content of contents) {
    const place = plain([content.key, content.section, content.contentEn, content.contentSk].join(' '));
    const isFound = (section === null || content.section === section) && words.every((word) => place.includes(word));
    if (isFound) found.set(content.section, [...(found.get(content.section) ?? []), content]);
  }
  return [...found].sort(([a], [b]) => bySection(a, b));
}

/** Every section that has a text. */
function sectionsOf(contents: readonly ContentDto[]): string[] {
  return contentBySection(contents, { query: '', section: null }).map(([section]) => section);
}
