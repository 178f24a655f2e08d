import type { VenueSettingsDto } from '@strapec/contracts';
import { type BookingRules, type Dated, addDays, changeableDates, valueOn } from '@strapec/domain';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dateInWords } from '../../shared/time/date-words';
import parts from '../../shared/ui/parts.module.css';
import { useDrawer } from '../../shared/ui/use-drawer';
import { ChangeDrawer } from './change-drawer';
import styles from './venue.module.css';
import { type ToldRule, changesInWords, rulesInWords } from './rule-words';
import { ChangedRules, RulesDrawer, type RulesTask } from './rules-drawer';
import { useVenueText } from './texts';

type Task = { put: RulesTask } | { remove: Dated<BookingRules>; before: BookingRules };

/** The current rules as sentences, later ones, and a form for new ones from a date on. */
export function Rules({ settings: { today, venue, rooms } }: { settings: VenueSettingsDto }) {
  const text = useVenueText();
  const { language } = useLanguage();
  const drawer = useDrawer<Task>();
  const all = venue.rules as readonly Dated<BookingRules>[];
  const last = all.at(-1);
  const task = drawer.subject;
  const before = ({ from }: Dated<BookingRules>) => valueOn(addDays(from, -1), all);
  return (
    <section aria-labelledby="rules" className={`${parts.card} ${parts.stack} ${styles.part}`}>
      <div className={parts.bar}>
        <h3 id="rules">{text('settings.rules')}</h3>
        {last && (
          <Button
            onClick={() =>
              drawer.open({ put: { rules: { from: dayAfter(today, last.from), value: last.value }, replaces: null } })
            }
          >
            {text('settings.rules.add')}
          </Button>
        )}
      </div>
      <div className={parts.gallery}>
        {all.map((rules, index) => (
          <OneSet
            key={rules.from}
            rules={rules}
            before={index === 0 ? null : (all[index - 1]?.value ?? null)}
            isNow={rules.from <= today}
            isChangeable={changeableDates(all, today).includes(rules.from)}
            onEdit={() => drawer.open({ put: { rules, replaces: rules.from } })}
            onRemove={() => drawer.open({ remove: rules, before: before(rules) ?? rules.value })}
          />
        ))}
      </div>
      {task && 'put' in task && (
        <RulesDrawer key={drawer.opening} task={task.put} all={all} rooms={rooms} today={today} {...drawer.props} />
      )}
      {task && 'remove' in task && (
        <ChangeDrawer
          key={drawer.opening}
          title={text('settings.form.removeRules', { date: dateInWords(task.remove.from, language) })}
          changeOf={() => ({ removeRules: { from: task.remove.from } })}
          told={() => <ChangedRules before={task.remove.value} after={task.before} />}
          {...drawer.props}
        />
      )}
    </section>
  );
}

/** New rules begin after all existing ones. */
const dayAfter = (today: string, last: string): string => addDays(last > today ? last : today, 1);

interface OneSetProps {
  rules: Dated<BookingRules>;
  /** The rules until then; of later ones only the differences are shown. */
  before: BookingRules | null;
  isNow: boolean;
  isChangeable: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function OneSet({ rules, before, isNow, isChangeable, onEdit, onRemove }: OneSetProps) {
  const text = useVenueText();
  const { language } = useLanguage();
  const what = isNow
    ? text('settings.week.now')
    : text('settings.week.from', { date: dateInWords(rules.from, language) });
  const about = text('settings.rules.about', { what });
  const told: ToldRule[] =
    isNow || !before ? rulesInWords(rules.value, text) : changesInWords(before, rules.value, text);
  return (
    <div className={`${parts.stack} ${styles.card}`}>
      <h4>{what}</h4>
      <ul className={parts.lines}>
        {told.map(({ name, now }) => (
          <li key={name}>{now}</li>
        ))}
        {!isNow && <li>{text(told.length === 0 ? 'settings.rules.same' : 'settings.rules.rest')}</li>}
      </ul>
      {isChangeable && (
        <div className={parts.row}>
          <Button onClick={onEdit} aria-label={text('settings.edit.what', { what: about })}>
            {text('settings.edit')}
          </Button>
          <Button onClick={onRemove} aria-label={text('settings.remove.what', { what: about })}>
            {text('settings.remove')}
          </Button>
        </div>
      )}
    </div>
  );
}
