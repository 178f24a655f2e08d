import { getGetMenuCodeUrl } from '@strapec/contracts';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useBackCloses } from '../../../shared/ui/use-back-closes';
import { useSettled } from '../../shared/ui/use-settled';
import styles from './qr-drawer.module.css';
import { useMenuText } from './texts';

/** The sign that leads guests to the list, for all tables or with the name of one. */
export function QrDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useMenuText();
  useBackCloses(open, onClose);
  const [typed, setTyped] = useState('');
  const table = useSettled(typed.trim());
  const of = (format: 'svg' | 'png') => getGetMenuCodeUrl({ format, ...(table !== '' && { table }) });
  const name = ['wine-list', table].filter(Boolean).join('-');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={text('menuList.qr')}
      closable={{ 'aria-label': text('menuList.close') }}
      destroyOnHidden
    >
      <div className={styles.qr}>
        <p>{text('menuList.qr.lead')}</p>
        <label className={styles.table}>
          {text('menuList.qr.table')}
          <Input value={typed} maxLength={20} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
        </label>
        <img src={of('svg')} alt={text('menuList.qr.alt')} width={240} height={240} />
        <div className={styles.files}>
          {(['svg', 'png'] as const).map((format) => (
            <Button key={format} href={of(format)} download={`${name}.${format}`}>
              {text(`menuList.qr.${format}`)}
            </Button>
          ))}
        </div>
      </div>
    </Drawer>
  );
}
