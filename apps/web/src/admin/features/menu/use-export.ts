import { getExportMenuUrl, receiveFile } from '@strapec/contracts';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { saveAs } from '../../shared/files/save-as';
import { useMenuText } from './texts';

/** The whole list as a spreadsheet that can be read in again. */
export function useExport() {
  const { language } = useLanguage();
  const text = useMenuText();
  const banner = useBanner();
  const reasonOf = useFailureReason('reads');
  const { mutate, isPending } = useOneAtATime({
    mutationFn: () => receiveFile(getExportMenuUrl({ lang: language })),
    onMutate: () => banner.clear(),
    onSuccess: (file) => {
      saveAs(file, 'wine-list.xlsx');
      banner.sayDone(text('menuList.exported'));
    },
    onError: (error) => banner.sayFailed(text('menuList.exportFailed', { reason: reasonOf(error) })),
  });
  return { start: () => mutate(), isRunning: isPending };
}
