import type { DatedRoomDto, VenueSettingsDto, StandingClosureDto, TableDto } from '@strapec/contracts';
import { type TableClosure, closureErrors, closureOf, venueLimits, roomOn, tablesOfAll } from '@strapec/domain';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { type DrawerProps, useDrawer } from '../../shared/ui/use-drawer';
import parts from '../../shared/ui/parts.module.css';
import { ChangeDrawer } from './change-drawer';
import { rangeInWords } from './hours-words';
import styles from './venue.module.css';
import { tablesAhead, tablesInWords, zonesAhead } from './room-words';
import { useVenueText } from './texts';
import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { DateField } from '../../shared/ui/date-field';

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

interface ClosureTask {
  closure: TableClosure;
  replaces: number | null;
}

interface ClosureValues {
  tables: string[];
  from: string;
  to: string;
  reason: string;
}

interface ClosureDrawerProps extends DrawerProps {
  task: ClosureTask;
  rooms: readonly DatedRoomDto[];
  today: string;
}

function ClosureDrawer({ task, rooms, today, ...drawer }: ClosureDrawerProps) {
  const text = useVenueText();
  const { closure, replaces } = task;
  const known = tablesOfAll(rooms);
  return (
    <ChangeDrawer<ClosureValues>
      title={text('settings.tables.out')}
      form={{
        initial: {
          ...{ tables: [...closure.tables], from: closure.from, to: closure.to, reason: closure.reason ?? '' },
        },
        fields: <ClosureFields rooms={rooms} />,
        errors: (values) => closureErrors(closureIn(values), { known, today }),
      }}
      changeOf={(values) => ({ putClosure: { closure: closureIn(values), replaces } })}
      {...drawer}
    />
  );
}

function closureIn({ tables, from, to, reason }: ClosureValues) {
  const why = reason.trim();
  return { tables: [...tables].sort(), from, to, ...(why && { reason: why }) };
}

function ClosureFields({ rooms }: Pick<ClosureDrawerProps, 'rooms'>) {
  const text = useVenueText();
  const tables = tablesAhead(rooms);
  const isNeeded = [{ required: true, message: text('settings.error.missing') }];
  return (
    <>
      <Form.Item name="tables" label={text('settings.tables.which')}>
        <Checkbox.Group className={styles.picks} aria-label={text('settings.tables.which')}>
          {tables.map(({ id, minParty, maxParty }) => (
            <Checkbox key={id} value={id}>
              {id} <small>{text('settings.tables.size', { min: minParty, max: maxParty })}</small>
            </Checkbox>
          ))}
        </Checkbox.Group>
      </Form.Item>
      <Zones rooms={rooms} />
      <div className={parts.pair}>
        <Form.Item name="from" label={text('settings.form.from')} rules={isNeeded}>
          <DateField />
        </Form.Item>
        <Form.Item name="to" label={text('settings.form.to')} rules={isNeeded}>
          <DateField />
        </Form.Item>
      </div>
      <Form.Item name="reason" label={text('settings.tables.why')} extra={text('settings.tables.why.hint')}>
        <Input autoComplete="off" maxLength={venueLimits.labelLength} />
      </Form.Item>
    </>
  );
}

/** One press selects all tables of a zone, because a zone is closed by its tables. */
function Zones({ rooms }: Pick<ClosureDrawerProps, 'rooms'>) {
  const text = useVenueText();
  const { language } = useLanguage();
  const form = Form.useFormInstance<ClosureValues>();
  const zones = zonesAhead(rooms);
  if (zones.length === 0) return null;
  return (
    <div className={parts.row} role="group" aria-label={text('settings.tables.zones')}>
      {zones.map(({ name, tables }) => (
        <Button key={`${name.sk} ${name.en}`} onClick={() => form.setFieldValue('tables', tables)}>
          {text('settings.tables.zone', { zone: name[language] })}
        </Button>
      ))}
    </div>
  );
}
