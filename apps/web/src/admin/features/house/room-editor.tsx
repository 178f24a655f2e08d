import { type DrawnRoom, emptyRoom, roomLimits } from '@strapec/domain';
import Button from 'antd/es/button';
import { FormItemInputContext } from 'antd/es/form/context';
import { useState } from 'react';
import { RoomCanvas } from './room-canvas';
import { RoomCapacity } from './room-capacity';
import { type Chosen, withNewTable } from './room-edits';
import { RoomJoins } from './room-joins';
import { RoomPanel } from './room-panel';
import styles from './room.module.css';
import { useHouseText } from './texts';

interface RoomEditorProps {
  /** As a form gives it. */
  id?: string;
  value?: DrawnRoom;
  onChange?: (room: DrawnRoom) => void;
  /** The room that would hold otherwise. */
  before: DrawnRoom;
}

/** The drawn room: its tables, their joins and zones, and what that does to the house. Its fields say themselves what is wrong. */
export function RoomEditor({ id, value: room = emptyRoom, onChange = () => undefined, before }: RoomEditorProps) {
  const text = useHouseText();
  const [chosen, choose] = useState<Chosen>([]);
  const add = () => {
    onChange(withNewTable(room));
    choose([room.tables.length]);
  };
  return (
    <FormItemInputContext.Provider value={{}}>
      <div id={id} tabIndex={-1} className={styles.editor}>
        <div className={styles.stage}>
          <div className={styles.deeds}>
            <Button onClick={add} disabled={room.tables.length >= roomLimits.tables || undefined}>
              {text('room.add')}
            </Button>
          </div>
          <RoomCanvas room={room} onChange={onChange} chosen={chosen} onChoose={choose} />
        </div>
        <div className={styles.beside}>
          <RoomPanel room={room} onChange={onChange} chosen={chosen} onChoose={choose} />
          <RoomCapacity before={before} room={room} />
          <RoomJoins room={room} onChange={onChange} />
        </div>
      </div>
    </FormItemInputContext.Provider>
  );
}
