import type { VenueSettingsDto, SavedClosureDto, TableClosureDto, TableDto } from '@strapec/contracts';
import { type TableClosure, checkClosure, findClosure, venueLimits, roomOn, listAllTableIds } from '@strapec/domain';
import Button from 'antd/es/button';
import { useLanguage } from '../../shared/i18n/language-context';
import parts from '../ui/parts.module.css';
import { EditAndRemoveButtons, SettingsRow, SettingsSection, useVenueChangeDrawer } from './settings-section';
import { formatDateRange } from './hours-values';
import styles from './venue.module.css';
import { listAllTables, describeTables, listZones } from './room/room-descriptions';
import { useSettingsText } from './texts';
import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { DateFormItem } from './hours-fields';

export function TableClosures({ settings: { today, rooms, closures } }: { settings: VenueSettingsDto }) {
  const text = useSettingsText();
  const { language } = useLanguage();
  const { tables } = roomOn(today, { rooms });
  const sortedClosures = closures.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const createClosure = (...ids: string[]) => ({ closure: { tables: ids, from: today, to: today }, replacedId: null });
  const { openEdit, openRemoval, changeDrawer } = useVenueChangeDrawer<EditedClosure, ClosureValues>(
    ({ closure: { tables: closedTables, from, to, reason = '' }, replacedId }) => ({
      title: text('settings.tables.out'),
      form: {
        initialValues: { tables: [...closedTables], from, to, reason },
        fields: <ClosureFields rooms={rooms} />,
        findErrors: (values) => checkClosure(toClosure(values), { knownTableIds: listAllTableIds(rooms), today }),
      },
      toChange: (values) => ({ putClosure: { closure: toClosure(values), replaces: replacedId } }),
    }),
  );
  return (
    <SettingsSection
      id="tables"
      title={text('settings.tables')}
      lead={text('settings.tables.lead')}
      button={<Button onClick={() => openEdit(createClosure())}>{text('settings.tables.out')}</Button>}
    >
      <ul className={`${parts.row} ${styles.tables}`}>
        {tables.map((table) => (
          <CloseTableButton
            key={table.id}
            table={table}
            isOut={findClosure(table.id, today, closures) !== undefined}
            onClose={() => openEdit(createClosure(table.id))}
          />
        ))}
      </ul>
      {sortedClosures.length > 0 && (
        <ul className={parts.lines}>
          {sortedClosures.map((closure) => (
            <ClosureRow
              key={closure.id}
              closure={closure}
              tablesText={describeTables(closure.tables, { rooms, language })}
              today={today}
              onEdit={() => openEdit({ closure, replacedId: closure.id })}
              onRemove={(title) => openRemoval({ title, toChange: () => ({ removeClosure: { id: closure.id } }) })}
            />
          ))}
        </ul>
      )}
      {changeDrawer}
    </SettingsSection>
  );
}

function CloseTableButton({ table, isOut, onClose }: { table: TableDto; isOut: boolean; onClose: () => void }) {
  const text = useSettingsText();
  const { id, minParty, maxParty } = table;
  return (
    <li>
      <button
        type="button"
        className={`${parts.chip} ${styles.table}`}
        data-out={isOut || undefined}
        aria-label={text('settings.tables.out.what', { table: id, min: minParty, max: maxParty, out: String(isOut) })}
        onClick={onClose}
      >
        <b>{id}</b>
        <span>{text('settings.tables.size', { min: minParty, max: maxParty })}</span>
        {isOut && <small>{text('settings.tables.out')}</small>}
      </button>
    </li>
  );
}

interface ClosureRowProps {
  closure: SavedClosureDto;
  tablesText: string;
  today: string;
  onEdit: () => void;
  onRemove: (title: string) => void;
}

function ClosureRow({ closure, tablesText, today, onEdit, onRemove }: ClosureRowProps) {
  const text = useSettingsText();
  const { language } = useLanguage();
  const isCurrent = closure.from <= today;
  const datesText =
    isCurrent && closure.from !== closure.to
      ? text('settings.tables.until', { date: formatDateRange({ from: closure.to, to: closure.to }, language) })
      : formatDateRange(closure, language);
  const bringBackText = text('settings.tables.back.what', { tables: tablesText });
  return (
    <SettingsRow
      title={tablesText}
      facts={
        <>
          {isCurrent && <b data-tone="bad">{text('settings.tables.out')}</b>}
          {isCurrent && ' · '}
          {datesText}
          {closure.reason && ` · ${closure.reason}`}
        </>
      }
    >
      <EditAndRemoveButtons
        subject={tablesText}
        removal={{ label: text('settings.tables.back'), name: bringBackText }}
        onEdit={onEdit}
        onRemove={() => onRemove(bringBackText)}
      />
    </SettingsRow>
  );
}

interface EditedClosure {
  closure: TableClosure;
  replacedId: number | null;
}

type ClosureValues = Required<TableClosureDto>;

function toClosure({ tables, from, to, reason }: ClosureValues) {
  const trimmedReason = reason.trim();
  return { tables: [...tables].sort(), from, to, ...(trimmedReason && { reason: trimmedReason }) };
}

function ClosureFields({ rooms }: Pick<VenueSettingsDto, 'rooms'>) {
  const text = useSettingsText();
  const tables = listAllTables(rooms);
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
      <ZoneButtons rooms={rooms} />
      <div className={parts.pair}>
        <DateFormItem name="from" label={text('settings.form.from')} />
        <DateFormItem name="to" label={text('settings.form.to')} />
      </div>
      <Form.Item name="reason" label={text('settings.tables.why')} extra={text('settings.tables.why.hint')}>
        <Input autoComplete="off" maxLength={venueLimits.labelLength} />
      </Form.Item>
    </>
  );
}

function ZoneButtons({ rooms }: Pick<VenueSettingsDto, 'rooms'>) {
  const text = useSettingsText();
  const { language } = useLanguage();
  const form = Form.useFormInstance<ClosureValues>();
  const zones = listZones(rooms);
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
