import PhoneOutlined from '@ant-design/icons/PhoneOutlined';
import Button, { type ButtonProps } from 'antd/es/button';
import { Hint } from '../../ui/hint';
import { useReservationText } from '../reservation/texts';
import { useReservationDrawers } from './reservation-drawers';

interface EntryButtonsProps {
  isToday: boolean;
  walkIn: Pick<ButtonProps, 'icon' | 'onClick'>;
}

/** No walk-in on another day. */
export function EntryButtons({ isToday, walkIn }: EntryButtonsProps) {
  const text = useReservationText();
  const { openNew } = useReservationDrawers();
  return (
    <>
      <ShortcutButton
        keys="Alt+N"
        type={isToday ? 'default' : 'primary'}
        icon={<PhoneOutlined aria-hidden />}
        onClick={() => openNew('phone')}
      >
        {text('entry.new')}
      </ShortcutButton>
      {isToday && (
        <ShortcutButton keys="Alt+W" type="primary" {...walkIn}>
          {text('source.walk_in')}
        </ShortcutButton>
      )}
    </>
  );
}

export const ShortcutButton = ({ keys, ...buttonProps }: ButtonProps & { keys: string }) => (
  <Hint text={keys}>
    <Button aria-keyshortcuts={keys} {...buttonProps} />
  </Hint>
);
