import { useGetLatestImport } from '@strapec/contracts';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useMay } from '../../shared/session/session-context';
import { instantInWords } from '../../shared/time/date-words';
import styles from './menu.module.css';
import { useMenuText } from './texts';
import { useUndoImport } from './use-undo-import';

/** The import of the last day, for as long as the list is as it has left it. */
export function LastImport() {
  const text = useMenuText();
  const { language } = useLanguage();
  const enabled = useMay()('menu.change');
  const { data } = useGetLatestImport({ query: { staleTime: 1000, enabled } });
  const { mutate, isPending } = useUndoImport();
  if (!data?.latest) return null;
  const { hash, at, ...said } = data.latest;
  return (
    <Alert
      type="info"
      showIcon
      className={styles.lastImport}
      title={text('menuList.import.latest', { ...said, at: instantInWords(at, language) })}
      action={
        <Button disabled={isPending} onClick={() => mutate(hash)}>
          {text('menuList.import.undo')}
        </Button>
      }
    />
  );
}
