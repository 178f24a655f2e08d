import type { ReservationDto } from '@strapec/contracts';
import { type LocalMoment, type StaffAction, minuteOfTime, staffActionsFor } from '@strapec/domain';
import Button from 'antd/es/button';
import { ConnectedOnly } from '../../shared/live/connected-only';
import { useReservationText } from '../../shared/reservation/texts';
import { useStaffAction } from '../../shared/reservation/use-staff-action';
import type { DeedPause } from './board-links';
import type { Party } from './tonight';
import { useBoardText } from './texts';

const steps: readonly StaffAction[] = ['approve', 'seat', 'complete'];

/** What comes next for a party as the evening goes: approved, seated, left; `undefined` while there is nothing to do. */
export function nextStepFor(reservation: ReservationDto, now: LocalMoment): StaffAction | undefined {
  const offered = staffActionsFor({ ...reservation, start: minuteOfTime(reservation.time) }, now);
  const [likeliest] = offered;
  return likeliest && steps.includes(likeliest) ? likeliest : undefined;
}

interface NextStepProps {
  party: Party;
  now: LocalMoment;
  pause: DeedPause;
}

/** The one big button of a party. */
export function NextStep({ party: { reservation, name }, now, pause }: NextStepProps) {
  const text = useBoardText();
  const word = useReservationText();
  const { act, isActing } = useStaffAction(reservation);
  const step = nextStepFor(reservation, now);
  if (!step) return null;
  const action = word(`card.action.${step}`);
  return (
    <ConnectedOnly>
      <Button
        data-action={step}
        type={step === 'complete' ? 'default' : 'primary'}
        aria-label={text('party.step', { action, name })}
        aria-disabled={isActing || pause.isPausing}
        onClick={() => {
          if (isActing || pause.isPausing) return;
          pause.begin(reservation.id);
          act(step);
        }}
      >
        {action}
      </Button>
    </ConnectedOnly>
  );
}
