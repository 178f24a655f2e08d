import { type Dated, type ServiceDate, addDays, changeableDates } from '@strapec/domain';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { dateInWords } from '../ui/time/date-words';
import parts from '../ui/parts.module.css';
import { useDrawer } from '../ui/drawer/use-drawer';
import { ChangeDrawer, type ChangeOptions } from './change-drawer';
import { useVenueText } from './texts';
import styles from './venue.module.css';

type Removal = Omit<ChangeOptions<object>, 'form'>;

interface SectionActions<Task> {
  edit: (task: Task) => void;
  remove: (removal: Removal) => void;
}

interface SettingsSectionProps<Task, Values extends object> {
  id: string;
  title: string;
  lead?: string;
  contentAbove?: (actions: SectionActions<Task>) => ReactNode;
  headerButton: (actions: SectionActions<Task>) => ReactNode;
  children?: (actions: SectionActions<Task>) => ReactNode;
  toChangeOptions: (task: Task) => ChangeOptions<Values>;
}

/** With the drawers in which its entries are edited or removed. */
export function SettingsSection<Task, Values extends object>(props: SettingsSectionProps<Task, Values>) {
  const { id, title, lead, contentAbove, headerButton, children, toChangeOptions } = props;
  const drawer = useDrawer<{ edit: Task } | { remove: Removal }>();
  const { subject, opening } = drawer;
  const actions: SectionActions<Task> = {
    edit: (edit) => drawer.open({ edit }),
    remove: (remove) => drawer.open({ remove }),
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
        <ChangeDrawer
          key={opening}
          {...('edit' in subject ? toChangeOptions(subject.edit) : subject.remove)}
          {...drawer.props}
        />
      )}
    </>
  );
}

interface DatedTask<Value> {
  dated: Dated<Value>;
  replaces: ServiceDate | null;
}

interface DatedSectionProps<Value, Values extends object> extends Pick<
  SettingsSectionProps<DatedTask<Value>, Values>,
  'id' | 'title' | 'lead'
> {
  addText: string;
  entries: readonly Dated<Value>[];
  today: ServiceDate;
  earliestDate: ServiceDate;
  listClass?: string | undefined;
  accessibleName?: (title: string) => string;
  toRemoval: (dated: Dated<Value>) => Removal;
  toChangeOptions: (task: DatedTask<Value>, others: readonly Dated<Value>[]) => ChangeOptions<Values>;
  children: (dated: Dated<Value>, index: number) => ReactNode;
}

export function DatedSection<Value, Values extends object>(props: DatedSectionProps<Value, Values>) {
  const { entries, today, earliestDate, addText, listClass = '', accessibleName, toRemoval, ...section } = props;
  const text = useVenueText();
  const { language } = useLanguage();
  const changeable = changeableDates(entries, today);
  const last = entries.at(-1);
  const otherEntries = ({ replaces }: DatedTask<Value>) => entries.filter(({ from }) => from !== replaces);
  const entryTitle = ({ from }: Dated<Value>): string =>
    from <= today ? text('settings.week.now') : text('settings.week.from', { date: dateInWords(from, language) });
  const newEntry = ({ from, value }: Dated<Value>): Dated<Value> => ({
    from: from < earliestDate ? earliestDate : addDays(from, 1),
    value,
  });
  return (
    <SettingsSection
      {...section}
      toChangeOptions={(task: DatedTask<Value>) => props.toChangeOptions(task, otherEntries(task))}
      headerButton={({ edit }) =>
        last && <Button onClick={() => edit({ dated: newEntry(last), replaces: null })}>{addText}</Button>
      }
    >
      {({ edit, remove }) => (
        <div className={`${parts.gallery} ${listClass}`}>
          {entries.map((dated, index) => (
            <div key={dated.from} className={`${parts.stack} ${styles.card}`}>
              <h4>{entryTitle(dated)}</h4>
              {props.children(dated, index)}
              {changeable.includes(dated.from) && (
                <EditAndRemoveButtons
                  subject={accessibleName?.(entryTitle(dated)) ?? entryTitle(dated)}
                  onEdit={() => edit({ dated, replaces: dated.from })}
                  onRemove={() => remove(toRemoval(dated))}
                />
              )}
            </div>
          ))}
        </div>
      )}
    </SettingsSection>
  );
}

interface EditAndRemoveProps {
  subject: string;
  removal?: { label: string; name: string };
  onEdit: () => void;
  onRemove: () => void;
}

export function EditAndRemoveButtons({ subject, removal, onEdit, onRemove }: EditAndRemoveProps) {
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
