import type { VenueSettingsDto, StandingClosureDto, TableDto } from '@strapec/contracts';
import { type TableClosure, closureErrors, closureOf, venueLimits, roomOn, tablesOfAll } from '@strapec/domain';
import Button from 'antd/es/button';
import { useLanguage } from '../../shared/i18n/language-context';
import parts from '../ui/parts.module.css';
import { EditAndRemove, EntryRow, SettingsSection } from './dated-section';
import { rangeInWords } from './hours-words';
import styles from './venue.module.css';
import { tablesAhead, tablesInWords, zonesAhead } from './room/room-words';
import { useVenueText } from './texts';
import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { DateItem } from './hours-fields';

export function Tables({ settings: { today, rooms, closures } }: { settings: VenueSettingsDto }) {
  const text = useVenueText();
  const { language } = useLanguage();
  const { tables } = roomOn(today, { rooms });
  const sorted = closures.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const closing = (...ids: string[]) => ({ closure: { tables: ids, from: today, to: today }, replaces: null });
  return (
    <SettingsSection<ClosureTask, ClosureValues>
      id="tables"
      title={text('settings.tables')}
      lead={text('settings.tables.lead')}
      button={({ edit }) => <Button onClick={() => edit(closing())}>{text('settings.tables.out')}</Button>}
      changeOf={({ closure: { tables: closed, from, to, reason = '' }, replaces }) => ({
        title: text('settings.tables.out'),
        form: {
          initial: { tables: [...closed], from, to, reason },
          fields: <ClosureFields rooms={rooms} />,
          errors: (values) => closureErrors(closureIn(values), { known: tablesOfAll(rooms), today }),
        },
        changeOf: (values) => ({ putClosure: { closure: closureIn(values), replaces } }),
      })}
    >
      {({ edit, remove }) => (
        <>
          <ul className={`${parts.row} ${styles.tables}`}>
            {tables.map((table) => (
              <Table
                key={table.id}
                table={table}
                isOut={closureOf(table.id, today, closures) !== undefined}
                onTakeOut={() => edit(closing(table.id))}
              />
            ))}
          </ul>
          {sorted.length > 0 && (
            <ul className={parts.lines}>
              {sorted.map((closure) => (
                <Closure
                  key={closure.id}
                  closure={closure}
                  tables={tablesInWords(closure.tables, { rooms, language })}
                  today={today}
                  onEdit={() => edit({ closure, replaces: closure.id })}
                  onRemove={(title) => remove({ title, change: { removeClosure: { id: closure.id } } })}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </SettingsSection>
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
        {isOut && <small>{text('settings.tables.out')}</small>}
      </button>
    </li>
  );
}

interface ClosureProps {
  closure: StandingClosureDto;
  tables: string;
  today: string;
  onEdit: () => void;
  onRemove: (title: string) => void;
}

function Closure({ closure, tables, today, onEdit, onRemove }: ClosureProps) {
  const text = useVenueText();
  const { language } = useLanguage();
  const isNow = closure.from <= today;
  const when =
    isNow && closure.from !== closure.to
      ? text('settings.tables.until', { date: rangeInWords({ from: closure.to, to: closure.to }, language) })
      : rangeInWords(closure, language);
  const back = text('settings.tables.back.what', { tables });
  return (
    <EntryRow
      title={tables}
      isClosed={isNow}
      facts={
        <>
          {isNow && <b>{text('settings.tables.out')}</b>}
          {isNow && ' · '}
          {when}
          {closure.reason && ` · ${closure.reason}`}
        </>
      }
    >
      <EditAndRemove
        what={tables}
        removal={{ label: text('settings.tables.back'), name: back }}
        onEdit={onEdit}
        onRemove={() => onRemove(back)}
      />
    </EntryRow>
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

function closureIn({ tables, from, to, reason }: ClosureValues) {
  const why = reason.trim();
  return { tables: [...tables].sort(), from, to, ...(why && { reason: why }) };
}

function ClosureFields({ rooms }: Pick<VenueSettingsDto, 'rooms'>) {
  const text = useVenueText();
  const tables = tablesAhead(rooms);
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
        <DateItem name="from" label={text('settings.form.from')} />
        <DateItem name="to" label={text('settings.form.to')} />
      </div>
      <Form.Item name="reason" label={text('settings.tables.why')} extra={text('settings.tables.why.hint')}>
        <Input autoComplete="off" maxLength={venueLimits.labelLength} />
      </Form.Item>
    </>
  );
}

function Zones({ rooms }: Pick<VenueSettingsDto, 'rooms'>) {
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
