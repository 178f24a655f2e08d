import type { VenueSettingsDto } from '@strapec/contracts';
import {
  type BookingRules,
  type Dated,
  addDays,
  valueOn,
  type RoomLayout,
  type NumericRuleName,
  type ServiceDate,
  checkRules,
  ruleBounds,
  ruleNames,
  reservationLimits,
} from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import { dateInWords } from '../ui/time/date-words';
import parts from '../ui/parts.module.css';
import { DatedSection } from './settings-section';
import { unitOfRule } from './settings-label-texts';
import { texts, useSettingsText, type SettingsText } from './texts';
import { PreviewGroup } from './change-preview';
import { findTextId } from '../i18n/create-text-hook';
import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import Input, { type InputProps } from 'antd/es/input';
import { DateFormItem } from './hours-fields';
import styles from './venue.module.css';

export function ReservationRules({ settings: { today, venue, rooms } }: { settings: VenueSettingsDto }) {
  const text = useSettingsText();
  const { language } = useLanguage();
  const datedRules = venue.rules as readonly Dated<BookingRules>[];
  return (
    <DatedSection<BookingRules, RulesValues>
      id="rules"
      title={text('settings.rules')}
      addText={text('settings.rules.add')}
      entries={datedRules}
      today={today}
      earliestDate={addDays(today, 1)}
      toAccessibleName={(what) => text('settings.rules.about', { what })}
      toRemoval={({ from, value }) => ({
        title: text('settings.form.removeRules', { date: dateInWords(from, language) }),
        toChange: () => ({ removeRules: { from } }),
        renderChange: () => <ChangedRules before={value} after={valueOn(addDays(from, -1), datedRules) ?? value} />,
      })}
      toChangeOptions={({ entry, replacedFrom }, others) => ({
        title: text('settings.form.rules'),
        form: {
          initialValues: toRulesValues(entry),
          fields: <RulesFields rooms={rooms} />,
          findErrors: (values) =>
            checkRules(toDatedRules(values), {
              otherValues: others,
              today,
              knownTableIds: tableIdsOn(values.from, rooms),
            }),
        },
        toChange: (values) => ({ putRules: { rules: toDatedRules(values), replaces: replacedFrom } }),
        renderChange: ({ putRules }) => {
          const before = putRules && valueOn(putRules.rules.from, others);
          return before && <ChangedRules before={before} after={putRules.rules.value} />;
        },
      })}
    >
      {({ from, value }, index) => (
        <RuleList rules={value} rulesBefore={from <= today ? null : datedRules[index - 1]?.value} />
      )}
    </DatedSection>
  );
}

function RuleList({ rules, rulesBefore }: { rules: BookingRules; rulesBefore: BookingRules | null | undefined }) {
  const text = useSettingsText();
  const sentences = rulesBefore ? describeChangedRules(rulesBefore, rules, text) : describeRules(rules, text);
  return (
    <ul className={parts.lines}>
      {sentences.map(({ name, sentence }) => (
        <li key={name}>{sentence}</li>
      ))}
      {rulesBefore !== null && <li>{text(sentences.length === 0 ? 'settings.rules.same' : 'settings.rules.rest')}</li>}
    </ul>
  );
}

function ChangedRules({ before, after }: { before: BookingRules; after: BookingRules }) {
  const text = useSettingsText();
  const changes = describeChangedRules(before, after, text);
  return (
    <PreviewGroup title={text('settings.rules.changed')}>
      {changes.length === 0 && <p>{text('settings.rules.changed.none')}</p>}
      <ul className={parts.lines}>
        {changes.map(({ name, sentence, previousSentence }) => (
          <li key={name}>
            {sentence}
            <small>{text('settings.rules.was', { was: previousSentence ?? '' })}</small>
          </li>
        ))}
      </ul>
      <p>{text('settings.rules.changed.then')}</p>
    </PreviewGroup>
  );
}

const tableIdsOn = (date: ServiceDate, rooms: readonly Dated<RoomLayout>[]): string[] =>
  valueOn(date, rooms)?.tables.map(({ id }) => id) ?? [];

const ruleGroups = {
  when: ['slotMinutes', 'leadMinutes', 'horizonDays', 'usualStayHours', 'longestStayHours'],
  size: ['largestPartyOnline', 'approvalFrom', 'requestHours', 'depositFrom', 'pacingCovers'],
  tables: ['holdMinutes', 'graceMinutes', 'resetMinutes', 'smallPartiesFrom', 'freezeMinutes'],
  guests: ['reminderHours', 'lateCancelHours'],
} as const satisfies Record<string, readonly NumericRuleName[]>;

function RulesFields({ rooms }: Pick<VenueSettingsDto, 'rooms'>) {
  const text = useSettingsText();
  return (
    <>
      <DateFormItem name="from" label={text('settings.form.begins')} />
      {(Object.keys(ruleGroups) as (keyof typeof ruleGroups)[]).map((group) => (
        <fieldset key={group} className={parts.ruled}>
          <legend>{text(`settings.rules.group.${group}`)}</legend>
          {ruleGroups[group].map((name) => (
            <Form.Item
              key={name}
              name={name}
              label={text(`settings.rule.${name}`)}
              extra={text(`settings.rule.${name}.hint`)}
            >
              <RuleField name={name} />
            </Form.Item>
          ))}
          {group === 'tables' && <WalkInTables rooms={rooms} />}
        </fieldset>
      ))}
    </>
  );
}

interface RuleFieldProps extends Omit<InputProps, 'name' | 'value' | 'onChange'> {
  name: NumericRuleName;
  value?: string;
  onChange?: (value: string) => void;
}

function RuleField({ name, value = '', onChange, ...field }: RuleFieldProps) {
  const text = useSettingsText();
  const canBeOff = canApplyToNoParty(name);
  const isOff = canBeOff && value === String(noPartySize);
  return (
    <div className={parts.bar}>
      <Input
        {...field}
        style={{ flex: 1, width: 'auto' }}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        suffix={text(`settings.unit.${unitOfRule(name)}`)}
        disabled={isOff}
        value={isOff ? '' : value}
        onChange={({ target }) => onChange?.(target.value)}
      />
      {canBeOff && (
        <Checkbox checked={isOff} onChange={({ target }) => onChange?.(target.checked ? String(noPartySize) : '')}>
          {text('settings.rule.noParty')}
        </Checkbox>
      )}
    </div>
  );
}

function WalkInTables({ rooms }: Pick<VenueSettingsDto, 'rooms'>) {
  const text = useSettingsText();
  const form = Form.useFormInstance<RulesValues>();
  const from = Form.useWatch('from', form) ?? '';
  return (
    <Form.Item
      name="walkInTables"
      label={text('settings.rule.walkInTables')}
      extra={text('settings.rule.walkInTables.hint')}
    >
      <Checkbox.Group className={styles.picks} aria-label={text('settings.rule.walkInTables')}>
        {tableIdsOn(from, rooms).map((id) => (
          <Checkbox key={id} value={id}>
            {id}
          </Checkbox>
        ))}
      </Checkbox.Group>
    </Form.Item>
  );
}

type RulesValues = { from: ServiceDate; walkInTables: string[] } & Record<NumericRuleName, string>;

function toRulesValues({ from, value }: Dated<BookingRules>): RulesValues {
  const inputs = ruleNames.map((name) => [name, String(value[name] ?? '')]);
  return {
    from,
    walkInTables: [...value.walkInTables],
    ...(Object.fromEntries(inputs) as Record<NumericRuleName, string>),
  };
}

function toDatedRules({ from, walkInTables, ...inputs }: RulesValues): Dated<BookingRules> {
  const numbers = ruleNames.map((name) => [name, parseRuleNumber(inputs[name], ruleBounds[name].isNullable)]);
  return { from, value: { ...(Object.fromEntries(numbers) as unknown as BookingRules), walkInTables } };
}

function parseRuleNumber(input: string, isNullable = false): number | null {
  const trimmed = input.trim();
  if (trimmed === '' && isNullable) return null;
  return /^\d{1,5}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

interface RuleSentence {
  name: keyof BookingRules;
  sentence: string;
  previousSentence?: string;
}

/** One more than the largest party: the rule applies to no party. */
const noPartySize = reservationLimits.maxPartySize + 1;

const canApplyToNoParty = (name: NumericRuleName): boolean => name === 'approvalFrom' || name === 'depositFrom';

function isRuleOff(name: NumericRuleName, value: number | null): boolean {
  if (canApplyToNoParty(name)) return value === noPartySize;
  return ruleBounds[name].isNullable ? value === null : value === 0;
}

function describeRule(name: NumericRuleName, value: number | null, text: SettingsText): string {
  const textIdWhenOff = isRuleOff(name, value) && findTextId(texts, `settings.rules.${name}.none`);
  if (textIdWhenOff) return text(textIdWhenOff);
  return text(`settings.rules.${name}`, { count: value ?? 0, span: formatDuration(value ?? 0, text) });
}

function describeRules(rules: BookingRules, text: SettingsText): RuleSentence[] {
  return [
    ...ruleNames.map((name): RuleSentence => ({ name, sentence: describeRule(name, rules[name], text) })),
    { name: 'walkInTables', sentence: describeWalkInTables(rules, text) },
  ];
}

function describeChangedRules(before: BookingRules, after: BookingRules, text: SettingsText): RuleSentence[] {
  const previousByName = new Map(describeRules(before, text).map(({ name, sentence }) => [name, sentence]));
  return describeRules(after, text).flatMap((rule) => {
    const previousSentence = previousByName.get(rule.name);
    return previousSentence === undefined || previousSentence === rule.sentence ? [] : [{ ...rule, previousSentence }];
  });
}

const describeWalkInTables = ({ walkInTables }: BookingRules, text: SettingsText): string =>
  walkInTables.length === 0
    ? text('settings.rules.walkInTables.none')
    : text('settings.rules.walkInTables', { tables: walkInTables.join(', ') });

function formatDuration(minutes: number, text: SettingsText): string {
  const wholeHours = minutes / 60;
  return wholeHours >= 1 && Number.isInteger(wholeHours)
    ? text('settings.span.hours', { count: wholeHours })
    : text('settings.span.minutes', { count: minutes });
}
