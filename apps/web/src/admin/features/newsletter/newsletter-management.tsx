import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import Button from 'antd/es/button';
import { formatters } from '../../../shared/i18n/formatters';
import { useLanguage } from '../../../shared/i18n/language-context';
import { FileChooser } from '../../shared/files/file-chooser';
import { useBackCloses } from '../../../shared/ui/use-back-closes';
import { ImportDrawer } from './import-drawer';
import styles from './newsletter.module.css';
import { SubscriberList } from './subscriber-list';
import { useNewsletterText } from './texts';
import { useImport } from './use-import';
import { getExportSubscribersUrl, receiveFile } from '@strapec/contracts';
import { useState } from 'react';
import { useStaffMutation } from '../../shared/api/use-staff-mutation';
import { saveAs } from '../../shared/files/save-as';

/** The subscribers, with import and export (spec §2). */
export function NewsletterManagement() {
  const text = useNewsletterText();
  const importing = useImport();
  useBackCloses(importing.run !== null, importing.close);
  return (
    <>
      <div className={styles.bar}>
        <h2 className={styles.title}>{text('newsletter.title')}</h2>
        <div className={styles.tools}>
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

const megabytes = formatters(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
);

function ExportButton() {
  const text = useNewsletterText();
  const { language } = useLanguage();
  const [bytes, setBytes] = useState(0);
  const { mutate, isPending } = useStaffMutation({
    send: () => receiveFile(getExportSubscribersUrl(), { onProgress: setBytes }),
    begin: () => setBytes(0),
    done: (file) => {
      saveAs(file, 'newsletter-subscribers.xlsx');
      return text('newsletter.exported');
    },
    failed: (reason) => text('newsletter.exportFailed', { reason }),
    isRead: true,
  });
  const size = megabytes(language).format(bytes / 1_000_000);
  return (
    <Button icon={<DownloadOutlined aria-hidden />} disabled={isPending} onClick={() => mutate()}>
      {isPending ? text('newsletter.exporting', { size }) : text('newsletter.export')}
    </Button>
  );
}
