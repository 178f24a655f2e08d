import { type Dated, type ServiceDate, addDays, changeableDates } from '@strapec/domain';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { dateInWords } from '../ui/time/date-words';
import parts from '../ui/parts.module.css';
import { useDrawer } from '../ui/drawer/use-drawer';
import { VenueChangeDrawer, type ChangeOptions } from './venue-change-drawer';
import { useVenueText } from './texts';
import styles from './venue.module.css';

type RemovalOptions = Omit<ChangeOptions<object>, 'form'>;

interface SectionActions<Subject> {
  edit: (task: Subject) => void;
  remove: (removal: RemovalOptions) => void;
}

interface SettingsSectionProps<Subject, Values extends object> {
  id: string;
  title: string;
  lead?: string;
  contentAbove?: (actions: SectionActions<Subject>) => ReactNode;
  headerButton: (actions: SectionActions<Subject>) => ReactNode;
  children?: (actions: SectionActions<Subject>) => ReactNode;
  toChangeOptions: (task: Subject) => ChangeOptions<Values>;
}

/** With the drawers in which its entries are edited or removed. */
export function SettingsSection<Subject, Values extends object>(props: SettingsSectionProps<Subject, Values>) {
  const { id, title, lead, contentAbove, headerButton, children, toChangeOptions } = props;
  const changeDrawer = useDrawer<{ edit: Subject } | { remove: RemovalOptions }>();
  const { subject, openCount } = changeDrawer;
  const actions: SectionActions<Subject> = {
    edit: (edit) => changeDrawer.open({ edit }),
    remove: (remove) => changeDrawer.open({ remove }),
  };
  return (
    <>
      {contentAbove?.(actions)}
      <section aria-labelledby={id} className={`${parts.card} ${parts.stack} ${styles.part}`}>
        <div className={parts.bar}>
          <h3 id={id}>{title}</h3>
          {headerButton(actions)}
        </div>
        {lead && <p className={parts.muted}>{lead}</p>}
        {children?.(actions)}
      </section>
      {subject && (
        <VenueChangeDrawer
          key={openCount}
          {...('edit' in subject ? toChangeOptions(subject.edit) : subject.remove)}
          {...changeDrawer.props}
        />
      )}
    </>
  );
}

interface EditedEntry<Value> {
  entry: Dated<Value>;
  replaces: ServiceDate | null;
}

interface DatedSectionProps<Value, Values extends object> extends Pick<
  SettingsSectionProps<EditedEntry<Value>, Values>,
  'id' | 'title' | 'lead'
> {
  addText: string;
  entries: readonly Dated<Value>[];
  today: ServiceDate;
  earliestDate: ServiceDate;
  listClass?: string | undefined;
  toAccessibleName?: (title: string) => string;
  toRemoval: (dated: Dated<Value>) => RemovalOptions;
  toChangeOptions: (task: EditedEntry<Value>, others: readonly Dated<Value>[]) => ChangeOptions<Values>;
  children: (dated: Dated<Value>, index: number) => ReactNode;
}

export function DatedSection<Value, Values extends object>(props: DatedSectionProps<Value, Values>) {
  const { entries, today, earliestDate, addText, listClass = '', toAccessibleName, toRemoval, ...section } = props;
  const text = useVenueText();
  const { language } = useLanguage();
  const changeableFrom = changeableDates(entries, today);
  const lastEntry = entries.at(-1);
  const findOtherEntries = ({ replaces }: EditedEntry<Value>) => entries.filter(({ from }) => from !== replaces);
  const entryTitle = ({ from }: Dated<Value>): string =>
    from <= today ? text('settings.week.now') : text('settings.week.from', { date: dateInWords(from, language) });
  const createNextEntry = ({ from, value }: Dated<Value>): Dated<Value> => ({
    from: from < earliestDate ? earliestDate : addDays(from, 1),
    value,
  });
  return (
    <SettingsSection
      {...section}
      toChangeOptions={(task: EditedEntry<Value>) => props.toChangeOptions(task, findOtherEntries(task))}
      headerButton={({ edit }) =>
        lastEntry && (
          <Button onClick={() => edit({ entry: createNextEntry(lastEntry), replaces: null })}>{addText}</Button>
        )
      }
    >
      {({ edit, remove }) => (
        <div className={`${parts.gallery} ${listClass}`}>
          {entries.map((entry, index) => (
            <div key={entry.from} className={`${parts.stack} ${styles.card}`}>
              <h4>{entryTitle(entry)}</h4>
              {props.children(entry, index)}
              {changeableFrom.includes(entry.from) && (
                <EditAndRemoveButtons
                  subject={toAccessibleName?.(entryTitle(entry)) ?? entryTitle(entry)}
                  onEdit={() => edit({ entry, replaces: entry.from })}
                  onRemove={() => remove(toRemoval(entry))}
                />
              )}
            </div>
          ))}
        </div>
      )}
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
  const text = useVenueText();
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

interface EntryRowProps {
  title: string;
  facts: ReactNode;
  isClosed?: boolean;
  children: ReactNode;
}

export function EntryRow({ title, facts, isClosed, children }: EntryRowProps) {
  return (
    <li className={`${parts.bar} ${styles.row}`}>
      <div>
        <p className={`${parts.date} ${parts.strong}`}>{title}</p>
        <p className={`${parts.muted} ${styles.facts}`} data-closed={isClosed}>
          {facts}
        </p>
      </div>
      {children}
    </li>
  );
}
