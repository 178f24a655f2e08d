import type { OpenHoliday, SpecialDay } from '@strapec/domain';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dayInWords } from '../../shared/time/date-words';
import { hoursInWords } from './hours-words';
import styles from './house.module.css';
import { useHouseText } from './texts';

interface HolidaysProps {
  holidays: readonly OpenHoliday[];
  onChoose: (holiday: OpenHoliday, choice: HolidayChoice) => void;
}

/** What the house does on a holiday; `isKnown`: nothing more has to be asked. */
export interface HolidayChoice {
  title: string;
  hours: SpecialDay['hours'];
  isKnown: boolean;
}

/** Holidays about which nobody has said anything yet: three choices each, none of which is made by itself. */
export function Holidays({ holidays, onChoose }: HolidaysProps) {
  const text = useHouseText();
  if (holidays.length === 0) return null;
  return (
    <section aria-labelledby="holidays" className={styles.part} data-asks>
      <h3 id="holidays">{text('house.holidays')}</h3>
      <p className={styles.lead}>{text('house.holidays.lead')}</p>
      <ul className={styles.list}>
        {holidays.map((holiday) => (
          <Holiday key={holiday.date} holiday={holiday} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
}

function Holiday({ holiday, onChoose }: { holiday: OpenHoliday } & Pick<HolidaysProps, 'onChoose'>) {
  const text = useHouseText();
  const { language } = useLanguage();
  const name = holiday.label[language];
  const choices = [
    { choice: text('house.closed'), hours: null, isKnown: true },
    { choice: text('house.holidays.shorter'), hours: holiday.hours, isKnown: false },
    { choice: text('house.holidays.usual'), hours: holiday.hours, isKnown: true },
  ];
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {dayInWords(holiday.date, language)} ·{' '}
          {text('house.holidays.otherwise', { hours: hoursInWords(holiday.hours, text) })}
        </p>
      </div>
      <div className={styles.actions}>
        {choices.map(({ choice, hours, isKnown }) => (
          <Button
            key={choice}
            aria-label={text('house.holidays.what', { choice, holiday: name })}
            onClick={() =>
              onChoose(holiday, { hours, isKnown, title: text('house.holidays.what', { choice, holiday: name }) })
            }
          >
            {choice}
          </Button>
        ))}
      </div>
    </li>
  );
}
