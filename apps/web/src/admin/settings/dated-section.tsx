import { type Dated, type ServiceDate, addDays, changeableDates } from '@strapec/domain';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { dateInWords } from '../ui/time/date-words';
import parts from '../ui/parts.module.css';
import { useDrawer } from '../ui/drawer/use-drawer';
import { ChangeDrawer, type ChangeTask } from './change-drawer';
import { useVenueText } from './texts';
import type { AnyChange } from './use-venue-change';
import styles from './venue.module.css';

interface Removal {
  title: string;
  change: AnyChange;
  description?: ReactNode;
}

interface SectionActions<Task> {
  edit: (task: Task) => void;
  remove: (removal: Removal) => void;
}

interface SettingsSectionProps<Task, Values extends object> {
  id: string;
  title: string;
  lead?: string;
  before?: (actions: SectionActions<Task>) => ReactNode;
  button: (actions: SectionActions<Task>) => ReactNode;
  children?: (actions: SectionActions<Task>) => ReactNode;
  changeOf: (task: Task) => ChangeTask<Values>;
}

/** With the drawers in which its entries are edited or removed. */
export function SettingsSection<Task, Values extends object>(props: SettingsSectionProps<Task, Values>) {
  const { id, title, lead, before, button, children, changeOf } = props;
  const drawer = useDrawer<{ edit: Task } | { remove: Removal }>();
  const { subject } = drawer;
  const actions: SectionActions<Task> = {
    edit: (edit) => drawer.open({ edit }),
    remove: (remove) => drawer.open({ remove }),
  };
  return (
    <>
      {before?.(actions)}
      <section aria-labelledby={id} className={`${parts.card} ${parts.stack} ${styles.part}`}>
        <div className={parts.bar}>
          <h3 id={id}>{title}</h3>
          {button(actions)}
        </div>
        {lead && <p className={parts.muted}>{lead}</p>}
        {children?.(actions)}
      </section>
      {subject && 'edit' in subject && (
        <ChangeDrawer key={drawer.opening} {...changeOf(subject.edit)} {...drawer.props} />
      )}
      {subject && 'remove' in subject && (
        <ChangeDrawer
          key={drawer.opening}
          title={subject.remove.title}
          changeOf={() => subject.remove.change}
          describe={() => subject.remove.description}
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
  all: readonly Dated<Value>[];
  today: ServiceDate;
  earliest: ServiceDate;
  listClass?: string | undefined;
  nameOf?: (title: string) => string;
  removalOf: (dated: Dated<Value>) => Removal;
  changeOf: (task: DatedTask<Value>, others: readonly Dated<Value>[]) => ChangeTask<Values>;
  children: (dated: Dated<Value>, index: number) => ReactNode;
}

export function DatedSection<Value, Values extends object>(props: DatedSectionProps<Value, Values>) {
  const { all, today, earliest, addText, listClass = '', nameOf, removalOf, changeOf, children, ...section } = props;
  const text = useVenueText();
  const { language } = useLanguage();
  const changeable = changeableDates(all, today);
  const last = all.at(-1);
  const othersThan = ({ replaces }: DatedTask<Value>) => all.filter(({ from }) => from !== replaces);
  const titleOf = ({ from }: Dated<Value>): string =>
    from <= today ? text('settings.week.now') : text('settings.week.from', { date: dateInWords(from, language) });
  const newOf = ({ from, value }: Dated<Value>): Dated<Value> => ({
    from: from < earliest ? earliest : addDays(from, 1),
    value,
  });
  return (
    <SettingsSection
      {...section}
      changeOf={(task: DatedTask<Value>) => changeOf(task, othersThan(task))}
      button={({ edit }) =>
        last && <Button onClick={() => edit({ dated: newOf(last), replaces: null })}>{addText}</Button>
      }
    >
      {({ edit, remove }) => (
        <div className={`${parts.gallery} ${listClass}`}>
          {all.map((dated, index) => (
            <div key={dated.from} className={`${parts.stack} ${styles.card}`}>
              <h4>{titleOf(dated)}</h4>
              {children(dated, index)}
              {changeable.includes(dated.from) && (
                <EditAndRemove
                  what={nameOf?.(titleOf(dated)) ?? titleOf(dated)}
                  onEdit={() => edit({ dated, replaces: dated.from })}
                  onRemove={() => remove(removalOf(dated))}
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
  what: string;
  removal?: { label: string; name: string };
  onEdit: () => void;
  onRemove: () => void;
}

export function EditAndRemove({ what, removal, onEdit, onRemove }: EditAndRemoveProps) {
  const text = useVenueText();
  return (
    <div className={parts.row}>
      <Button onClick={onEdit} aria-label={text('settings.edit.what', { what })}>
        {text('settings.edit')}
      </Button>
      <Button onClick={onRemove} aria-label={removal?.name ?? text('settings.remove.what', { what })}>
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
