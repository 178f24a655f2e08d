import { undoImport, useGetLatestImport } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { refreshMenu } from '../../shared/api/menu-cache';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { useMay } from '../../shared/session/session-context';
import { instantInWords } from '../../shared/time/date-words';
import { useMenuText } from './texts';

/** The last import, for one day and while the list is unchanged since. */
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

/** Undoes an import; a repeated call has no effect. */
export function useUndoImport() {
  const queries = useQueryClient();
  const text = useMenuText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  return useOneAtATime({
    mutationFn: (hash: string) => undoImport({ hash }),
    onSuccess: () => banner.sayDone(text('menuList.import.undone')),
    onError: (error) => banner.sayFailed(text('menuList.import.notUndone', { reason: reasonOf(error) })),
    onSettled: () => refreshMenu(queries),
  });
}
