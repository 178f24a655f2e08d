import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import Button from 'antd/es/button';
import { useIntl } from 'react-intl';
import { FileChooser } from '../../shared/files/file-chooser';
import { useBackCloses } from '../../../shared/ui/use-back-closes';
import { ImportDrawer } from './import-drawer';
import styles from './newsletter.module.css';
import { SubscriberList } from './subscriber-list';
import { useNewsletterText } from './texts';
import { useExport } from './use-export';
import { useImport } from './use-import';

/** Who has the newsletter, and the ways in and out of the list (spec §2). */
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
          <FileChooser
            accept=".csv,.json"
            disabled={importing.isReading}
            onChoose={(file) => void importing.choose(file)}
          >
            <UploadOutlined aria-hidden />
            {text(importing.isReading ? 'newsletter.import.reading' : 'newsletter.import')}
          </FileChooser>
        </div>
      </div>
      <SubscriberList />
      {importing.run && (
        <ImportDrawer run={importing.run} onSend={(run) => void importing.send(run)} onClose={importing.close} />
      )}
    </>
  );
}

function ExportButton() {
  const text = useNewsletterText();
  const { formatNumber } = useIntl();
  const { start, isRunning, megabytes } = useExport();
  const size = formatNumber(megabytes, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (
    <Button icon={<DownloadOutlined aria-hidden />} disabled={isRunning} onClick={start}>
      {isRunning ? text('newsletter.exporting', { size }) : text('newsletter.export')}
    </Button>
  );
}
