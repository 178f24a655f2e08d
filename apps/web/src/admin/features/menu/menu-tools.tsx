import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import styles from './menu.module.css';
import { useMenuText } from './texts';

/** What is done with the whole list: on paper, and a section more. */
export function MenuTools({ onNewSection }: { onNewSection: (() => void) | null }) {
  const text = useMenuText();
  const { language } = useLanguage();
  const printed = `/wine-menu/print?format=a4${language === 'en' ? '&lang=en' : ''}`;
  return (
    <div className={styles.tools}>
      <Button icon={<PrinterOutlined aria-hidden />} href={printed} target="_blank">
        {text('menuList.print')}
      </Button>
      {onNewSection && <Button onClick={onNewSection}>{text('menuList.section.new')}</Button>}
    </div>
  );
}
