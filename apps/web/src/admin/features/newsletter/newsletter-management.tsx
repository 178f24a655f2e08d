import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import Button from 'antd/es/button';
import { useIntl } from 'react-intl';
import { FileChooser } from '../../shared/files/file-chooser';
import { useBackCloses } from '../../../shared/ui/use-back-closes';
import { ImportDrawer } from './import-drawer';
import { SubscriberList } from './subscriber-list';
import { useNewsletterText } from './texts';
import { useImport } from './use-import';
import { getExportSubscribersUrl, receiveFile } from '@strapec/contracts';
import { useState } from 'react';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { saveAs } from '../../shared/files/save-as';
import parts from '../../shared/ui/parts.module.css';

/** The subscribers, with import and export (spec §2). */
export function NewsletterManagement() {
  const text = useNewsletterText();
  const importing = useImport();
  useBackCloses(importing.run !== null, importing.close);
  return (
    <>
      <div className={parts.bar}>
        <h2>{text('newsletter.title')}</h2>
        <div className={parts.row}>
          <ExportButton />
          <FileChooser accept=".csv,.json,.txt,.tsv,.xlsx,.zip" onChoose={(file) => void importing.choose(file)}>
            <UploadOutlined aria-hidden />
            {text('newsletter.import')}
          </FileChooser>
        </div>
      </div>
      <SubscriberList />
      {importing.run && (
        <ImportDrawer
          run={importing.run}
          onAnswer={(run, answers) => void importing.answer(run, answers)}
          onSend={importing.send}
          onClose={importing.close}
        />
      )}
    </>
  );
}

function ExportButton() {
  const text = useNewsletterText();
  const { formatNumber } = useIntl();
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
  const size = formatNumber(bytes / 1_000_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (
    <Button icon={<DownloadOutlined aria-hidden />} disabled={isPending} onClick={() => mutate()}>
      {isPending ? text('newsletter.exporting', { size }) : text('newsletter.export')}
    </Button>
  );
}
