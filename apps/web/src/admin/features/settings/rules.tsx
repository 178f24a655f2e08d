import type { VenueSettingsDto } from '@strapec/contracts';
import { type BookingRules, type Dated, addDays, valueOn } from '@strapec/domain';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dateInWords } from '../../shared/time/date-words';
import parts from '../../shared/ui/parts.module.css';
import { DatedSection } from './dated-section';
import { changesInWords, rulesInWords } from './rule-words';
import { ChangedRules, RulesDrawer } from './rules-drawer';
import { useVenueText } from './texts';

export function Rules({ settings: { today, venue, rooms } }: { settings: VenueSettingsDto }) {
  const text = useVenueText();
  const { language } = useLanguage();
  const all = venue.rules as readonly Dated<BookingRules>[];
  return (
    <DatedSection
      id="rules"
      title={text('settings.rules')}
      addText={text('settings.rules.add')}
      all={all}
      today={today}
      earliest={addDays(today, 1)}
      nameOf={(what) => text('settings.rules.about', { what })}
      removalOf={({ from, value }) => ({
        title: text('settings.form.removeRules', { date: dateInWords(from, language) }),
        change: { removeRules: { from } },
        description: <ChangedRules before={value} after={valueOn(addDays(from, -1), all) ?? value} />,
      })}
      form={(task, drawer) => <RulesDrawer task={task} all={all} rooms={rooms} today={today} {...drawer} />}
    >
      {({ from, value }, index) => <RuleList rules={value} before={from <= today ? null : all[index - 1]?.value} />}
    </DatedSection>
  );
}

interface RuleListProps {
  rules: BookingRules;
  /** For later rules, those until then. */
  before: BookingRules | null | undefined;
}

function RuleList({ rules, before }: RuleListProps) {
  const text = useVenueText();
  const shown = before ? changesInWords(before, rules, text) : rulesInWords(rules, text);
  return (
    <ul className={parts.lines}>
      {shown.map(({ name, now }) => (
        <li key={name}>{now}</li>
      ))}
      {before !== null && <li>{text(shown.length === 0 ? 'settings.rules.same' : 'settings.rules.rest')}</li>}
    </ul>
  );
}
