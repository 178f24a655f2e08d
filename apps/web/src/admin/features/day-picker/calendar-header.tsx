import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import type { ServiceDate } from '@strapec/domain';
import Button from 'antd/es/button';
import Select from 'antd/es/select';
import { useLanguage } from '../../../shared/i18n/language-context';
import { monthName } from '../../shared/time/date-words';
import { Hint } from '../../shared/ui/hint';
import styles from './day-picker.module.css';
import { useDaysText } from './texts';
import { firstYear, lastYear, yearsUntil } from './years';

interface CalendarHeaderProps {
  shown: ServiceDate;
  today: ServiceDate;
  onShow: (date: ServiceDate) => void;
}

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Month and year to choose from, and a step either way. */
export function CalendarHeader({ shown, today, onShow }: CalendarHeaderProps) {
  const text = useDaysText();
  const { language } = useLanguage();
  const [year = '', month = ''] = shown.split('-');
  const last = lastYear(today);
  const step = (by: number) => onShow(monthAway(shown, by));
  return (
    <div className={styles.header}>
      <Hint words={text('days.previousMonth')}>
        <Button
          type="text"
          icon={<LeftOutlined />}
          aria-label={text('days.previousMonth')}
          disabled={shown < `${firstYear}-02`}
          onClick={() => step(-1)}
        />
      </Hint>
      <Select
        aria-label={text('days.month')}
        value={month}
        options={months.map((value) => ({ value, label: monthName(`${year}-${value}-01`, language) }))}
        onChange={(value) => onShow(`${year}-${value}-01`)}
      />
      <Select
        aria-label={text('days.year')}
        value={Number(year)}
        options={yearsUntil(last).map((value) => ({ value, label: String(value) }))}
        onChange={(value) => onShow(`${value}-${month}-01`)}
      />
      <Hint words={text('days.nextMonth')}>
        <Button
          type="text"
          icon={<RightOutlined />}
          aria-label={text('days.nextMonth')}
          disabled={shown >= `${last}-12`}
          onClick={() => step(1)}
        />
      </Hint>
    </div>
  );
}

function monthAway(date: ServiceDate, by: number): ServiceDate {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + by;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}
