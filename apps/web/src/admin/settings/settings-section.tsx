import { type Dated, type ServiceDate, addDays, listChangeableDates } from '@strapec/domain';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { dateInWords } from '../ui/time/date-words';
import parts from '../ui/parts.module.css';
import { useDrawer } from '../ui/drawer/use-drawer';
import { Section, type SectionProps } from '../ui/section';
import { VenueChangeDrawer, type ChangeOptions } from './venue-change-drawer';
import { useSettingsText } from './texts';
import styles from './venue.module.css';

type RemovalOptions = Omit<ChangeOptions<object>, 'form'>;

/** The drawer in which an entry of a section is edited or removed. */
export function useVenueChangeDrawer<Subject, Values extends object>(
  toChangeOptions: (subject: Subject) => ChangeOptions<Values>,
) {
  const { subject, openCount, open, props } = useDrawer<{ edit: Subject } | { remove: RemovalOptions }>();
  const changeOptions = subject && ('edit' in subject ? toChangeOptions(subject.edit) : subject.remove);
  return {
    openEdit: (edit: Subject) => open({ edit }),
    openRemoval: (remove: RemovalOptions) => open({ remove }),
    changeDrawer: changeOptions && <VenueChangeDrawer key={openCount} {...changeOptions} {...props} />,
  };
}

export const SettingsSection = (section: SectionProps) => (
  <Section {...section} className={`${parts.card} ${parts.stack}`} />
);

interface EditedEntry<Value> {
  entry: Dated<Value>;
  replacedFrom: ServiceDate | null;
}

interface DatedSectionProps<Value, Values extends object> extends Pick<SectionProps, 'id' | 'title' | 'lead'> {
  addText: string;
  entries: readonly Dated<Value>[];
  today: ServiceDate;
  earliestDate: ServiceDate;
  listClass?: string | undefined;
  toAccessibleName?: (title: string) => string;
  toRemoval: (entry: Dated<Value>) => RemovalOptions;
  toChangeOptions: (edited: EditedEntry<Value>, otherEntries: readonly Dated<Value>[]) => ChangeOptions<Values>;
  children: (entry: Dated<Value>, index: number) => ReactNode;
}

export function DatedSection<Value, Values extends object>(props: DatedSectionProps<Value, Values>) {
  const { entries, today, earliestDate, addText, listClass = '', toAccessibleName, toRemoval, ...section } = props;
  const text = useSettingsText();
  const { language } = useLanguage();
  const { openEdit, openRemoval, changeDrawer } = useVenueChangeDrawer((edited: EditedEntry<Value>) =>
    props.toChangeOptions(
      edited,
      entries.filter(({ from }) => from !== edited.replacedFrom),
    ),
  );
  const editableDates = listChangeableDates(entries, today);
  const lastEntry = entries.at(-1);
  const toEntryTitle = ({ from }: Dated<Value>): string =>
    from <= today ? text('settings.week.now') : text('settings.week.from', { date: dateInWords(from, language) });
  const editNewEntry = ({ from, value }: Dated<Value>) =>
    openEdit({ entry: { from: from < earliestDate ? earliestDate : addDays(from, 1), value }, replacedFrom: null });
  return (
    <SettingsSection
      {...section}
      button={lastEntry && <Button onClick={() => editNewEntry(lastEntry)}>{addText}</Button>}
    >
      <div className={`${parts.gallery} ${listClass}`}>
        {entries.map((entry, index) => (
          <div key={entry.from} className={parts.stack}>
            <h4 className={parts.muted}>{toEntryTitle(entry)}</h4>
            {props.children(entry, index)}
            {editableDates.includes(entry.from) && (
              <EditAndRemoveButtons
                subject={toAccessibleName?.(toEntryTitle(entry)) ?? toEntryTitle(entry)}
                onEdit={() => openEdit({ entry, replacedFrom: entry.from })}
                onRemove={() => openRemoval(toRemoval(entry))}
              />
            )}
          </div>
        ))}
      </div>
      {changeDrawer}
    </SettingsSection>
  );
}

interface EditAndRemoveButtonsProps {
  subject: string;
  removal?: { label: string; name: string };
  onEdit: () => void;
  onRemove: () => void;
}

export function EditAndRemoveButtons({ subject, removal, onEdit, onRemove }: EditAndRemoveButtonsProps) {
  const text = useSettingsText();
  return (
    <div className={parts.row}>
      <Button onClick={onEdit} aria-label={text('settings.edit.what', { what: subject })}>
        {text('settings.edit')}
      </Button>
      <Button onClick={onRemove} aria-label={removal?.name ?? text('settings.remove.what', { what: subject })}>
        {removal?.label ?? text('settings.remove')}
      </Button>
    </div>
  );
}

interface SettingsRowProps {
  title: string;
  facts: ReactNode;
  children: ReactNode;
}

export function SettingsRow({ title, facts, children }: SettingsRowProps) {
  return (
    <li className={`${parts.bar} ${styles.row}`}>
      <div>
        <p className={`${parts.date} ${parts.strong}`}>{title}</p>
        <p className={`${parts.muted} ${parts.toned}`}>{facts}</p>
      </div>
      {children}
    </li>
  );
}
