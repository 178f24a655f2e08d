import {
  type ContentDto,
  type FieldErrorDto,
  type Language,
  type PageTextDto,
  type PageTextsDto,
  getListPageTextsQueryKey,
  saveContent,
  useGetSite,
} from '@strapec/contracts';
import { contentLimits, venueValueNames } from '@strapec/domain';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useEffect, useState } from 'react';
import { TranslateButton, useTranslate } from '../../ui/translation/translate-button';
import { DraftDrawer } from '../../ui/drawer/draft-drawer';
import { LastChange } from '../../ui/drawer/changed-meanwhile';
import parts from '../../ui/parts.module.css';
import { useDraft } from '../../ui/drawer/use-draft';
import type { DrawerProps } from '../../ui/drawer/use-drawer';
import styles from './content.module.css';
import { PlaceName, placeOf } from './text-place';
import { useContentText } from './texts';
import { venueValuesOf } from '../../../shared/site/venue-values';
import { shownAt } from '../../ui/section/shown-at';
import { staffToday } from '../../data/staff-day';
import { type TextPlace, findText } from './find-text';

const fieldOf = { en: 'contentEn', sk: 'contentSk' } as const;
const otherOf = { en: 'sk', sk: 'en' } as const;
const targetOf = { en: 'english', sk: 'slovak' } as const;

type ContentValues = Pick<ContentDto, 'contentEn' | 'contentSk'>;
type Subject = ContentValues & Pick<PageTextDto, 'key' | 'section' | 'type' | 'version' | 'updatedAt' | 'updatedBy'>;

/** A number is the same in both languages and has one field. */
const isForBoth = ({ contentEn, contentSk }: ContentValues): boolean =>
  contentEn === contentSk && !/\p{L}/u.test(contentSk);

const valuesOf = ({ contentEn, contentSk }: ContentValues): ContentValues => ({ contentEn, contentSk });

interface TextProps {
  content: PageTextDto;
  languages: readonly Language[];
}

export function TextDrawer({ content, languages: spoken, ...drawer }: DrawerProps & TextProps) {
  const text = useContentText();
  const draft = useSaveContent(content, drawer.onClose);
  const languages = isForBoth(content) ? spoken.slice(0, 1) : spoken;
  const { updatedBy, updatedAt } = draft.base;
  const inWords = (values: ContentValues) =>
    languages.map((language) => ({
      label: text(`content.${fieldOf[language]}`),
      words: values[fieldOf[language]],
    }));
  const title = (
    <>
      <PlaceName place={placeOf(content)} /> <code className={styles.code}>{content.key}</code>
    </>
  );
  return (
    <DraftDrawer title={title} draft={draft} inWords={inWords} {...drawer}>
      <p className={parts.muted}>
        {updatedAt ? <LastChange who={updatedBy} when={updatedAt} /> : text('content.builtIn')}
      </p>
      <TextFields content={content} languages={languages} />
    </DraftDrawer>
  );
}

function TextFields({ content, languages }: TextProps) {
  const text = useContentText();
  const form = Form.useFormInstance<ContentValues>();
  const translation = useTranslate();
  const [language, setLanguage] = useState(languages[0] ?? 'sk');
  const watched = Form.useWatch([], form) as Partial<ContentValues> | undefined; // undefined when the form opens
  const values = { ...valuesOf(content), ...watched };
  const { placeholders, builtInEn, builtInSk } = content;
  const insert = (chip: string): void => {
    const area = document.getElementById(`site-text_${fieldOf[language]}`) as HTMLTextAreaElement | null;
    if (!area) return;
    const { value, selectionStart: from, selectionEnd: to } = area;
    const inserted = chip.startsWith('<') ? `${chip}${value.slice(from, to)}${chip.replace('<', '</')}` : chip;
    area.setRangeText(inserted, from, to, 'end');
    form.setFieldValue(fieldOf[language], area.value);
    area.focus();
  };
  return (
    <>
      {placeholders.length > 0 && (
        <p className={parts.muted}>{text('content.placeholders', { list: placeholders.join(', ') })}</p>
      )}
      <div className={parts.languages}>
        {languages.map((one) => (
          <div key={one}>
            <Form.Item
              name={fieldOf[one]}
              label={text(isForBoth(content) ? 'content.both' : `content.${fieldOf[one]}`)}
              rules={[{ required: true, whitespace: true, message: text(`content.error.${fieldOf[one]}`) }]}
            >
              <Input.TextArea
                rows={6}
                className={styles.words}
                lang={one}
                maxLength={contentLimits.textLength}
                onFocus={() => setLanguage(one)}
              />
            </Form.Item>
            {languages.length > 1 && (
              <TranslateButton
                translation={translation}
                target={targetOf[otherOf[one]]}
                read={() => form.getFieldValue(fieldOf[one]) as string}
                onTranslated={(translated) => form.setFieldValue(fieldOf[otherOf[one]], translated)}
              />
            )}
          </div>
        ))}
      </div>
      {languages.length > 1 && translation.note && <p className={parts.muted}>{translation.note}</p>}
      {placeholders.length > 0 && <Chips names={placeholders} onInsert={insert} />}
      <details className={styles.values}>
        <summary>{text('content.venueValues')}</summary>
        <Chips names={venueValueNames.map((name) => `{${name}}`)} onInsert={insert} />
      </details>
      {builtInEn !== null && builtInSk !== null && (
        <Button onClick={() => form.setFieldsValue({ contentEn: builtInEn, contentSk: builtInSk })}>
          {text('content.builtInAgain')}
        </Button>
      )}
      <TextPreview content={content} language={language} words={values[fieldOf[language]]} />
    </>
  );
}

function Chips({ names, onInsert }: { names: readonly string[]; onInsert: (name: string) => void }) {
  return (
    <div className={parts.row}>
      {names.map((name) => (
        <Button key={name} size="small" onClick={() => onInsert(name)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

function useSaveContent(opened: Subject, onSaved: () => void) {
  const queries = useQueryClient();
  const text = useContentText();
  return useDraft({
    name: 'site-text',
    opened,
    valuesOf,
    save: (values: ContentValues, base) => {
      const { key, section, type, version } = base;
      const [same] = Object.values(values); // with one language there is one field
      const both = isForBoth(opened) && same !== undefined ? { contentEn: same, contentSk: same } : values;
      return saveContent({ key, section, type, version, ...valuesOf({ ...base, ...both }) });
    },
    onSaved: (saved) => {
      showContent(queries, saved);
      onSaved();
      return text('content.updated');
    },
    onRefused: (_reason, _error, { latest }) => {
      if (latest) showContent(queries, latest as ContentDto);
      return text('content.updateFailed');
    },
    errorOf: ({ field, code, message }: FieldErrorDto) => ({
      name: field as keyof ContentValues,
      errors: [code === 'placeholders_differ' || code === 'syntax_invalid' ? text(`content.error.${code}`) : message],
    }),
  });
}

function showContent(queries: QueryClient, changed: ContentDto): void {
  queries.setQueryData<PageTextsDto>(
    getListPageTextsQueryKey(),
    (page) =>
      page && {
        ...page,
        texts: page.texts.map((one) => (one.key === changed.key ? { ...one, ...changed } : one)),
      },
  );
}

/** Loaded as a document of the admin, because the content security policy lets no site frame the public pages. */
function TextPreview({ content, language, words }: { content: PageTextDto; language: Language; words: string }) {
  const text = useContentText();
  const saved = language === 'sk' ? content.contentSk : content.contentEn;
  const address = shownAt(content.page, saved, language);
  const [isSeen, setSeen] = useState(address !== null);
  return (
    <section aria-label={text('content.preview')} className={styles.preview}>
      {!isSeen && <p className={parts.muted}>{text('content.notSeen')}</p>}
      {address !== null && (
        <>
          <a href={address} target="_blank" rel="noopener" className={parts.link}>
            {text('content.show')}
          </a>
          <DrawnPage
            address={address}
            language={language}
            saved={saved}
            words={words}
            isHidden={!isSeen}
            onRead={setSeen}
          />
        </>
      )}
    </section>
  );
}

/** The frame would log an error for each. */
const scripts =
  /<script\b[^]*?<\/script>|<noscript>(?!<(?:link|style))[^]*?<\/noscript>|<link rel="(?:module)?preload"[^>]*>/g;

interface DrawnPageProps {
  address: string;
  language: Language;
  isHidden: boolean;
  saved: string;
  words: string;
  onRead: (isSeen: boolean) => void;
}

function DrawnPage({ address, language, isHidden, saved, words, onRead }: DrawnPageProps) {
  const text = useContentText();
  const { data: html } = useQuery({
    queryKey: ['drawn page', address],
    // eslint-disable-next-line no-restricted-syntax -- a page, not an answer of the API
    queryFn: async () => (await (await fetch(address)).text()).replaceAll(scripts, ''),
    gcTime: 0, // the page changes when the text is saved
  });
  const { data: site } = useGetSite({ lang: language }, { query: { staleTime: 60_000 } });
  const [place, setPlace] = useState<TextPlace | null>(null);
  useEffect(() => {
    place?.show(words, site && venueValuesOf(site, Number(staffToday().slice(0, 4))));
  }, [place, words, site]);
  const find = (page: Document | null): void => {
    const found = page && findText(page, saved);
    setPlace(found);
    onRead(found !== null);
  };
  return (
    html !== undefined && (
      <div inert hidden={isHidden}>
        <iframe
          title={text('content.preview')}
          sandbox="allow-same-origin"
          srcDoc={html}
          onLoad={({ currentTarget }) => find(currentTarget.contentDocument)}
        />
      </div>
    )
  );
}
