import { useSearchParams } from 'react-router-dom';
import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import styles from '../../features/find/find.module.css';
import { FindField } from '../../features/find/find-field';
import { FindResults } from '../../features/find/find-results';
import { useFindText } from '../../features/find/texts';
import { AdminTexts } from '../../shared/i18n/admin-texts';
import { useIsNarrow } from '../../shared/ui/use-is-narrow';

const texts: MessageLoaders = {
  en: () => import('../../shared/reservation/messages.en'),
  sk: () => import('../../shared/reservation/messages.sk'),
};

/** Whoever is looked for. Where the header has no room for the field, it stands here. */
export function FindPage() {
  const text = useFindText();
  const isNarrow = useIsNarrow();
  const [params] = useSearchParams();
  return (
    <AdminTexts loaders={texts}>
      <div className={styles.page}>
        <h2 className={styles.title}>{text('find.title')}</h2>
        {isNarrow && <FindField isFirst />}
        <FindResults q={params.get('q') ?? ''} />
      </div>
    </AdminTexts>
  );
}
