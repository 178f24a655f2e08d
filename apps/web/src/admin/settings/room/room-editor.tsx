import {
  type RoomLayout,
  type PartyCount,
  buildTablePlan,
  emptyRoom,
  countPartiesBySize,
  checkTablePlan,
  roomLimits,
  isServiceDate,
  roomOn,
} from '@strapec/domain';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { FormItemInputContext } from 'antd/es/form/context';
import { useDeferredValue, useMemo, useState } from 'react';
import parts from '../../ui/parts.module.css';
import { RoomCanvas } from './room-canvas';
import {
  type TableIndexes,
  countSeats,
  addTable,
  changeCombination,
  setWholeRoomOffered,
  removeCombination,
} from './room-edits';
import { SelectedTablesPanel, PartySizeFields } from './selected-tables-panel';
import styles from './room.module.css';
import { useSettingsText } from '../texts';
import type { VenueSettingsDto } from '@strapec/contracts';
import Form from 'antd/es/form';
import { DateFormItem } from '../hours-fields';

interface RoomEditorProps {
  id?: string;
  value?: RoomLayout;
  onChange?: (room: RoomLayout) => void;
  roomBefore: RoomLayout;
}

function RoomEditor({ id, value: room = emptyRoom, onChange = () => undefined, roomBefore }: RoomEditorProps) {
  const text = useSettingsText();
  const [selection, setSelection] = useState<TableIndexes>([]);
  const editingProps = { room, onChange, selection, onSelect: setSelection };
  const addAndSelectTable = () => {
    onChange(addTable(room));
    setSelection([room.tables.length]);
  };
  return (
    <FormItemInputContext.Provider value={{}}>
      <div id={id} tabIndex={-1} className={styles.editor}>
        <div className={parts.stack12}>
          <div className={parts.row}>
            <Button onClick={addAndSelectTable} disabled={room.tables.length >= roomLimits.tables || undefined}>
              {text('room.add')}
            </Button>
          </div>
          <RoomCanvas {...editingProps} />
        </div>
        <div className={styles.beside}>
          <SelectedTablesPanel {...editingProps} />
          <RoomCapacity roomBefore={roomBefore} room={room} />
          <RoomCombinations room={room} onChange={onChange} />
        </div>
      </div>
    </FormItemInputContext.Provider>
  );
}

function RoomCombinations({ room, onChange }: { room: RoomLayout; onChange: (room: RoomLayout) => void }) {
  const text = useSettingsText();
  const combinations = room.combinations.map((one, index) => ({ ...one, index }));
  const partialCombinations = combinations.filter(({ isWholeRoom }) => !isWholeRoom);
  const wholeRoom = combinations.find(({ isWholeRoom }) => isWholeRoom);
  return (
    <section aria-labelledby="room-joins" className={`${parts.card} ${parts.stack12} ${styles.joins}`}>
      <h4 id="room-joins">{text('room.joins')}</h4>
      {partialCombinations.length === 0 && <p className={parts.muted}>{text('room.joins.none')}</p>}
      <ul className={parts.lines}>
        {partialCombinations.map(({ index, tables, ...sizes }) => {
          const tablesText = tables.join(' + ');
          return (
            <li key={tables.join()}>
              <b>{tablesText}</b>
              <PartySizeFields
                value={sizes}
                tablesText={tablesText}
                onChange={(next) => onChange(changeCombination(room, index, next))}
              />
              <Button
                aria-label={text('room.unjoin.what', { tables: tablesText })}
                onClick={() => onChange(removeCombination(room, index))}
              >
                {text('room.unjoin')}
              </Button>
            </li>
          );
        })}
        <li>
          <Checkbox
            checked={wholeRoom !== undefined}
            onChange={({ target }) => onChange(setWholeRoomOffered(room, target.checked))}
          >
            {text('room.whole')}
          </Checkbox>
          {wholeRoom && (
            <PartySizeFields
              value={wholeRoom}
              tablesText={text('room.whole')}
              onChange={(next) => onChange(changeCombination(room, wholeRoom.index, next))}
            />
          )}
        </li>
      </ul>
    </section>
  );
}

function RoomCapacity({ roomBefore, room }: { roomBefore: RoomLayout; room: RoomLayout }) {
  const text = useSettingsText();
  const deferredRoom = useDeferredValue(room); // the dragged table is drawn first, the counts are computed after it
  const countsBefore = usePartyCounts(roomBefore);
  const newCounts = usePartyCounts(deferredRoom);
  const totals = {
    tables: deferredRoom.tables.length,
    seats: countSeats(deferredRoom.tables),
    tablesBefore: roomBefore.tables.length,
    seatsBefore: countSeats(roomBefore.tables),
  };
  return (
    <section aria-labelledby="room-capacity" className={`${parts.card} ${parts.stack12} ${styles.capacity}`}>
      <h4 id="room-capacity">{text('room.capacity')}</h4>
      <p>{text('room.seats', totals)}</p>
      {newCounts ? (
        <ul className={parts.facts}>
          {newCounts.map(({ from, to, count }, index) => {
            const countBefore = countsBefore?.[index]?.count ?? count;
            return (
              <li key={from} data-change={Math.sign(count - countBefore)}>
                <span>{text('room.parties', { from, to })}</span>
                <b>
                  {text('room.atOnce', {
                    before: countBefore,
                    now: count,
                    is: countBefore === count ? 'same' : 'other',
                  })}
                </b>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className={parts.muted}>{text('room.notYet')}</p>
      )}
    </section>
  );
}

/** `null` while the room is invalid; positions do not matter. */
function usePartyCounts({ tables, combinations }: RoomLayout): PartyCount[] | null {
  const sizes = tables.map(({ id, minParty, maxParty }) => ({ id, minParty, maxParty }));
  const planJson = JSON.stringify([sizes, combinations]);
  return useMemo(() => {
    const [plannedTables, plannedCombinations] = JSON.parse(planJson) as [
      RoomLayout['tables'],
      RoomLayout['combinations'],
    ];
    return checkTablePlan(plannedTables, plannedCombinations).length > 0
      ? null
      : countPartiesBySize(buildTablePlan(plannedTables, plannedCombinations));
  }, [planJson]);
}

export function RoomFields({ rooms, today }: Pick<VenueSettingsDto, 'rooms' | 'today'>) {
  const text = useSettingsText();
  const form = Form.useFormInstance();
  const from = (Form.useWatch('from', form) as string | undefined) ?? today;
  const clearError = () => form.setFields([{ name: 'value', errors: [] }]); // the error may be corrected by now
  return (
    <>
      <DateFormItem name="from" label={text('settings.form.begins')} className={styles.date} />
      <Form.Item name="value" className={styles.item}>
        <RoomEditor roomBefore={roomOn(isServiceDate(from) ? from : today, { rooms })} onChange={clearError} />
      </Form.Item>
    </>
  );
}
