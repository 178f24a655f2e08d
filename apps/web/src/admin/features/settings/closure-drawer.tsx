import type { DatedRoomDto } from '@strapec/contracts';
import { type TableClosure, closureErrors, venueLimits, tablesOfAll } from '@strapec/domain';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useLanguage } from '../../../shared/i18n/language-context';
import { DateField } from '../../shared/ui/date-field';
import parts from '../../shared/ui/parts.module.css';
import type { DrawerProps } from '../../shared/ui/use-drawer';
import { ChangeDrawer } from './change-drawer';
import styles from './venue.module.css';
import { tablesAhead, zonesAhead } from './room-words';
import { useVenueText } from './texts';

export interface ClosureTask {
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

export function ClosureDrawer({ task, rooms, today, ...drawer }: ClosureDrawerProps) {
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
