import { type RoomLayout, type ZoneName, isBlank, checkPartySizes, roomLimits, groupByZone } from '@strapec/domain';
import Button from 'antd/es/button';
import Input, { type InputProps } from 'antd/es/input';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import parts from '../../ui/parts.module.css';
import {
  type PartySizes,
  type RoomEditingProps,
  areJoined,
  isNameTaken,
  renameTable,
  addCombination,
  changeTables,
  setZone,
  removeTables,
} from './room-edits';
import styles from './room.module.css';
import { useSettingsText } from '../texts';

export function SelectedTablesPanel({ room, onChange, selection, onSelect }: RoomEditingProps) {
  const text = useSettingsText();
  const tables = selection.flatMap((index) => room.tables[index] ?? []);
  const [firstTable] = tables;
  if (!firstTable) return <p className={parts.muted}>{text('room.chooseFirst')}</p>;
  const tableNames = tables.map(({ id }) => id).join(' + ');
  const singleIndex = tables.length === 1 ? selection[0] : undefined;
  return (
    <section
      className={`${parts.card} ${parts.stack12} ${styles.panel}`}
      aria-label={text('room.chosen', { tables: tableNames })}
    >
      <h4>{tableNames}</h4>
      {singleIndex !== undefined && (
        <div className={parts.stack12}>
          <NameField
            key={firstTable.id}
            room={room}
            index={singleIndex}
            onRename={(name) => onChange(renameTable(room, singleIndex, name))}
          />
          <PartySizeFields
            value={firstTable}
            onChange={(sizes) => onChange(changeTables(room, [singleIndex], sizes))}
          />
        </div>
      )}
      <ZoneFields room={room} selection={selection} zone={firstTable.zone} onChange={onChange} />
      <div className={parts.row}>
        {tables.length > 1 && !areJoined(room, selection) && (
          <Button type="primary" onClick={() => onChange(addCombination(room, selection))}>
            {text('room.join', { tables: tableNames })}
          </Button>
        )}
        <Button
          danger
          onClick={() => {
            onChange(removeTables(room, selection));
            onSelect([]);
          }}
        >
          {text('room.remove', { tables: tableNames })}
        </Button>
        <Button onClick={() => onSelect([])}>{text('room.unchoose')}</Button>
      </div>
    </section>
  );
}

/** Applied on blur: an unfinished name may equal that of another table. */
function NameField({ room, index, onRename }: { room: RoomLayout; index: number; onRename: (name: string) => void }) {
  const text = useSettingsText();
  const savedName = room.tables[index]?.id ?? '';
  const [nameInput, setNameInput] = useState(savedName);
  const name = nameInput.trim();
  const errorCode = isBlank(name) ? 'name_missing' : isNameTaken(room, index, name) ? 'table_twice' : null;
  const submitName = () => name !== savedName && !errorCode && onRename(name);
  return (
    <LabelledInput
      label={text('room.name')}
      isInvalid={errorCode !== null}
      error={errorCode && text(`settings.error.${errorCode}`)}
      autoComplete="off"
      maxLength={roomLimits.nameLength}
      value={nameInput}
      onChange={({ target }) => setNameInput(target.value)}
      onBlur={submitName}
      onPressEnter={(event) => {
        event.preventDefault();
        submitName();
      }}
    />
  );
}

interface PartySizeFieldsProps {
  value: PartySizes;
  onChange: (sizes: Partial<PartySizes>) => void;
  tablesText?: string;
}

export function PartySizeFields({ value, onChange, tablesText }: PartySizeFieldsProps) {
  const text = useSettingsText();
  const [error] = checkPartySizes(value);
  return (
    <div className={`${parts.pair} ${styles.sizes}`} data-compact={tablesText !== undefined || undefined}>
      {(['minParty', 'maxParty'] as const).map((bound) => (
        <LabelledInput
          key={bound}
          label={text(`room.${bound}`)}
          accessibleName={tablesText && text('room.sizeOf', { size: text(`room.${bound}`), tables: tablesText })}
          isInvalid={error !== undefined}
          type="number"
          inputMode="numeric"
          min={1}
          max={roomLimits.guests}
          value={value[bound] || ''}
          onChange={({ target }) => onChange({ [bound]: Math.trunc(Number(target.value)) || 0 })}
        />
      ))}
      {error && <em>{text(`settings.error.${error.code}`)}</em>}
    </div>
  );
}

interface ZoneFieldsProps extends Omit<RoomEditingProps, 'onSelect'> {
  zone: ZoneName | undefined;
}

function ZoneFields({ room, selection, zone = { sk: '', en: '' }, onChange }: ZoneFieldsProps) {
  const text = useSettingsText();
  const { language } = useLanguage();
  const otherZones = groupByZone(room).filter(({ name }) => name.sk !== zone.sk || name.en !== zone.en);
  const isIncomplete = isBlank(zone.sk) !== isBlank(zone.en);
  const moveToZone = (name: ZoneName) => onChange(setZone(room, selection, name));
  return (
    <div className={parts.stack12}>
      <div className={`${parts.pair} ${styles.sizes}`}>
        {(['sk', 'en'] as const).map((zoneLanguage) => (
          <LabelledInput
            key={zoneLanguage}
            label={text(`room.zone.${zoneLanguage}`)}
            isInvalid={isIncomplete && isBlank(zone[zoneLanguage])}
            lang={zoneLanguage}
            autoComplete="off"
            maxLength={60}
            value={zone[zoneLanguage]}
            onChange={({ target }) => moveToZone({ ...zone, [zoneLanguage]: target.value })}
          />
        ))}
        {isIncomplete && <em>{text('settings.error.label_in_both_languages')}</em>}
      </div>
      {otherZones.length > 0 && (
        <div className={parts.row}>
          {otherZones.map(({ name }) => (
            <Button key={`${name.sk} ${name.en}`} size="small" onClick={() => moveToZone(name)}>
              {text('room.zone.take', { zone: name[language] })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

interface LabelledInputProps extends InputProps {
  label: string;
  /** Instead of the label, where the place shows what the input is for. */
  accessibleName?: string | undefined;
  isInvalid: boolean;
  error?: string | null;
}

function LabelledInput({ label, accessibleName, isInvalid, error, ...input }: LabelledInputProps) {
  return (
    <div className={`${parts.stack} ${styles.field}`}>
      <label>
        {!accessibleName && <span>{label}</span>}
        <Input
          {...input}
          aria-label={accessibleName}
          aria-invalid={isInvalid || undefined}
          status={isInvalid ? 'error' : ''}
        />
      </label>
      {error && <em>{error}</em>}
    </div>
  );
}
