import type { HouseChangeDto } from '@strapec/contracts';
import { type BookingRules, type Dated, type ServiceDate, rulesFaults, valueOn } from '@strapec/domain';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { DateField } from '../../shared/ui/date-field';
import type { DrawerProps } from '../../shared/ui/use-drawer';
import { ChangeDrawer } from './change-drawer';
import styles from './house.module.css';
import { changesInWords } from './rule-words';
import { type RulesValues, rulesOf, rulesValues } from './rules-values';
import { useHouseText } from './texts';

/** What a drawer about booking rules is for. */
export interface RulesTask {
  rules: Dated<BookingRules>;
  /** The date of those that are edited. */
  replaces: ServiceDate | null;
}

interface RulesDrawerProps extends DrawerProps {
  task: RulesTask;
  all: readonly Dated<BookingRules>[];
  today: ServiceDate;
}

/** The booking rules from a date on. */
export function RulesDrawer({ task, all, today, ...drawer }: RulesDrawerProps) {
  const text = useHouseText();
  const others = all.filter(({ from }) => from !== task.replaces);
  const told = ({ putRules }: HouseChangeDto) => {
    const before = putRules && valueOn(putRules.rules.from, others);
    return before && <ChangedRules before={before} after={putRules.rules.value} />;
  };
  return (
    <ChangeDrawer<RulesValues>
      title={text('house.form.rules')}
      form={{
        initial: rulesValues(task.rules),
        fields: <RulesFields />,
        faults: (values) => rulesFaults(rulesOf(values), { others, today }),
      }}
      changeOf={(values) => ({ putRules: { rules: rulesOf(values), replaces: task.replaces } })}
      told={told}
      {...drawer}
    />
  );
}

/** Which sentences of the rules are not what they were. */
export function ChangedRules({ before, after }: { before: BookingRules; after: BookingRules }) {
  const text = useHouseText();
  const changes = changesInWords(before, after, text);
  return (
    <section className={styles.group} data-tone="task">
      <h3>{text('house.rules.changed')}</h3>
      {changes.length === 0 && <p>{text('house.rules.changed.none')}</p>}
      <ul className={styles.rules}>
        {changes.map(({ name, now, was }) => (
          <li key={name}>
            {now}
            <small>{text('house.rules.was', { was: was ?? '' })}</small>
          </li>
        ))}
      </ul>
      <p>{text('house.rules.changed.then')}</p>
    </section>
  );
}

const groups = {
  when: ['slotMinutes', 'leadMinutes', 'horizonDays'],
  size: ['largestPartyOnline', 'approvalFrom', 'depositFrom', 'pacingCovers'],
  tables: ['holdMinutes', 'smallPartiesFrom', 'freezeMinutes'],
} as const satisfies Record<string, readonly (keyof BookingRules)[]>;

function RulesFields() {
  const text = useHouseText();
  return (
    <>
      <Form.Item
        name="from"
        label={text('house.form.begins')}
        rules={[{ required: true, message: text('house.fault.missing') }]}
      >
        <DateField />
      </Form.Item>
      {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
        <fieldset key={group} className={styles.ruleGroup}>
          <legend>{text(`house.rules.group.${group}`)}</legend>
          {groups[group].map((name) => (
            <Form.Item
              key={name}
              name={name}
              label={text(`house.rule.${name}`)}
              extra={text(`house.rule.${name}.hint`)}
            >
              <Input inputMode="numeric" autoComplete="off" maxLength={5} suffix={text(`house.unit.${units[name]}`)} />
            </Form.Item>
          ))}
        </fieldset>
      ))}
    </>
  );
}

const units = {
  slotMinutes: 'minutes',
  leadMinutes: 'minutes',
  horizonDays: 'days',
  largestPartyOnline: 'guests',
  approvalFrom: 'guests',
  depositFrom: 'guests',
  pacingCovers: 'guests',
  holdMinutes: 'minutes',
  smallPartiesFrom: 'minutes',
  freezeMinutes: 'minutes',
} as const satisfies Record<keyof BookingRules, string>;
