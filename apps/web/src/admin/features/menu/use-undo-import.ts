import { undoImport } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshMenu } from '../../shared/api/menu-cache';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { useMenuText } from './texts';

/** Takes an import back; one that has been taken back already stays so. */
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
