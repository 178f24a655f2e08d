import { type DrawnRoom, type RoomTable, type ZoneName, isBlank, roomLimits, zonesOf } from '@strapec/domain';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import parts from '../../ui/parts.module.css';
import {
  type Chosen,
  areJoined,
  isTaken,
  renamedTable,
  withJoin,
  withTables,
  withZone,
  withoutTables,
} from './room-edits';
import styles from './room.module.css';
import { useVenueText } from '../texts';

interface RoomPanelProps {
  room: DrawnRoom;
  onChange: (room: DrawnRoom) => void;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

export function RoomPanel({ room, onChange, chosen, onChoose }: RoomPanelProps) {
  const text = useVenueText();
  const tables = chosen.flatMap((index) => room.tables[index] ?? []);
  const [first] = tables;
  if (!first) return <p className={parts.muted}>{text('room.chooseFirst')}</p>;
  const names = tables.map(({ id }) => id).join(' + ');
  const one = tables.length === 1 ? chosen[0] : undefined;
  return (
    <section
      className={`${parts.card} ${parts.stack12} ${styles.panel}`}
      aria-label={text('room.chosen', { tables: names })}
    >
      <h4>{names}</h4>
      {one !== undefined && (
        <div className={parts.stack12}>
          <NameField
            key={first.id}
            room={room}
            index={one}
            onRename={(name) => onChange(renamedTable(room, one, name))}
          />
          <Sizes value={first} onChange={(sizes) => onChange(withTables(room, [one], sizes))} />
        </div>
      )}
      <ZoneFields room={room} chosen={chosen} zone={first.zone} onChange={onChange} />
      <div className={parts.row}>
        {tables.length > 1 && !areJoined(room, chosen) && (
          <Button type="primary" onClick={() => onChange(withJoin(room, chosen))}>
            {text('room.join', { tables: names })}
          </Button>
        )}
        <Button
          danger
          onClick={() => {
            onChange(withoutTables(room, chosen));
            onChoose([]);
          }}
        >
          {text('room.remove', { tables: names })}
        </Button>
        <Button onClick={() => onChoose([])}>{text('room.unchoose')}</Button>
      </div>
    </section>
  );
}

/** Applied on blur: an unfinished name may equal that of another table. */
function NameField({ room, index, onRename }: { room: DrawnRoom; index: number; onRename: (name: string) => void }) {
  const text = useVenueText();
  const before = room.tables[index]?.id ?? '';
  const [typed, type] = useState(before);
  const name = typed.trim();
  const error = isBlank(name) ? 'name_missing' : isTaken(room, index, name) ? 'table_twice' : null;
  const leave = () => name !== before && !error && onRename(name);
  return (
    <Labelled label={text('room.name')} isWrong={error !== null} error={error && text(`settings.error.${error}`)}>
      {(field) => (
        <Input
          {...field}
          autoComplete="off"
          maxLength={roomLimits.nameLength}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
          onPressEnter={(event) => {
            event.preventDefault();
            leave();
          }}
        />
      )}
    </Labelled>
  );
}

interface SizesProps {
  value: Pick<RoomTable, 'minParty' | 'maxParty'>;
  onChange: (sizes: Partial<Pick<RoomTable, 'minParty' | 'maxParty'>>) => void;
  of?: string;
}

export function Sizes({ value, onChange, of }: SizesProps) {
  const text = useVenueText();
  const error = errorOfSizes(value);
  return (
    <div className={`${parts.pair} ${styles.sizes}`} data-compact={of !== undefined || undefined}>
      {(['minParty', 'maxParty'] as const).map((side) => (
        <Labelled
          key={side}
          label={text(`room.${side}`)}
          name={of && text('room.sizeOf', { size: text(`room.${side}`), tables: of })}
          isWrong={error !== null}
        >
          {(field) => (
            <Input
              {...field}
              type="number"
              inputMode="numeric"
              min={1}
              max={roomLimits.guests}
              value={value[side] || ''}
              onChange={({ target }) => onChange({ [side]: Math.trunc(Number(target.value)) || 0 })}
            />
          )}
        </Labelled>
      ))}
      {error && <em>{text(`settings.error.${error}`)}</em>}
    </div>
  );
}

function errorOfSizes({ minParty, maxParty }: SizesProps['value']): 'party_sizes' | 'min_above_max' | null {
  if (minParty < 1 || maxParty > roomLimits.guests) return 'party_sizes';
  return minParty > maxParty ? 'min_above_max' : null;
}

interface ZoneFieldsProps {
  room: DrawnRoom;
  chosen: Chosen;
  zone: ZoneName | undefined;
  onChange: (room: DrawnRoom) => void;
}

function ZoneFields({ room, chosen, zone = { sk: '', en: '' }, onChange }: ZoneFieldsProps) {
  const text = useVenueText();
  const { language } = useLanguage();
  const known = zonesOf(room).filter(({ name }) => name.sk !== zone.sk || name.en !== zone.en);
  const isHalf = isBlank(zone.sk) !== isBlank(zone.en);
  const put = (name: ZoneName) => onChange(withZone(room, chosen, name));
  return (
    <div className={parts.stack12}>
      <div className={`${parts.pair} ${styles.sizes}`}>
        {(['sk', 'en'] as const).map((one) => (
          <Labelled key={one} label={text(`room.zone.${one}`)} isWrong={isHalf && isBlank(zone[one])}>
            {(field) => (
              <Input
                {...field}
                lang={one}
                autoComplete="off"
                maxLength={60}
                value={zone[one]}
                onChange={({ target }) => put({ ...zone, [one]: target.value })}
              />
            )}
          </Labelled>
        ))}
        {isHalf && <em>{text('settings.error.label_in_both_languages')}</em>}
      </div>
      {known.length > 0 && (
        <div className={parts.row}>
          {known.map(({ name }) => (
            <Button key={`${name.sk} ${name.en}`} size="small" onClick={() => put(name)}>
              {text('room.zone.take', { zone: name[language] })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

interface LabelledProps {
  label: string;
  name?: string | undefined;
  isWrong: boolean;
  error?: string | null;
  children: (field: { 'aria-label'?: string; 'aria-invalid'?: true; status?: 'error' }) => ReactNode;
}

function Labelled({ label, name, isWrong, error, children }: LabelledProps) {
  return (
    <div className={`${parts.stack} ${styles.field}`}>
      <label>
        {!name && <span>{label}</span>}
        {children({ ...(name && { 'aria-label': name }), ...(isWrong && { 'aria-invalid': true, status: 'error' }) })}
      </label>
      {error && <em>{error}</em>}
    </div>
  );
}
