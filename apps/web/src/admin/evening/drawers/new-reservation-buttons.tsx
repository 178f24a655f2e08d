import PhoneOutlined from '@ant-design/icons/PhoneOutlined';
import Button, { type ButtonProps } from 'antd/es/button';
import { Hint } from '../../ui/hint';
import { useReservationText } from '../reservation/texts';
import { useReservationDrawers } from './reservation-drawers';

interface NewReservationButtonsProps {
  isToday: boolean;
  walkIn: Pick<ButtonProps, 'icon' | 'onClick'>;
}

/** No walk-in on another day. */
export function NewReservationButtons({ isToday, walkIn }: NewReservationButtonsProps) {
  const text = useReservationText();
  const { openNewForm } = useReservationDrawers();
  return (
    <>
      <ShortcutButton
        shortcut="Alt+N"
        type={isToday ? 'default' : 'primary'}
        icon={<PhoneOutlined aria-hidden />}
        onClick={() => openNewForm('phone')}
      >
        {text('reservation.new')}
      </ShortcutButton>
      {isToday && (
        <ShortcutButton shortcut="Alt+W" type="primary" {...walkIn}>
          {text('source.walk_in')}
        </ShortcutButton>
      )}
    </>
  );
}

export const ShortcutButton = ({ shortcut, ...buttonProps }: ButtonProps & { shortcut: string }) => (
  <Hint text={shortcut}>
    <Button aria-keyshortcuts={shortcut} {...buttonProps} />
  </Hint>
);
