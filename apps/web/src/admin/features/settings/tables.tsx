import type { VenueSettingsDto, StandingClosureDto, TableDto } from '@strapec/contracts';
import { closureOf, roomOn } from '@strapec/domain';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import parts from '../../shared/ui/parts.module.css';
import { useDrawer } from '../../shared/ui/use-drawer';
import { ChangeDrawer } from './change-drawer';
import { ClosureDrawer, type ClosureTask } from './closure-drawer';
import { rangeInWords } from './hours-words';
import styles from './venue.module.css';
import { tablesInWords } from './room-words';
import { useVenueText } from './texts';

type Task = { put: ClosureTask } | { remove: StandingClosureDto };

export function Tables({ settings: { today, rooms, closures } }: { settings: VenueSettingsDto }) {
  const text = useVenueText();
  const { language } = useLanguage();
  const drawer = useDrawer<Task>();
  const { tables } = roomOn(today, { rooms });
  const standing = closures.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const takeOut = (...ids: string[]) =>
    drawer.open({ put: { closure: { tables: ids, from: today, to: today }, replaces: null } });
  const task = drawer.subject;
  return (
    <section aria-labelledby="tables" className={`${parts.card} ${parts.stack} ${styles.part}`}>
      <div className={parts.bar}>
        <h3 id="tables">{text('settings.tables')}</h3>
        <Button onClick={() => takeOut()}>{text('settings.tables.out')}</Button>
      </div>
      <p className={parts.muted}>{text('settings.tables.lead')}</p>
      <ul className={`${parts.row} ${styles.tables}`}>
        {tables.map((table) => (
          <Table
            key={table.id}
            table={table}
            isOut={closureOf(table.id, today, closures) !== undefined}
            onTakeOut={() => takeOut(table.id)}
          />
        ))}
      </ul>
      {standing.length > 0 && (
        <ul className={parts.lines}>
          {standing.map((closure) => (
            <Closure
              key={closure.id}
              closure={closure}
              tables={tablesInWords(closure.tables, { rooms, language })}
              today={today}
              onEdit={() => drawer.open({ put: { closure, replaces: closure.id } })}
              onRemove={() => drawer.open({ remove: closure })}
            />
          ))}
        </ul>
      )}
      {task && 'put' in task && (
        <ClosureDrawer key={drawer.opening} task={task.put} rooms={rooms} today={today} {...drawer.props} />
      )}
      {task && 'remove' in task && (
        <ChangeDrawer
          key={drawer.opening}
          title={text('settings.tables.back.what', { tables: tablesInWords(task.remove.tables, { rooms, language }) })}
          changeOf={() => ({ removeClosure: { id: task.remove.id } })}
          {...drawer.props}
        />
      )}
    </section>
  );
}

function Table({ table, isOut, onTakeOut }: { table: TableDto; isOut: boolean; onTakeOut: () => void }) {
  const text = useVenueText();
  const { id, minParty, maxParty } = table;
  return (
    <li>
      <button
        type="button"
        className={`${parts.chip} ${styles.table}`}
        data-out={isOut || undefined}
        aria-label={text('settings.tables.out.what', { table: id, min: minParty, max: maxParty, out: String(isOut) })}
        onClick={onTakeOut}
      >
        <b>{id}</b>
        <span>{text('settings.tables.size', { min: minParty, max: maxParty })}</span>
        {isOut && <small>{text('settings.tables.isOut')}</small>}
      </button>
    </li>
  );
}

interface ClosureProps {
  closure: StandingClosureDto;
  tables: string;
  today: string;
  onEdit: () => void;
  onRemove: () => void;
}

function Closure({ closure, tables, today, onEdit, onRemove }: ClosureProps) {
  const text = useVenueText();
  const { language } = useLanguage();
  const isNow = closure.from <= today;
  const when =
    isNow && closure.from !== closure.to
      ? text('settings.tables.until', { date: rangeInWords({ from: closure.to, to: closure.to }, language) })
      : rangeInWords(closure, language);
  return (
    <li className={`${parts.bar} ${styles.row}`}>
      <div>
        <p className={`${parts.date} ${parts.strong}`}>{tables}</p>
        <p className={`${parts.muted} ${styles.facts}`} data-closed={isNow}>
          {isNow && <b>{text('settings.tables.isOut')}</b>}
          {isNow && ' · '}
          {when}
          {closure.reason && ` · ${closure.reason}`}
        </p>
      </div>
      <div className={parts.row}>
        <Button onClick={onEdit} aria-label={text('settings.edit.what', { what: tables })}>
          {text('settings.edit')}
        </Button>
        <Button onClick={onRemove} aria-label={text('settings.tables.back.what', { tables })}>
          {text('settings.tables.back')}
        </Button>
      </div>
    </li>
  );
}
