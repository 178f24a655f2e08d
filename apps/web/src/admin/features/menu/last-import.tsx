import { undoImport, useGetLatestImport } from '@strapec/contracts';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { refreshMenu } from '../../shared/api/menu-cache';
import { useStaffMutation } from '../../shared/mutation/use-staff-mutation';
import { useMay } from '../../shared/session/session-context';
import { instantInWords } from '../../shared/time/date-words';
import { useMenuText } from './texts';

/** For one day, while the list is unchanged. */
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
      title={text('menuList.import.latest', { ...said, at: instantInWords(at, language) })}
      action={
        <Button disabled={isPending} onClick={() => mutate(hash)}>
          {text('menuList.import.undo')}
        </Button>
      }
    />
  );
}

export function useUndoImport() {
  const text = useMenuText();
  return useStaffMutation({
    send: (hash: string) => undoImport({ hash }),
    done: () => text('menuList.import.undone'),
    failed: (reason) => text('menuList.import.notUndone', { reason }),
    refresh: refreshMenu,
  });
}
