import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import QrcodeOutlined from '@ant-design/icons/QrcodeOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBackCloses } from '../../../shared/ui/use-back-closes';
import { FileChooser } from '../../shared/files/file-chooser';
import { ConnectedOnly } from '../../shared/live/connected-only';
import { useMay } from '../../shared/session/session-context';
import { ImportDrawer } from './import-drawer';
import styles from './menu.module.css';
import { QrDrawer } from './qr-drawer';
import { useMenuText } from './texts';
import { useImport } from './use-import';
import { getExportMenuUrl, receiveFile } from '@strapec/contracts';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { saveAs } from '../../shared/files/save-as';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,.xlsx,text/csv,.csv';

/** What is done with the whole list: on paper, as a spreadsheet, for the tables, and a section more. */
export function MenuTools({ onNewSection }: { onNewSection: (() => void) | null }) {
  const text = useMenuText();
  const { language } = useLanguage();
  const mayChange = useMay()('menu.change');
  const [isQrOpen, setQrOpen] = useState(false);
  const printed = `/wine-menu/print?format=a4${language === 'en' ? '&lang=en' : ''}`;
  return (
    <div className={styles.tools}>
      <Button icon={<PrinterOutlined aria-hidden />} href={printed} target="_blank">
        {text('menuList.print')}
      </Button>
      <Button icon={<QrcodeOutlined aria-hidden />} onClick={() => setQrOpen(true)}>
        {text('menuList.qr')}
      </Button>
      {mayChange && <Spreadsheet />}
      {onNewSection && <Button onClick={onNewSection}>{text('menuList.section.new')}</Button>}
      <QrDrawer open={isQrOpen} onClose={() => setQrOpen(false)} />
    </div>
  );
}

function Spreadsheet() {
  const text = useMenuText();
  const { start, isRunning } = useExport();
  const { run, isBusy, choose, save, replace, close } = useImport();
  useBackCloses(run !== null, close);
  return (
    <ConnectedOnly>
      <Button icon={<DownloadOutlined aria-hidden />} disabled={isRunning} onClick={() => start('0')}>
        {text('menuList.export')}
      </Button>
      <Button icon={<DownloadOutlined aria-hidden />} disabled={isRunning} onClick={() => start('1')}>
        {text('menuList.template')}
      </Button>
      <FileChooser accept={spreadsheet} disabled={isBusy} onChoose={choose}>
        <UploadOutlined aria-hidden />
        {text(isBusy && !run ? 'menuList.import.reading' : 'menuList.import')}
      </FileChooser>
      {run && <ImportDrawer run={run} isBusy={isBusy} onSave={save} onReplace={replace} onClose={close} />}
    </ConnectedOnly>
  );
}

/** The whole list, or an empty template of it, as a spreadsheet that can be read in again. */
function useExport() {
  const { language } = useLanguage();
  const text = useMenuText();
  const banner = useBanner();
  const reasonOf = useFailureReason('reads');
  const { mutate, isPending } = useOneAtATime({
    mutationFn: (empty: '0' | '1') => receiveFile(getExportMenuUrl({ lang: language, empty })),
    onMutate: () => banner.clear(),
    onSuccess: (file, empty) => {
      saveAs(file, empty === '1' ? 'wine-list-template.xlsx' : 'wine-list.xlsx');
      banner.sayDone(text(empty === '1' ? 'menuList.templated' : 'menuList.exported'));
    },
    onError: (error) => banner.sayFailed(text('menuList.exportFailed', { reason: reasonOf(error) })),
  });
  return { start: mutate, isRunning: isPending };
}
