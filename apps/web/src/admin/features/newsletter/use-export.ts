import { getExportSubscribersUrl, receiveFile } from '@strapec/contracts';
import { useState } from 'react';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { saveAs } from '../../shared/files/save-as';
import { useNewsletterText } from './texts';

/** The whole list as a spreadsheet, with the bytes that have come so far. */
export function useExport() {
  const text = useNewsletterText();
  const banner = useBanner();
  const reasonOf = useFailureReason('reads');
  const [bytes, setBytes] = useState(0);
  const { mutate, isPending } = useOneAtATime({
    mutationFn: () => receiveFile(getExportSubscribersUrl(), { onProgress: setBytes }),
    onMutate: () => {
      banner.clear();
      setBytes(0);
    },
    onSuccess: (file) => {
      saveAs(file, 'newsletter-subscribers.xlsx');
      banner.sayDone(text('newsletter.exported'));
    },
    onError: (error) => banner.sayFailed(text('newsletter.exportFailed', { reason: reasonOf(error) })),
  });
  return { start: () => mutate(), isRunning: isPending, megabytes: bytes / 1_000_000 };
}
