import {
  type ContentDto,
  type FieldErrorDto,
  getListContentQueryKey,
  saveContent,
  seedContent,
  useListContent,
} from '@strapec/contracts';
import { contentLimits } from '@strapec/domain';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useLanguage } from '../../../shared/i18n/language-context';
import { SectionName } from '../../shared/section/section-name';
import { shownAt } from '../../shared/section/shown-at';
import { TranslateButton } from '../../shared/translation/translate-button';
import { useTranslate } from '../../shared/translation/use-translate';
import { DraftDrawer } from '../../shared/ui/draft-drawer';
import { LastChange } from '../../shared/ui/last-change';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import { useDraft } from '../../shared/ui/use-draft';
import { type DrawerProps, useDrawer } from '../../shared/ui/use-drawer';
import { ContentList } from './content-list';
import styles from './content.module.css';
import { useContentText } from './texts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';

/** Every text of the public pages, by section and key, and the form in which one is edited (spec §2). */
export function ContentManagement() {
  const text = useContentText();
  const { data, isError, refetch } = useListContent({ query: { staleTime: 1000 } });
  const drawer = useDrawer<ContentDto>();
  return (
    <>
      <div className={styles.bar}>
        <h2 className={styles.title}>{text('content.title')}</h2>
        <SeedButton isPrimary={data?.length === 0} />
      </div>
      {!data && (isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />)}
      {data && <ContentList contents={data} onEdit={drawer.open} />}
      {drawer.subject && <ContentDrawer key={drawer.opening} content={drawer.subject} {...drawer.props} />}
    </>
  );
}

/** Adds the texts of the pages that are not there yet; those that are stay as they are. */
function SeedButton({ isPrimary }: { isPrimary: boolean }) {
  const queries = useQueryClient();
  const text = useContentText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const { mutate, isPending } = useOneAtATime({
    mutationFn: () => seedContent(),
    onMutate: () => banner.clear(),
    onSuccess: ({ added }) => banner.sayDone(text('content.seeded', { count: added })),
    onError: (error) => banner.sayFailed(text('content.seedFailed', { reason: reasonOf(error) })),
    onSettled: () => queries.invalidateQueries({ queryKey: getListContentQueryKey() }),
  });
  return (
    <Button type={isPrimary ? 'primary' : 'default'} disabled={isPending} onClick={() => mutate()}>
      {text('content.seed')}
    </Button>
  );
}

const fields = ['contentEn', 'contentSk'] as const;

function ContentDrawer({ content, ...drawer }: DrawerProps & { content: ContentDto }) {
  const text = useContentText();
  const { language } = useLanguage();
  const words = language === 'sk' ? content.contentSk : content.contentEn;
  const page = shownAt(content.section, words, language);
  const draft = useSaveContent(content, drawer.onClose);
  const inWords = (values: ContentValues) =>
    fields.map((field) => ({ label: text(`content.${field}`), words: values[field] }));
  return (
    <DraftDrawer title={content.key} draft={draft} inWords={inWords} {...drawer}>
      <p className={styles.about}>
        <SectionName section={content.section} /> ·{' '}
        <LastChange who={draft.base.updatedBy} when={draft.base.updatedAt} />
        {page && (
          <a href={page} target="_blank" rel="noopener" className={styles.shown}>
            {text('content.show')}
          </a>
        )}
      </p>
      <ContentFields placeholders={content.placeholders} />
    </DraftDrawer>
  );
}

const languages = [
  { field: 'contentEn', lang: 'en', other: 'contentSk', target: 'slovak' },
  { field: 'contentSk', lang: 'sk', other: 'contentEn', target: 'english' },
] as const;

/** Both languages, each with the button that carries it over into the other. */
function ContentFields({ placeholders }: { placeholders: readonly string[] }) {
  const text = useContentText();
  const form = Form.useFormInstance<ContentValues>();
  const translation = useTranslate();
  const list = placeholders.map((name) => `{${name}}`).join(', ');
  return (
    <>
      {placeholders.length > 0 && <p className={styles.hint}>{text('content.placeholders', { list })}</p>}
      <div className={styles.pair}>
        {languages.map(({ field, lang, other, target }) => (
          <div key={field}>
            <Form.Item
              name={field}
              label={text(`content.${field}`)}
              rules={[{ required: true, whitespace: true, message: text(`content.fault.${field}`) }]}
            >
              <Input.TextArea rows={6} className={styles.words} lang={lang} maxLength={contentLimits.textLength} />
            </Form.Item>
            <TranslateButton
              translation={translation}
              target={target}
              read={() => form.getFieldValue(field) as string}
              onTranslated={(translated) => form.setFieldValue(other, translated)}
            />
          </div>
        ))}
      </div>
    </>
  );
}

type ContentValues = Pick<ContentDto, 'contentEn' | 'contentSk'>;

const valuesOf = ({ contentEn, contentSk }: ContentDto): ContentValues => ({ contentEn, contentSk });

function useSaveContent(opened: ContentDto, onSaved: () => void) {
  const queries = useQueryClient();
  const text = useContentText();
  const banner = useBanner();
  return useDraft({
    name: 'site-text',
    opened,
    valuesOf,
    save: (values: ContentValues, { key, section, type, version }) =>
      saveContent({ key, section, type, version, ...values }),
    onSaved: (saved) => {
      showContent(queries, saved);
      banner.sayDone(text('content.updated'));
      onSaved();
    },
    onRefused: (_error, { theirs }) => {
      if (theirs) showContent(queries, theirs);
      banner.sayFailed(text('content.updateFailed'));
    },
    faultOf: ({ field, code, message }: FieldErrorDto) => ({
      name: field as keyof ContentValues,
      errors: [code === 'placeholders_differ' || code === 'syntax_invalid' ? text(`content.fault.${code}`) : message],
    }),
  });
}

/** Shows a text as it is now, without asking the API. */
function showContent(queries: QueryClient, changed: ContentDto): void {
  queries.setQueryData<ContentDto[]>(getListContentQueryKey(), (contents) =>
    contents?.map((content) => (content.key === changed.key ? changed : content)),
  );
}
