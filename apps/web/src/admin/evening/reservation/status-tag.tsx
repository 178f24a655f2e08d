import { type ShownStatus, shownStatuses } from '@strapec/domain';
import { Tag, type Tone } from '../../ui/tag';
import { useReservationText } from './texts';

const tones: Readonly<Record<ShownStatus, Tone>> = {
  pending_approval: 'waiting',
  confirmed: 'good',
  seated: 'done',
  completed: 'neutral',
  cancelled: 'bad',
  no_show: 'bad',
};

/** An unknown status is shown unchanged in a neutral colour (spec §4). */
export function StatusTag({ status }: { status: ShownStatus }) {
  const text = useReservationText();
  const isKnown = shownStatuses.includes(status);
  return <Tag tone={isKnown ? tones[status] : 'neutral'}>{isKnown ? text(`status.${status}`) : status}</Tag>;
}
