import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import QrcodeOutlined from '@ant-design/icons/QrcodeOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { FileChooser, downloadFile } from '../ui/files/file-chooser';
import { DisabledWhileOffline } from '../data/live/disabled-while-offline';
import { usePermissionCheck } from '../data/session-context';
import { MenuImportDrawer, useMenuImport } from './menu-import-drawer';
import styles from './menu.module.css';
import { useMenuText } from './texts';
import { getExportMenuUrl, getGetMenuCodeUrl, receiveFile } from '@strapec/contracts';
import { useStaffMutation } from '../data/use-staff-mutation';
import parts from '../ui/parts.module.css';
import { SideDrawer } from '../ui/drawer/side-drawer';
import { useDebouncedValue } from '../ui/use-cooldown';
import drawerStyles from './menu-drawers.module.css';

const spreadsheetTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,.xlsx,text/csv,.csv';

export function MenuTools({ onNewSection }: { onNewSection: (() => void) | null }) {
  const text = useMenuText();
  const { language } = useLanguage();
  const mayChange = usePermissionCheck()('menu.change');
  const [isQrOpen, setQrOpen] = useState(false);
  const printUrl = `/wine-menu/print?format=a4${language === 'en' ? '&lang=en' : ''}`;
  return (
    <div className={`${parts.row} ${styles.tools}`}>
      <Button icon={<PrinterOutlined aria-hidden />} href={printUrl} target="_blank">
        {text('menuList.print')}
      </Button>
      <Button icon={<QrcodeOutlined aria-hidden />} onClick={() => setQrOpen(true)}>
        {text('menuList.qr')}
      </Button>
      {mayChange && <SpreadsheetButtons />}
      {onNewSection && <Button onClick={onNewSection}>{text('menuList.section.new')}</Button>}
      <QrDrawer open={isQrOpen} onClose={() => setQrOpen(false)} />
    </div>
  );
}

function SpreadsheetButtons() {
  const text = useMenuText();
  const { language } = useLanguage();
  const { mutate, isPending } = useStaffMutation({
    send: (empty: '0' | '1') => receiveFile(getExportMenuUrl({ lang: language, empty })),
    onSuccess: (file, empty) => {
      downloadFile(file, empty === '1' ? 'wine-list-template.xlsx' : 'wine-list.xlsx');
      return text(empty === '1' ? 'menuList.templated' : 'menuList.exported');
    },
    onFailure: (reason) => text('menuList.exportFailed', { reason }),
    isReadOnly: true,
  });
  const menuImport = useMenuImport();
  const { run, isBusy, previewFile } = menuImport;
  return (
    <DisabledWhileOffline>
      {(['0', '1'] as const).map((empty) => (
        <Button key={empty} icon={<DownloadOutlined aria-hidden />} disabled={isPending} onClick={() => mutate(empty)}>
          {text(empty === '1' ? 'menuList.template' : 'menuList.export')}
        </Button>
      ))}
      <FileChooser accept={spreadsheetTypes} disabled={isBusy} onChoose={previewFile}>
        <UploadOutlined aria-hidden />
        {text(isBusy && !run ? 'menuList.import.reading' : 'menuList.import')}
      </FileChooser>
      <MenuImportDrawer {...menuImport} />
    </DisabledWhileOffline>
  );
}

function QrDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useMenuText();
  const [tableInput, setTableInput] = useState('');
  const table = useDebouncedValue(tableInput.trim());
  const toQrCodeUrl = (format: 'svg' | 'png') => getGetMenuCodeUrl({ format, ...(table !== '' && { table }) });
  const fileName = ['wine-list', table].filter(Boolean).join('-');
  return (
    <SideDrawer open={open} onClose={onClose} title={text('menuList.qr')}>
      <div className={`${parts.stack16} ${drawerStyles.qr}`}>
        <p>{text('menuList.qr.lead')}</p>
        <label className={parts.stack}>
          {text('menuList.qr.table')}
          <Input
            value={tableInput}
            maxLength={20}
            autoComplete="off"
            onChange={({ target }) => setTableInput(target.value)}
          />
        </label>
        <img src={toQrCodeUrl('svg')} alt={text('menuList.qr.alt')} width={240} height={240} />
        <div className={parts.pair}>
          {(['svg', 'png'] as const).map((format) => (
            <Button key={format} href={toQrCodeUrl(format)} download={`${fileName}.${format}`}>
              {text(`menuList.qr.${format}`)}
            </Button>
          ))}
        </div>
      </div>
    </SideDrawer>
  );
}
