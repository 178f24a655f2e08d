import type { ContentDto } from '@strapec/contracts';
import { SectionName } from '../../shared/section/section-name';
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
  const draft = useSaveContent(content, drawer.onClose);
  const inWords = (values: ContentValues) =>
    fields.map((field) => ({ label: text(`content.${field}`), words: values[field] }));
  return (
    <DraftDrawer title={content.key} draft={draft} inWords={inWords} {...drawer}>
      <p className={styles.about}>
        <SectionName section={content.section} /> ·{' '}
        <LastChange who={draft.base.updatedBy} when={draft.base.updatedAt} />
      </p>
      <ContentFields placeholders={content.placeholders} />
    </DraftDrawer>
  );
}
