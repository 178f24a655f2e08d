import { type ServiceDate, addDays, dayFault, houseOn, offeredStartTimes, minutesPerHour } from '@strapec/domain';
import { currentMoment } from '../../shared/clock';
import { dateToHear, dayAndMonth, weekdayInShort } from '../../shared/i18n/date-words';
import { useLanguage } from '../../shared/i18n/language-context';
import { useHouse } from '../../shared/site/house';
import styles from './evening-chips.module.css';
import { useReserveText } from './texts';
import { useEvenings } from './use-evenings';
import type { ReserveTableForm } from './use-reserve-table-form';

const daysToLookAhead = 20;
const chipCount = 6;

/** The next evenings on which the house is open: for most guests the calendar stays shut. */
export function EveningChips({ form }: { form: ReserveTableForm }) {
  const text = useReserveText();
  const { date: chosen } = form.values;
  const { dates, isFull } = useNextEvenings(form);
  return (
    <div role="radiogroup" aria-label={text('reserve.evenings')} className={styles.chips}>
      {dates.map((date) => (
        <EveningChip
          key={date}
          date={date}
          isChosen={date === chosen}
          isFull={isFull(date)}
          onChoose={() => form.change({ date })}
        />
      ))}
    </div>
  );
}

interface EveningChipProps {
  date: ServiceDate;
  isChosen: boolean;
  isFull: boolean;
  onChoose: () => void;
}

function EveningChip({ date, isChosen, isFull, onChoose }: EveningChipProps) {
  const text = useReserveText();
  const { language } = useLanguage();
  const heard = dateToHear(date, language);
  return (
    <label className={styles.chip} data-full={isFull || undefined}>
      <input
        type="radio"
        name="reserve-evening"
        value={date}
        className={styles.radio}
        checked={isChosen}
        aria-label={isFull ? text('reserve.evenings.full', { date: heard }) : heard}
        onChange={onChoose}
      />
      <span className={styles.weekday}>{weekdayInShort(date, language)}</span>
      <span className={styles.day}>{dayAndMonth(date, language)}</span>
    </label>
  );
}

/** Shown at once, from the hours of the house; which of them are full is known a moment later. */
function useNextEvenings({ values: { partySize, duration } }: ReserveTableForm) {
  const house = useHouse();
  const now = currentMoment();
  const stretch = { from: now.date, to: addDays(now.date, daysToLookAhead) };
  const { evenings } = useEvenings({ ...stretch, partySize, duration });
  const canStillCome = (date: ServiceDate): boolean => {
    const day = houseOn(date, house);
    return !dayFault(day, now) && offeredStartTimes(duration * minutesPerHour, day, now).length > 0;
  };
  const dates = Array.from({ length: daysToLookAhead + 1 }, (_, days) => addDays(now.date, days));
  return {
    dates: dates.filter(canStillCome).slice(0, chipCount),
    isFull: (date: ServiceDate) => evenings?.get(date)?.length === 0,
  };
}
