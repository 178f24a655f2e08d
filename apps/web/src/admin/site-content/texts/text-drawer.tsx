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
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useEffect, useState } from 'react';
import { TranslateButton, useTranslator } from '../../ui/translation/translate-button';
import { DraftDrawer } from '../../ui/drawer/draft-drawer';
import { LastChange } from '../../ui/drawer/conflict-notice';
import parts from '../../ui/parts.module.css';
import { useDraft } from '../../ui/drawer/use-draft';
import type { DrawerProps } from '../../ui/drawer/use-drawer';
import styles from './texts.module.css';
import { TextGroupName, groupOfText } from './text-group';
import { useContentText } from './texts';
import { toVenueTextValues } from '../../../shared/site/venue-text-values';
import { findTextUrl } from './text-url';
import { currentServiceDate } from '../../data/current-service-date';
import { type FoundText, findAndOutlineText } from './find-text-on-page';

const contentFields = { en: 'contentEn', sk: 'contentSk' } as const;

type ContentValues = Pick<ContentDto, 'contentEn' | 'contentSk'>;
type SavedText = ContentValues & Pick<PageTextDto, 'key' | 'section' | 'type' | 'version' | 'updatedAt' | 'updatedBy'>;

/** A number is the same in both languages and has one field. */
const isSameInBothLanguages = ({ contentEn, contentSk }: ContentValues): boolean =>
  contentEn === contentSk && !/\p{L}/u.test(contentSk);

const toContentValues = ({ contentEn, contentSk }: ContentValues): ContentValues => ({ contentEn, contentSk });

interface TextFieldsProps {
  pageText: PageTextDto;
  languages: readonly Language[];
}

export function TextDrawer({ pageText, languages: siteLanguages, ...drawer }: DrawerProps & TextFieldsProps) {
  const text = useContentText();
  const draft = useTextDraft(pageText, drawer.onClose);
  const languages = isSameInBothLanguages(pageText) ? siteLanguages.slice(0, 1) : siteLanguages;
  const { updatedBy, updatedAt } = draft.base;
  const describeValues = (values: ContentValues) =>
    languages.map((language) => ({
      label: text(`content.${contentFields[language]}`),
      value: values[contentFields[language]],
    }));
  const title = (
    <>
      <TextGroupName group={groupOfText(pageText)} /> <code className={styles.code}>{pageText.key}</code>
    </>
  );
  return (
    <DraftDrawer title={title} draft={draft} describeValues={describeValues} {...drawer}>
      <p className={parts.muted}>
        {updatedAt ? <LastChange editor={updatedBy} changedAt={updatedAt} /> : text('content.builtIn')}
      </p>
      <TextFields pageText={pageText} languages={languages} />
    </DraftDrawer>
  );
}

function TextFields({ pageText, languages }: TextFieldsProps) {
  const text = useContentText();
  const form = Form.useFormInstance<ContentValues>();
  const translator = useTranslator();
  const [inputLanguage, setInputLanguage] = useState(languages[0] ?? 'sk');
  const watchedValues = Form.useWatch([], form) as Partial<ContentValues> | undefined; // undefined when the form opens
  const values = { ...toContentValues(pageText), ...watchedValues };
  const { placeholders, builtInEn, builtInSk } = pageText;
  const insertSnippet = (snippet: string): void => {
    const textArea = document.getElementById(`site-text_${contentFields[inputLanguage]}`) as HTMLTextAreaElement | null;
    if (!textArea) return;
    const { value, selectionStart: from, selectionEnd: to } = textArea;
    const inserted = snippet.startsWith('<')
      ? `${snippet}${value.slice(from, to)}${snippet.replace('<', '</')}`
      : snippet;
    textArea.setRangeText(inserted, from, to, 'end');
    form.setFieldValue(contentFields[inputLanguage], textArea.value);
    textArea.focus();
  };
  return (
    <>
      {placeholders.length > 0 && (
        <p className={parts.muted}>{text('content.placeholders', { list: placeholders.join(', ') })}</p>
      )}
      <div className={parts.languages}>
        {languages.map((lang) => (
          <div key={lang}>
            <Form.Item
              name={contentFields[lang]}
              label={text(isSameInBothLanguages(pageText) ? 'content.both' : `content.${contentFields[lang]}`)}
              rules={[{ required: true, whitespace: true, message: text(`content.error.${contentFields[lang]}`) }]}
            >
              <Input.TextArea
                rows={6}
                className={styles.words}
                lang={lang}
                maxLength={contentLimits.textLength}
                onFocus={() => setInputLanguage(lang)}
              />
            </Form.Item>
            {languages.length > 1 && (
              <TranslateButton translator={translator} language={lang} toFieldName={(other) => contentFields[other]} />
            )}
          </div>
        ))}
      </div>
      {languages.length > 1 && translator.note && <p className={parts.muted}>{translator.note}</p>}
      {placeholders.length > 0 && <SnippetButtons snippets={placeholders} onInsert={insertSnippet} />}
      <details className={styles.values}>
        <summary>{text('content.venueValues')}</summary>
        <SnippetButtons snippets={venueValueNames.map((name) => `{${name}}`)} onInsert={insertSnippet} />
      </details>
      {builtInEn !== null && builtInSk !== null && (
        <Button onClick={() => form.setFieldsValue({ contentEn: builtInEn, contentSk: builtInSk })}>
          {text('content.builtInAgain')}
        </Button>
      )}
      <TextPreview pageText={pageText} language={inputLanguage} newText={values[contentFields[inputLanguage]]} />
    </>
  );
}

function SnippetButtons({ snippets, onInsert }: { snippets: readonly string[]; onInsert: (name: string) => void }) {
  return (
    <div className={parts.row}>
      {snippets.map((snippet) => (
        <Button key={snippet} size="small" onClick={() => onInsert(snippet)}>
          {snippet}
        </Button>
      ))}
    </div>
  );
}

function useTextDraft(openedText: SavedText, onSaved: () => void) {
  const queries = useQueryClient();
  const text = useContentText();
  return useDraft({
    name: 'site-text',
    openedSubject: openedText,
    toFormValues: toContentValues,
    save: (values: ContentValues, base) => {
      const { key, section, type, version } = base;
      const [sharedText] = Object.values(values); // with one language there is one field
      const savedValues =
        isSameInBothLanguages(openedText) && sharedText !== undefined
          ? { contentEn: sharedText, contentSk: sharedText }
          : values;
      return saveContent({ key, section, type, version, ...toContentValues({ ...base, ...savedValues }) });
    },
    onSaved: (saved) => {
      cacheContent(queries, saved);
      onSaved();
      return text('content.updated');
    },
    onFailure: (_reason, _error, { latest }) => {
      if (latest) cacheContent(queries, latest as ContentDto);
      return text('content.updateFailed');
    },
    toFormError: ({ field, code, message }: FieldErrorDto) => ({
      name: field as keyof ContentValues,
      errors: [code === 'placeholders_differ' || code === 'syntax_invalid' ? text(`content.error.${code}`) : message],
    }),
  });
}

function cacheContent(queries: QueryClient, changedContent: ContentDto): void {
  queries.setQueryData<PageTextsDto>(
    getListPageTextsQueryKey(),
    (cached) =>
      cached && {
        ...cached,
        texts: cached.texts.map((one) => (one.key === changedContent.key ? { ...one, ...changedContent } : one)),
      },
  );
}

/** The frame would log an error for each. */
const scriptTagPattern =
  /<script\b[^]*?<\/script>|<noscript>(?!<(?:link|style))[^]*?<\/noscript>|<link rel="(?:module)?preload"[^>]*>/g;

// eslint-disable-next-line no-restricted-syntax -- a page, not an answer of the API
const fetchPageHtml = async (url: string) => (await (await fetch(url)).text()).replaceAll(scriptTagPattern, '');

/** Loaded as a document of the admin, because the content security policy lets no site frame the public pages. */
function TextPreview({ pageText, language, newText }: { pageText: PageTextDto; language: Language; newText: string }) {
  const text = useContentText();
  const savedText = language === 'sk' ? pageText.contentSk : pageText.contentEn;
  const pageUrl = findTextUrl(pageText.page, savedText, language);
  const { data: html } = useQuery({
    queryKey: ['drawn page', pageUrl],
    queryFn: pageUrl === null ? skipToken : () => fetchPageHtml(pageUrl),
    gcTime: 0, // the page changes when the text is saved
  });
  const { data: site } = useGetSite({ lang: language }, { query: { staleTime: 60_000, enabled: pageUrl !== null } });
  const [foundText, setFoundText] = useState<FoundText | null | undefined>(); // undefined before the search
  const isMissing = pageUrl === null || foundText === null;
  useEffect(() => {
    foundText?.replaceText(newText, site && toVenueTextValues(site, Number(currentServiceDate().slice(0, 4))));
  }, [foundText, newText, site]);
  const findAndOutline = (page: Document | null): void => setFoundText(page && findAndOutlineText(page, savedText));
  return (
    <section aria-label={text('content.preview')} className={styles.preview}>
      {isMissing && <p className={parts.muted}>{text('content.notSeen')}</p>}
      {pageUrl !== null && (
        <a href={pageUrl} target="_blank" rel="noopener" className={parts.link}>
          {text('content.show')}
        </a>
      )}
      {html !== undefined && (
        <div inert hidden={isMissing}>
          <iframe
            title={text('content.preview')}
            sandbox="allow-same-origin"
            srcDoc={html}
            onLoad={({ currentTarget }) => findAndOutline(currentTarget.contentDocument)}
          />
        </div>
      )}
    </section>
  );
}
