import type { ContentDto } from '@strapec/contracts';
import { useLanguage } from '../../../shared/i18n/language-context';
import { SectionName } from '../../shared/section/section-name';
import { shownAt } from '../../shared/section/shown-at';
import { DraftDrawer } from '../../shared/ui/draft-drawer';
import { LastChange } from '../../shared/ui/last-change';
import type { DrawerProps } from '../../shared/ui/use-drawer';
import { ContentFields } from './content-fields';
import styles from './content.module.css';
import { useContentText } from './texts';
import { type ContentValues, useSaveContent } from './use-save-content';

const fields = ['contentEn', 'contentSk'] as const;

/** A text in both languages, side by side. */
export function ContentDrawer({ content, ...drawer }: DrawerProps & { content: ContentDto }) {
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
